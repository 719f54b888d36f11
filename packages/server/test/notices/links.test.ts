/** Links in notices work without signing in, so nobody may make one, or change what one does. */
import { expect, test } from 'vitest';
import { type Link, readLink, writeLink } from '../../src/notices/links.ts';
import { started } from '../kit/server.ts';

const KEY = 'the key of a server';
const LINKS: readonly Link[] = [
  { does: 'stop', way: 'way-1', table: 'table-1' },
  { does: 'stop', way: 'way-1' },
  { does: 'confirm', way: 'way-2' },
  { does: 'calendar', way: 'way-3' },
];

test.each(LINKS)('a link is read as it was written: %j', (link) => {
  expect(readLink(KEY, writeLink(KEY, link))).toEqual(link);
});

test.each(LINKS)('every changed, missing or added character is refused: %j', (link) => {
  const written = writeLink(KEY, link);
  const changed = Array.from(written, (letter, nth) =>
    ['A', 'z', '.', '0', '']
      .filter((other) => other !== letter)
      .map((other) => written.slice(0, nth) + other + written.slice(nth + 1)),
  ).flat();
  const added = ['A', '.', '.A', '%00'].map((more) => written + more);
  expect([...changed, ...added].filter((text) => readLink(KEY, text) !== undefined)).toEqual([]);
});

test('a link signed with another key, with none, or with a part of the signature is refused', () => {
  const [link] = LINKS as readonly [Link];
  expect(readLink(KEY, writeLink('another key', link))).toBeUndefined();
  const [signed = ''] = writeLink(KEY, link).split('.').slice(-1);
  expect(signed.length).toBe(24);
  for (const part of ['', signed.slice(0, 4), signed.slice(4), signed.repeat(2)])
    expect(readLink(KEY, `stop.way-1.table-1.${part}`)).toBeUndefined();
});

const signatureOf = (link: Link): string => writeLink(KEY, link).split('.').at(-1) ?? '';

test('a link does only what it was made for', () => {
  const calendar = signatureOf({ does: 'calendar', way: 'way-1' });
  for (const does of ['stop', 'confirm', 'delete', 'toString', '__proto__'])
    expect(readLink(KEY, `${does}.way-1..${calendar}`)).toBeUndefined();
  const stop = signatureOf({ does: 'stop', way: 'way-1', table: 'table-1' });
  for (const rest of ['way-1.', 'way-2.table-1', 'way-1.table-2'])
    expect(readLink(KEY, `stop.${rest}.${stop}`)).toBeUndefined();
});

test('without a valid link nothing is stopped, confirmed or shown', async () => {
  const server = await started();
  const link = encodeURIComponent(writeLink(KEY, { does: 'calendar', way: 'way' }));
  const statuses = await Promise.all(
    (
      [
        ['POST', 'stop'],
        ['POST', 'confirm'],
        ['GET', 'calendar.ics'],
      ] as const
    ).map(
      async ([method, path]) =>
        (await fetch(`${server.address}/api/notices/${path}?link=${link}`, { method })).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
  await server.stop();
});
