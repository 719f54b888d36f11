/** The numbers of the bars on the score track. */
import type { CityScore } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { barsOf } = await import('../../../src/game/score/track-bars.ts');

const TERMS = ['shop', 'factory', 'tavern', 'office', 'park', 'house'] as const;

const numbersOf = (...points: readonly number[]): readonly string[] => {
  const score = Object.fromEntries(TERMS.map((term, nth) => [term, points[nth] ?? 0]));
  return barsOf(score as unknown as CityScore, TERMS).map((bar) => `${bar.points} ${bar.number}`);
};

test('the number of a wide bar is on it, that of a narrow one above', () => {
  expect(numbersOf(16, 3, 9)).toEqual(['16 on', '3 above', '9 on']);
});

test('the numbers of narrow bars side by side are above and below in turns', () => {
  expect(numbersOf(2, 2, 3, 0, 1, 20)).toEqual(['2 above', '2 below', '3 above', '1 below', '20 on']);
});
