/** The counts of all masks of the square, which a table holds, and of larger ones, which it is looked up for twice. */
import { expect, test } from 'vitest';
import { count, countInSquare } from '../../src/ground/bits.ts';

const onesIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

test('every mask of 16 cells is counted', () => {
  const wrong = Array.from({ length: 1 << 16 }, (_, mask) => mask).filter(
    (mask) => countInSquare(mask) !== onesIn(mask) || count(mask) !== onesIn(mask),
  );
  expect(wrong).toEqual([]);
});

test.each([
  [0x1ffffff, 25],
  [0x1000000, 1],
  [0x10001, 2],
  [0xabc0de, 13],
  [-1, 32],
])('a mask of more cells: %i has %i', (mask, cells) => {
  expect(count(mask)).toBe(cells);
});
