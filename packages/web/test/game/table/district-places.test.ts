/** The places in a district: of all cities, ties named (DIST-3). */
import { type City, INITIAL_STATE, type OpenGame } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { openPage } from '../../kit/page.ts';
import { cityOf } from '../turn/turn-games.ts';

openPage();
const { placeOf, placesIn } = await import('../../../src/game/table/district-places.ts');

const open = (...cities: OpenGame['cities']): OpenGame => ({
  ...INITIAL_STATE.open,
  cities,
  districts: [
    ['shop', 'office'],
    ['park', 'house'],
    ['tavern', 'factory'],
  ],
});

const SHOPS = (count: number): City => ({
  ...cityOf(...Array.from({ length: count }, (_, nth) => ['S', [0, nth]] as const)),
  capital: { mat: '..../##|#/#...', order: 's'.repeat(count) },
});

test('DIST-3: the largest first, with what it scores', () => {
  expect(placesIn(open(SHOPS(1), SHOPS(3), SHOPS(2)), 0)).toEqual([
    { city: 1, size: 3, points: 9, isTied: false },
    { city: 2, size: 2, points: 3, isTied: false },
    { city: 0, size: 1, points: 0, isTied: false },
  ]);
});

test('DIST-3: ties share the points, and the text says so', () => {
  expect(placesIn(open(SHOPS(3), SHOPS(3), SHOPS(1)), 0)).toEqual([
    { city: 0, size: 3, points: 6, isTied: true },
    { city: 1, size: 3, points: 6, isTied: true },
    { city: 2, size: 1, points: 0, isTied: false },
  ]);
});

test('DIST-4: without such a tile there is no district', () => {
  expect(placesIn(open(SHOPS(2), SHOPS(1), SHOPS(1)), 2).every(({ points }) => points === 0)).toBe(true);
});

test('DIST-3: a city is first, shares a place, or has none', () => {
  const tied = placesIn(open(SHOPS(3), SHOPS(3), SHOPS(1)), 0);
  expect(placeOf(tied, 1)).toEqual({ size: 3, points: 6, place: 1, isTied: true });
  expect(placeOf(tied, 2)).toEqual({ size: 1, points: 0, place: undefined, isTied: false });
  const clear = placesIn(open(SHOPS(1), SHOPS(3), SHOPS(2)), 0);
  expect([0, 1, 2].map((city) => placeOf(clear, city).place)).toEqual([undefined, 1, 2]);
});
