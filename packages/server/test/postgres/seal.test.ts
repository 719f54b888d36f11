/** A sealed notification is read by nodes of the same database, once, while it is new; everything else is refused. */
import type { TableEvent } from '@duopolis/table';
import { expect, test } from 'vitest';
import { noteOf } from '../../src/store/postgres/notes.ts';
import { receive } from '../../src/store/postgres/receiving.ts';
import { LONGEST_TEXT, openSeal, type Seal } from '../../src/store/postgres/seal.ts';
import { ABOUT } from '../kit/about.ts';

function nodes() {
  let time = 1_000_000;
  const now = (): number => time;
  return {
    one: openSeal('the key', now),
    other: openSeal('the key', now),
    stranger: openSeal('another key', now),
    pass: (milliseconds: number): void => {
      time += milliseconds;
    },
    late: (): Seal => openSeal('the key', now),
  };
}

test.each(['', 'said {', '1 2 table {"type":"x"}', 'é'.repeat(1_000), 'x'.repeat(LONGEST_TEXT)])(
  'another node reads %j',
  (text) => {
    const { one, other } = nodes();
    const payload = one.seal(text);
    expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(other.open(payload)).toEqual({ code: 'opened', text });
    expect(one.open(payload)).toEqual({ code: 'own' });
  },
);

test('every changed byte is refused', () => {
  const { one, other } = nodes();
  const sealed = one.seal('1 2 table');
  const [prefix = '', body = ''] = sealed.split(' ');
  const bytes = Buffer.from(body, 'base64url');
  for (const [nth, byte] of bytes.entries()) {
    const forged = Buffer.from(bytes);
    forged[nth] = byte ^ 1;
    expect(other.open(`${prefix} ${forged.toString('base64url')}`).code).toBe('refused');
    expect(other.open(`${prefix} ${bytes.subarray(0, nth).toString('base64url')}`).code).toBe('refused');
  }
  expect(other.open(sealed).code).toBe('opened');
});

test('a replayed notification is refused at once, and later by a node that is new to the sender', () => {
  const { one, other, pass, late } = nodes();
  const sealed = one.seal('1 2 table');
  expect([other.open(sealed).code, other.open(sealed).code]).toEqual(['opened', 'refused']);
  pass(60_001);
  expect([other.open(sealed).code, late().open(sealed).code]).toEqual(['refused', 'refused']);
});

test('reordered notifications are read, each once', () => {
  const { one, other } = nodes();
  const all = Array.from({ length: 3_000 }, (_, nth) => one.seal(`${nth}`));
  const pairs = all.flatMap((_, nth) => (nth % 2 === 0 ? [all[nth + 1] ?? '', all[nth] ?? ''] : []));
  expect(pairs.map((payload) => other.open(payload).code)).toEqual(pairs.map(() => 'opened'));
  expect(all.map((payload) => other.open(payload).code)).toEqual(all.map(() => 'refused'));
});

test('another key is refused, and an unsealed notification counts as plain', () => {
  const { other, stranger } = nodes();
  expect(other.open(stranger.seal('said {}')).code).toBe('refused');
  expect(other.open('said {}').code).toBe('plain');
});

test('short texts have equal lengths', () => {
  const { one } = nodes();
  expect(new Set(['', 'a', 'a longer text'].map((text) => one.seal(text).length)).size).toBe(1);
});

const fail = (): never => {
  throw new Error('a bug');
};

test('an unusable notification is counted, and does not throw', () => {
  const { one, other } = nodes();
  const received: string[] = [];
  const receiver = { changed: fail, hinted: fail, said: fail, taken: fail, shown: fail };
  const ignored = (): void => void received.push('ignored');
  for (const payload of ['said {', 'nonsense', one.seal('said {"a":1}'), one.seal('said {')])
    receive(other, { ...receiver, ignored }, payload);
  expect(received).toEqual(['ignored', 'ignored', 'ignored', 'ignored']);
});

test('an unsealed change is a hint to read the table, whatever events it has', () => {
  const { one, other } = nodes();
  const events: readonly TableEvent[] = [{ type: 'joined', at: 1, member: 'mallory', name: 'Mallory' }];
  const note = noteOf(7, { tableId: 'table', expected: 3, events, commands: [], about: ABOUT });
  const received: unknown[] = [];
  const receiver = {
    changed: (table: string, news: unknown) => received.push(['changed', table, news !== undefined]),
    hinted: (table: string) => received.push(['hinted', table]),
    said: fail,
    taken: fail,
    shown: fail,
    ignored: fail,
  };
  for (const payload of [note, one.seal(note)]) receive(other, receiver, payload);
  expect(received).toEqual([
    ['hinted', 'table'],
    ['changed', 'table', true],
  ]);
});
