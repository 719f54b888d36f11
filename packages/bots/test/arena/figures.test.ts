/** Shares, intervals and ratings, against figures worked out by hand or known from elsewhere. */
import { expect, test } from 'vitest';
import { quantile, wilson, winShare } from '../../src/arena/interval.ts';
import { AVERAGE_RATING, ratingIntervals, ratingsOf } from '../../src/arena/ratings.ts';

test.each<[wins: number, games: number, low: number, high: number]>([
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
  [480, 1000, 0.4492, 0.511],
])('%i wins of %i: Wilson from %f to %f', (wins, games, low, high) => {
  const interval = wilson(wins / games, games);
  expect(interval.value).toBe(wins / games);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

const deals = (number: number, wins: (deal: number) => number, seats = 4) =>
  Array.from({ length: number }, (_, deal) => ({ seats, wins: wins(deal) }));
const width = ({ low, high }: { low: number; high: number }): number => high - low;

test('deals with equal results give a narrower interval than their games, deals of all or nothing a wider one', () => {
  const even = winShare(deals(100, (deal) => 2 + (deal % 2 === 0 ? 0.2 : -0.2)));
  const streaks = winShare(deals(100, (deal) => (deal % 2 === 0 ? 4 : 0)));
  const independent = wilson(0.5, 400);
  expect(even.value).toBeCloseTo(0.5);
  expect(width(even)).toBeLessThan(width(independent));
  expect(width(streaks)).toBeGreaterThan(width(independent));
});

test('a few deals give no narrower interval than their games', () => {
  expect(winShare(deals(5, () => 2))).toEqual(wilson(0.5, 20));
  expect(winShare([])).toEqual({ value: 0, low: 0, high: 1 });
});

test.each<[part: number, value: number]>([
  [0, 1],
  [0.5, 2],
  [0.99, 4],
  [1, 4],
])('of 1 2 3 4 the part %f does not exceed %i', (part, value) => {
  expect(quantile([1, 2, 3, 4], part)).toBe(value);
});

test('ten to one is 400 apart, and ratings average 1500', () => {
  const [strong = 0, weak = 0] = ratingsOf([
    [0, 100_000],
    [10_000, 0],
  ]);
  expect(strong - weak).toBeCloseTo(400, 1);
  expect((strong + weak) / 2).toBeCloseTo(AVERAGE_RATING);
});

test('ratings follow from common opponents', () => {
  const [a = 0, b = 0, c = 0] = ratingsOf([
    [0, 7500, 0],
    [2500, 0, 7500],
    [0, 2500, 0],
  ]);
  expect(a - b).toBeCloseTo(b - c, 0);
  expect(a - c).toBeCloseTo(2 * 400 * Math.log10(3), 0);
});

test('a bot that never lost still has a rating, inside its interval', () => {
  const won = [
    [0, 3],
    [0, 0],
  ];
  const [best] = ratingIntervals(
    Array.from({ length: 10 }, () => won),
    2,
  );
  expect(best?.value).toBeGreaterThan(AVERAGE_RATING);
  expect(best?.value).toBeLessThan(AVERAGE_RATING + 800);
  expect([best?.low, best?.high]).toEqual([best?.value, best?.value]);
});
