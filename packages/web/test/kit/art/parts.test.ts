/** Icons, the balance, seats' medallions: small parts with something to get wrong. */
import { describe, expect, test } from 'vitest';
import { tiltOf } from '../../../src/kit/art/balance.tsx';
import { ICONS } from '../../../src/kit/art/icons.ts';
import { initialOf } from '../../../src/kit/art/medallion.tsx';

test('no two icons are the same drawing', () => {
  const drawings = Object.values(ICONS);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const d of drawings) expect(d).toMatch(/^M[-\d. ]+/);
});

describe('the balance', () => {
  test.each([
    [30, 30, 0],
    [30, 33, 4.5],
    [33, 30, -4.5],
    [10, 60, 8],
    [60, 10, -8],
  ])('%i and %i tilt the beam by %d degrees, the heavier city down', (left, right, tilt) => {
    expect(tiltOf(left, right)).toBe(tilt);
  });
});

test.each([
  ['Ada', 'A'],
  ['  bruno', 'B'],
  ['émile', 'É'],
  ['дмитрий', 'Д'],
  ['e\u0301lodie', 'E\u0301'],
  ['', '·'],
])('the initial of "%s" is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
