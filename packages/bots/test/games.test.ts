/** Whole games of every size: the bots play by the rules, finish, and play the same game twice. */
import { expect, test } from 'vitest';
import { BOT_NAMES, type BotName, BOTS } from '../src/index.ts';
import { GAMES, play } from './kit/play.ts';

const CASES = BOT_NAMES.flatMap((name) =>
  GAMES.map((options) => ({ name, options, mode: options.mode, seats: options.seats })),
);

/** A bot that searches takes its time, above all on a busy machine. */
const SEEDS: { readonly [name in BotName]?: readonly string[] } = { hard: ['one'] };
const PATIENCE = { timeout: 30_000 };

test.each(CASES)(
  '$name: plays whole games of $mode with $seats seats, never waiting',
  PATIENCE,
  ({ name, options }) => {
    for (const seed of SEEDS[name] ?? ['one', 'two', 'three']) {
      const { steps, end } = play(options, seed, () => BOTS[name]);
      expect(end.open.result?.seats).toHaveLength(options.seats);
      expect(steps.filter(({ command }) => command.type === 'wait')).toEqual([]);
    }
  },
);

test.each(CASES)(
  '$name: the same seed gives the same game of $mode with $seats seats',
  PATIENCE,
  ({ name, options }) => {
    const [once, again] = [0, 1].map(() => play(options, 'again', () => BOTS[name]));
    expect(again).toEqual(once);
  },
);

test('every bot has the name it is listed under', () => {
  expect(BOT_NAMES.map((name) => BOTS[name].name)).toEqual([...BOT_NAMES]);
});

/** By pure chance one of seven wins 14 % of the games, one of three 33 %. */
test.each([
  { seats: 7, games: 100, atLeast: 0.4 },
  { seats: 3, games: 100, atLeast: 0.55 },
])('one greedy bot among $seats seats beats random ones', ({ seats, games, atLeast }) => {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const greedy = game % seats;
    const options = { mode: 'table', seats, capitals: false } as const;
    const { end } = play(options, `arena ${game}`, (seat) => BOTS[seat === greedy ? 'greedy' : 'random']);
    if (end.open.result?.seats[greedy]?.rank === 1) wins++;
  }
  expect(wins / games).toBeGreaterThan(atLeast);
});
