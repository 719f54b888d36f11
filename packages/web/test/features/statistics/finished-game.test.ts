/** What finished games tell about one of their people. */
import type { Mode } from '@duopolis/rules';
import type { CityPoints, GameRecord, Player } from '@duopolis/rules/record';
import { expect, test } from 'vitest';
import type { FinishedGame } from '../../../src/game/record/finished-games.ts';
import {
  binsOf,
  gamesOf,
  meansByType,
  partnershipsOf,
  peopleIn,
  runningMeans,
  summaryOf,
  waysIn,
} from '../../../src/features/statistics/finished-game.ts';

const city = (total: number, shop = 0): CityPoints => ({
  shop,
  factory: 0,
  tavern: 0,
  office: total - shop,
  park: 0,
  house: 0,
  total,
});

const NORA: Player = { name: 'Nora', kind: 'human' };
const OTTO: Player = { name: 'Otto', kind: 'human' };
const BOT: Player = { name: 'medium', kind: 'bot' };
const AUTOMA: Player = { name: '', kind: 'automa' };

/** Cities are worth what is said, seats score the lower of theirs. */
const game = (
  id: string,
  at: number | undefined,
  mode: Mode,
  seats: readonly Player[],
  totals: readonly number[],
): FinishedGame => {
  const scores = seats.map((_, seat) => {
    const [one = 0, other = 0] =
      mode === 'duel'
        ? totals.slice(seat * 2, seat * 2 + 2)
        : [totals[seat], totals[(seat + seats.length - 1) % seats.length]];
    return mode === 'duel' ? one + other : Math.min(one, other);
  });
  const record = {
    options: { mode, capitals: false },
    seats,
    result: {
      cities: totals.map((total) => city(total, 4)),
      seats: scores.map((score) => ({
        score,
        rank: scores.filter((other) => other > score).length + 1,
        cities: [],
      })),
    },
  } as unknown as GameRecord;
  return { id, from: 'local', record, ...(at !== undefined && { at }) };
};

const GAMES = [
  game('c', 30, 'table', [NORA, OTTO, BOT], [50, 40, 60]),
  game('a', 10, 'table', [BOT, { ...NORA, name: ' nora' }, OTTO], [44, 52, 48]),
  game('d', undefined, 'duel', [OTTO, NORA], [30, 31, 50, 51]),
  game('b', 20, 'table', [OTTO, BOT, BOT], [10, 20, 30]),
];

test('people are players other than bots, regardless of case; the most active comes first', () => {
  expect(peopleIn(GAMES)).toEqual(['Otto', 'Nora']);
});

test('the games of a person in order, those without a date first', () => {
  expect(gamesOf(GAMES, 'NORA').map(({ id, score, rank }) => `${id} ${score} ${rank}`)).toEqual([
    'd 101 1',
    'a 44 2',
    'c 50 1',
  ]);
  expect(gamesOf(GAMES, 'Zoe')).toEqual([]);
});

test('a game that came back by a link is counted once', () => {
  const again = GAMES.map((one): FinishedGame => ({ ...one, id: `file-${one.id}`, from: 'file' }));
  expect(gamesOf([...GAMES, ...again], 'Nora').map(({ id }) => id)).toEqual(['d', 'a', 'c']);
});

test('END-1: games, won, mean and best', () => {
  const table = gamesOf(GAMES, 'Nora').filter(({ mode }) => mode === 'table');
  expect(summaryOf(table)).toEqual({ games: 2, won: 1, mean: 47, best: 50 });
  expect(summaryOf([])).toEqual({ games: 0, won: 0, mean: 0, best: 0 });
});

test('SEAT-1: partners are the neighbours in the cities that are shared; a duel has none', () => {
  const own = gamesOf(GAMES, 'Nora');
  expect(partnershipsOf(own)).toEqual(
    [
      { partner: OTTO, cities: 2, mean: 51, best: 52, won: 1 },
      { partner: BOT, cities: 2, mean: 52, best: 60, won: 1 },
    ].toSorted((one, other) => other.mean - one.mean),
  );
  expect(partnershipsOf(own.filter(({ mode }) => mode === 'duel'))).toEqual([]);
});

test('SOLO-1: all Automas are one partner', () => {
  const solo = gamesOf([game('s', 1, 'solo', [NORA, AUTOMA, AUTOMA], [40, 30, 50])], 'Nora');
  expect(partnershipsOf(solo).map(({ partner, cities }) => [partner.kind, cities])).toEqual([['automa', 2]]);
});

test('means by type are those of own cities only', () => {
  expect(meansByType(gamesOf(GAMES, 'Nora'))).toMatchObject({ shop: 4, park: 0 });
});

test('modes of play in order of first appearance', () => {
  expect(waysIn(gamesOf(GAMES, 'Nora')).map(({ mode }) => mode)).toEqual(['duel', 'table']);
});

test('the distribution has no gaps', () => {
  const table = gamesOf(GAMES, 'Nora').filter(({ mode }) => mode === 'table');
  expect(binsOf(table)).toEqual([
    { from: 40, to: 44, games: 1 },
    { from: 45, to: 49, games: 0 },
    { from: 50, to: 54, games: 1 },
  ]);
  expect(binsOf([])).toEqual([]);
});

test('the running mean is of the last five', () => {
  const many = [10, 20, 30, 40, 50, 60].map((score) => ({ score }));
  expect(runningMeans(many as never)).toEqual([10, 15, 20, 25, 30, 40]);
});
