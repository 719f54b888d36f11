/** The dots below the cities at the end: one for each, filled for those in sight. */
import { expect, test } from 'vitest';
import { inSight } from '../../../src/game/ending/swipe-dots.tsx';

const items = (...lefts: readonly number[]) => lefts.map((left) => ({ left, width: 100 }));
const ROW = { left: 0, width: 210 };

test('an item counts as seen if its middle is in sight', () => {
  expect(inSight(items(0, 110, 220, 330), ROW)).toEqual([true, true, false, false]);
  expect(inSight(items(-60, 50, 160, 270), ROW)).toEqual([false, true, true, false]);
});

test('dots are in the order of the screen, where mine come first', () => {
  expect(inSight(items(220, 0, 110), ROW)).toEqual([true, true, false]);
});
