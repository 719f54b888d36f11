/** Bars of the score: who has more points has the longer bar. */
import type { CityScore } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { barWidth, longestOf } from '../../../src/game/score/score-bars.ts';

const score = (points: Partial<CityScore>) => points as CityScore;

test('the longest bar has the most points of both cities, and a short game keeps its scale', () => {
  expect(longestOf(score({ shop: 21 }), score({ tavern: 17 }))).toBe(21);
  expect(longestOf(score({ shop: 2 }), score({ tavern: 4 }))).toBe(17);
});

const share = (points: number): number => Number(/\* ([\d.]+)\)$/.exec(barWidth(points, 21))?.[1]);

test('lengths are proportional, also beyond the usual points', () => {
  expect([share(0), share(21)]).toEqual([0, 1]);
  expect(share(17)).toBeCloseTo(17 / 21, 2);
  expect(share(-3)).toBe(0);
});
