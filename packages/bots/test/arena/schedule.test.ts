/** The schedule: every bot in every seat equally often, on the same deals. */
import type { Mode, Options } from '@duopolis/rules';
import { expect, test } from 'vitest';
import type { Contest, Fixture } from '../../src/arena/contest.ts';
import { scheduleOf } from '../../src/arena/schedule.ts';

const optionsOf = (mode: Mode, seats: number): Options => ({
  mode,
  seats,
  capitals: false,
  ...(mode === 'solo' && { solo: { kind: 'full', difficulty: 4 } as const }),
});

const fixtures = (
  bots: string,
  games: number,
  mode: Mode,
  seats: number,
  seed = 'schedule',
): readonly Fixture[] => {
  const contest: Contest = {
    options: optionsOf(mode, seats),
    bots: bots.split(','),
    games,
    seed,
    milliseconds: 10,
  };
  return [...scheduleOf(contest)];
};

const timesInSeats = (all: readonly Fixture[], bot: string, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => all.filter(({ lineup }) => lineup[seat] === bot).length);

test.each<[bots: string, mode: Mode, seats: number, games: number, inEachSeat: readonly number[]]>([
  ['a,b,c', 'table', 3, 30, [10, 10, 10]],
  ['a,b', 'table', 3, 12, [6, 6, 6]],
  ['a,b,b,b,b,b,b', 'table', 7, 14, [2, 2, 2, 2, 2, 2, 2]],
  ['a,b,c,d', 'table', 3, 12, [3, 3, 3]],
  ['a,b', 'duel', 2, 10, [5, 5]],
  ['a,b,c', 'duel', 2, 12, [4, 4]],
  ['a,b', 'duo', 3, 8, [4, 4, 0]],
  ['a,b', 'solo', 3, 8, [4, 0, 0]],
])(
  '%s in a %s of %i, %i games: the first bot sits equally often in every seat',
  (bots, mode, seats, games, times) => {
    const all = fixtures(bots, games, mode, seats);
    expect(all.map(({ game }) => game)).toEqual(Array.from({ length: games }, (_, game) => game));
    expect(timesInSeats(all, 'a', seats)).toEqual(times);
  },
);

test('a deal is played in every rotation with the same seed', () => {
  const all = fixtures('a,b,c', 9, 'table', 3);
  for (const games of Map.groupBy(all, ({ deal }) => deal).values()) {
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(1);
    const [first, second, third] = games.map(({ lineup }) => lineup.join(''));
    expect(`${first}${first}`).toContain(second);
    expect(new Set([first, second, third]).size).toBe(3);
  }
});

test('neighbours change from deal to deal', () => {
  const all = fixtures('a,b,c,d', 80, 'table', 4);
  const leftOfA = all.map(({ lineup }) => lineup[(lineup.indexOf('a') + 1) % 4]);
  expect(new Set(leftOfA)).toEqual(new Set(['b', 'c', 'd']));
});

test('the same seed gives the same schedule, another one another', () => {
  expect(fixtures('a,b,c', 30, 'table', 3)).toEqual(fixtures('a,b,c', 30, 'table', 3));
  expect(fixtures('a,b,c', 30, 'table', 3, 'x')).not.toEqual(fixtures('a,b,c', 30, 'table', 3, 'y'));
});

test('too many bots for the table: all of them meet', () => {
  const all = fixtures('a,b,c,d', 120, 'duel', 2);
  const pairs = new Set(all.map(({ lineup }) => lineup.map(String).toSorted().join('')));
  expect([...pairs].toSorted()).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
});
