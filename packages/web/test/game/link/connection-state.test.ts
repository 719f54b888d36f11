/** The line to the server is described as it is. */
import { expect, test } from 'vitest';
import { sayLine } from '../../../src/game/link/connection-sentence.ts';
import { online as en } from '../../../src/game/link/words/en.ts';
import { online as ru } from '../../../src/game/link/words/ru.ts';

const WELL = { state: 'connected', network: true, restarting: false, retry: undefined } as const;

test.each([
  [WELL, 'Connected'],
  [{ ...WELL, state: 'connecting' }, 'Connecting…'],
  [{ ...WELL, state: 'waiting', retry: 3.2 }, 'Connection lost. Trying again in 3 seconds.'],
  [{ ...WELL, state: 'waiting', retry: 1 }, 'Connection lost. Trying again in 1 second.'],
  [{ ...WELL, state: 'waiting', retry: 0.2 }, 'Connection lost. Trying again…'],
  [
    { ...WELL, state: 'waiting', network: false, retry: 9 },
    'You are offline. Nothing is lost; the game continues when you are back.',
  ],
  [{ ...WELL, state: 'waiting', restarting: true }, 'The server is restarting. Nothing is lost.'],
] as const)('%j reads %j', (line, said) => {
  expect(sayLine(en, line)).toBe(said);
});

test.each([
  [1, 'секунду'],
  [3, 'секунды'],
  [8, 'секунд'],
])('in %i %s', (retry, form) => {
  expect(sayLine(ru, { ...WELL, state: 'waiting', retry })).toContain(`через ${retry} ${form}.`);
});
