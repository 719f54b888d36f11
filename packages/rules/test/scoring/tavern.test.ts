/** Taverns: sets of different kinds, wherever they stand. */
import { expect, test } from 'vitest';
import { scoreCity } from '../../src/scoring/score-city.ts';
import { TAVERN_POINTS, tavernPoints, tavernSets } from '../../src/scoring/tavern.ts';
import { layout, mask } from '../kit/build-city.ts';

test.each([
  ['....', 0],
  ['d...', 1],
  ['de..', 4],
  ['dem.', 9],
  ['demb', 17],
  ['d../..e', 4],
  ['dd', 2],
  ['ddd', 3],
  ['dd/ee', 8],
  ['dd/em', 9 + 1],
  ['mdde/e...', 9 + 4],
  ['demb/demb', 34],
  ['demb/dem.', 17 + 9],
  ['demb/b...', 17 + 1],
  ['demb/bb..', 17 + 1 + 1],
  ['demb/demb/demb/demb', 68],
  ['dddd/dddd/eeee/mmmb', 17 + 9 + 9 + 4 + 4],
  ['bbbb/bbbb/bbbb/bbbb', 16],
])('TAVERN-1: %s scores %i', (city, points) => {
  expect(scoreCity(layout(city), 4)).toMatchObject({ tavern: points });
});

/** All ways to take sets of different kinds: the best is what the taverns are worth. */
const best = new Map<string, number>();
function bestSets(counts: readonly number[]): number {
  const key = counts.toSorted((one, other) => one - other).join();
  const known = best.get(key);
  if (known !== undefined) return known;
  let points = 0;
  for (let kinds = 1; kinds < 16; kinds++) {
    const taken = [0, 1, 2, 3].map((kind) => (kinds >> kind) & 1);
    if (taken.some((one, kind) => one > (counts[kind] ?? 0))) continue;
    const set = TAVERN_POINTS[taken.reduce((sum, one) => sum + one, 0)] ?? 0;
    points = Math.max(points, set + bestSets(counts.map((have, kind) => have - (taken[kind] ?? 0))));
  }
  best.set(key, points);
  return points;
}

const UP_TO_FIVE = [0, 1, 2, 3, 4, 5];
const COUNTS = UP_TO_FIVE.flatMap((d) =>
  UP_TO_FIVE.flatMap((e) => UP_TO_FIVE.flatMap((m) => UP_TO_FIVE.map((b) => [d, e, m, b] as const))),
);

test('TAVERN-1: no way of forming sets scores more, for up to five of each kind', () => {
  expect(COUNTS.filter((counts) => tavernPoints(...counts) !== bestSets(counts))).toEqual([]);
});

test.each<[counts: [number, number, number, number], points: number]>([
  [[7, 7, 1, 1], 17 + 6 * 4],
  [[8, 0, 0, 0], 8],
  [[8, 8, 0, 0], 8 * 4],
  [[0, 1, 2, 9], 9 + 4 + 7],
  [[4, 4, 4, 8], 4 * 17 + 4],
  [[16, 0, 0, 0], 16],
])('TAVERN-1: more of a kind than the box has: %j score %i', (counts, points) => {
  expect(tavernPoints(...counts)).toBe(points);
});

test('TAVERN-1: the sets hold every tavern once and are worth the points', () => {
  const wrong = COUNTS.filter((counts) => counts.reduce<number>((sum, have) => sum + have, 0) <= 16).filter(
    (counts) => {
      let next = 0;
      const [d = 0, e = 0, m = 0, b = 0] = counts.map((have) => {
        const bits = ((1 << have) - 1) << next;
        next += have;
        return bits;
      });
      const sets = tavernSets({ d, e, m, b });
      return (
        sets.reduce((sum, set) => sum + set.mask, 0) !== (1 << next) - 1 ||
        sets.reduce((sum, set) => sum + set.points, 0) !== tavernPoints(...counts)
      );
    },
  );
  expect(wrong).toEqual([]);
});

test('TAVERN-1: the sets of mdde/e... are its first of each kind, then its second', () => {
  const { masks } = layout('mdde/e...');
  expect(tavernSets(masks)).toEqual([
    { mask: mask('md.e'), points: 9 },
    { mask: mask('..d./e...'), points: 4 },
  ]);
});
