/** Standings: the lower city, every tie-break, and shared ranks. */
import { expect, test } from 'vitest';
import type { CityScore } from '../../src/scoring/score-city.ts';
import { type SeatScoring, standings } from '../../src/scoring/standings.ts';
import { BUILDING_TYPES, type ByType } from '../../src/types.ts';

const NONE: ByType<number> = { shop: 0, factory: 0, tavern: 0, office: 0, park: 0, house: 0 };

/** Totals and building counts are given by hand, so that a tie can be made at any depth. */
interface Seat {
  readonly totals: readonly [left: number, right: number];
  readonly left?: Partial<ByType<number>>;
  readonly right?: Partial<ByType<number>>;
}

function rank(scoring: SeatScoring, ...seats: readonly Seat[]): readonly string[] {
  const scores = seats.flatMap(({ totals }) => totals.map((total): CityScore => ({ ...NONE, total })));
  const buildings = seats.flatMap(({ left, right }) => [left, right].map((have) => ({ ...NONE, ...have })));
  return standings(
    seats.map((_, seat) => [2 * seat, 2 * seat + 1] as const),
    { scores, buildings, scoring },
  ).map(({ score, rank: place, decidedBy }) => `${score} #${place} ${decidedBy ?? '-'}`);
}

test('END-1: the lower of the two cities counts, and the highest wins', () => {
  expect(rank('lower', { totals: [90, 40] }, { totals: [50, 51] }, { totals: [60, 45] })).toEqual([
    '40 #3 score',
    '50 #1 -',
    '45 #2 score',
  ]);
});

test('END-2: the higher city decides a tie', () => {
  expect(rank('lower', { totals: [50, 60] }, { totals: [70, 50] }, { totals: [50, 50] })).toEqual([
    '50 #2 higher-city',
    '50 #1 -',
    '50 #3 higher-city',
  ]);
});

test.each(BUILDING_TYPES.map((type, nth) => ({ type, before: BUILDING_TYPES.slice(0, nth) })))(
  'END-3: more $type in both cities together decides, if all earlier criteria are equal',
  ({ type, before }) => {
    const equal = Object.fromEntries(before.map((earlier) => [earlier, 3]));
    expect(
      rank(
        'lower',
        { totals: [50, 60], left: { ...equal, [type]: 1 }, right: { [type]: 1 } },
        { totals: [60, 50], left: { [type]: 3 }, right: equal },
      ),
    ).toEqual([`50 #2 ${type}`, '50 #1 -']);
  },
);

test('END-3: an earlier type counts before a later one', () => {
  expect(
    rank(
      'lower',
      { totals: [50, 60], left: { shop: 1, house: 9 } },
      { totals: [50, 60], right: { shop: 2 } },
      { totals: [50, 60], right: { shop: 1, factory: 1 } },
    ),
  ).toEqual(['50 #3 factory', '50 #1 -', '50 #2 shop']);
});

test('END-4: tied seats share a rank, and the next rank is skipped', () => {
  const twin: Seat = { totals: [50, 60], left: { shop: 2 }, right: { park: 1 } };
  expect(
    rank('lower', twin, { totals: [60, 50], left: { park: 1 }, right: { shop: 2 } }, { totals: [49, 99] }),
  ).toEqual(['50 #1 -', '50 #1 -', '49 #3 score']);
  expect(rank('lower', { totals: [80, 80] }, twin, twin, twin, { totals: [0, 0] })).toEqual([
    '80 #1 -',
    '50 #2 score',
    '50 #2 score',
    '50 #2 score',
    '0 #5 score',
  ]);
});

test('END-1, END-2: the deciding term compares with the seat ranked just before', () => {
  expect(
    rank('lower', { totals: [70, 70] }, { totals: [50, 60] }, { totals: [50, 55] }, { totals: [48, 90] }),
  ).toEqual(['70 #1 -', '50 #2 score', '50 #3 higher-city', '48 #4 score']);
});

test.each([
  ['the sum counts', { totals: [90, 10] }, { totals: [49, 50] }, ['100 #1 -', '99 #2 score']],
  ['the higher city decides nothing', { totals: [90, 10] }, { totals: [50, 50] }, ['100 #1 -', '100 #1 -']],
  [
    'types decide',
    { totals: [90, 10] },
    { totals: [50, 50], right: { tavern: 1 } },
    ['100 #2 tavern', '100 #1 -'],
  ],
] as const)('DUEL-3: %s', (_, ann, ben, ranks) => {
  expect(rank('sum', ann, ben)).toEqual(ranks);
});

test('SEAT-1: a standing names the two cities of its seat', () => {
  const scores = [50, 60, 70].map((total): CityScore => ({ ...NONE, total }));
  const seats = [
    [0, 2],
    [1, 0],
    [2, 1],
  ] as const;
  expect(standings(seats, { scores, buildings: [NONE, NONE, NONE], scoring: 'lower' })).toEqual([
    { score: 50, rank: 2, cities: [0, 2], decidedBy: 'score' },
    { score: 50, rank: 3, cities: [1, 0], decidedBy: 'higher-city' },
    { score: 60, rank: 1, cities: [2, 1] },
  ]);
});
