/** Stepping through a game: keys, time, and every screen of it. */
import { recordOf, verifyRecord } from '@duopolis/rules/record';
import { LANGUAGES } from '@duopolis/words';
import { expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text-width.ts';
import { afterKey, afterTime, stepThrough } from '../src/replay/replay-command.ts';
import { type ReplayScreen, replayLines } from '../src/replay/replay-screen.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { sittersOf } from '../src/simulate/simulation-options.ts';
import { shellIn } from './kit/shell.ts';

function screenOf(mode: 'table' | 'duel', seats: number, capitals = false): ReplayScreen {
  const options = { mode, seats, capitals };
  const game = playGame(options, sittersOf(options, ['random']), { seed: 'replay' });
  if (!game.ok) throw new Error(game.error.code);
  const names = ['Anastasia', 'Benjamin', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus'].slice(0, seats);
  const record = recordOf(
    game.value.events,
    names.map((name) => ({ name, kind: 'bot' })),
  );
  if (record === undefined) throw new Error('no record');
  const replay = verifyRecord(record);
  if (!replay.ok) throw new Error(replay.error.code);
  return { record, replay: replay.value, game: 1, games: 1, step: 0, auto: false };
}

test.each(LANGUAGES)('every step fits 80x24 in %s', (language) => {
  for (const screen of [
    screenOf('table', 3),
    screenOf('table', 7),
    screenOf('duel', 2),
    screenOf('table', 7, true),
  ]) {
    for (let step = 0; step <= screen.replay.steps.length; step++) {
      const lines = replayLines({ ...screen, step }, shellIn(language));
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    }
  }
});

const SCREEN = screenOf('table', 3);
const END = SCREEN.replay.steps.length;

test.each([
  [0, 'right', 1],
  [0, 'left', 0],
  [5, 'left', 4],
  [5, 'home', 0],
  [5, 'end', END],
  [END, 'right', END],
  [5, 'k', 5],
])('at step %d the key %s leads to step %d', (step, key, to) => {
  expect(afterKey({ ...SCREEN, step }, key)?.step).toBe(to);
});

test('Space plays by itself and stops, at the end too', () => {
  const playing = afterKey(SCREEN, 'space');
  expect(playing?.auto).toBe(true);
  expect(afterKey(playing as ReplayScreen, 'space')?.auto).toBe(false);
  expect(afterTime({ ...SCREEN, step: END - 2, auto: true })).toMatchObject({ step: END - 1, auto: true });
  expect(afterTime({ ...SCREEN, step: END - 1, auto: true })).toMatchObject({ step: END, auto: false });
});

test('q leaves', async () => {
  const keys = ['right', 'right', 'q', 'right'];
  const shown: (readonly string[])[] = [];
  await stepThrough(
    SCREEN,
    { show: (lines) => shown.push(lines), key: async () => keys.shift(), end: () => {}, ended: () => true },
    shellIn('en'),
  );
  expect(shown.map(([title]) => title?.split(' · ')[0])).toEqual([
    `game 1 of 1, step 0 of ${END}`,
    `game 1 of 1, step 1 of ${END}`,
    `game 1 of 1, step 2 of ${END}`,
  ]);
});

test('the last placed tile is highlighted, and its city shows its score', () => {
  const lines = replayLines({ ...SCREEN, step: END }, shellIn('en')).join('\n');
  expect(lines).toMatch(/›[SFdembOPH]/);
  expect(lines).toMatch(/= [1-9]/);
});
