/** Icons and the balance: small parts with something to get wrong. */
import { describe, expect, test } from 'vitest';
import { tiltOf } from '../../../src/kit/art/balance.tsx';
import { ICONS } from '../../../src/kit/art/icons.ts';

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
