/** A channel that was switched off is reported until its owner dismisses it, and again if it fails once more. */
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissOff, findSwitchedOff } from '../../../src/kit/notify/switched-off.ts';
import { openPage } from '../page.ts';

const OFF = { problem: { code: 'refused', status: 404 } };

/** What the server says of two ways. */
function serve(first: object, second: object): void {
  const ways = [
    { id: 'first', label: 'discord.com', ...first },
    { id: 'second', label: 'n…@example.org', ...second },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ ways }));
}

const found = async (): Promise<readonly string[]> => (await findSwitchedOff()).map(({ label }) => label);

beforeEach(() => openPage());

test('only channels with a problem are shown, until they are dismissed', async () => {
  serve(OFF, {});
  expect(await found()).toEqual(['discord.com']);
  dismissOff('first');
  expect(await found()).toEqual([]);
  serve(OFF, OFF);
  expect(await found()).toEqual(['n…@example.org']);
});

test('a channel that worked in between is shown again', async () => {
  serve(OFF, {});
  dismissOff('first');
  serve({}, {});
  expect(await found()).toEqual([]);
  serve(OFF, {});
  expect(await found()).toEqual(['discord.com']);
});

test('nothing is shown if the server does not answer, or stored data is broken', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'no-session' }, { status: 401 }));
  expect(await found()).toEqual([]);
  localStorage.setItem('duopolis.dismissed', '{');
  serve(OFF, {});
  expect(await found()).toEqual(['discord.com']);
});
