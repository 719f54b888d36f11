/** What a tile would add to a city in the eyes of an Automa. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityInView } from '../../src/automa/gain.ts';
import { EMPTY_AUTOMACITY, EMPTY_CITY, withLaid, withTile } from '../../src/city/city.ts';
import { legalCells } from '../../src/city/placement.ts';
import { layoutOf } from '../../src/scoring/layout.ts';
import { scoreCities } from '../../src/scoring/score-city.ts';
import type { Tile } from '../../src/types.ts';
import { drawn, table } from '../kit/build-city.ts';
import { aCity, aLetter } from '../kit/generators.ts';

test.each([
  [
    'a tavern, bonuses of both offices, a new type for the house',
    'PHO/.O.',
    [0, 0],
    'd',
    4,
    { tavern: 1, office: 2, house: 1 },
    [1, 2],
  ],
  ['a shop and a new type for the house', 'PHO/.O.', [0, 0], 'S', 3, { shop: 2, house: 1 }, [-1, 0]],
  ['a house', 'PHO/.O.', [0, 0], 'H', 2, { house: 2 }, [-1, 0]],
  ['an office with its bonus', 'dP', [0, 0], 'O', 2, { office: 2 }, [-1, 0]],
  ['a park that does better alone', 'PPPS', [0, 0], 'P', 2, { park: 2 }, [-1, 3]],
  ['a third factory, from second most to most', 'FF', [3, 0], 'F', 6, { factory: 6 }, [-1, 0]],
  ['a second factory, third as before', 'F', [5, 4], 'F', 2, { factory: 2 }, [-1, 0]],
  ['a first factory where nobody has one', 'S', [0, 0], 'F', 4, { factory: 4 }, [-1, 0]],
  ['a first factory behind two cities', 'S', [4, 2], 'F', 2, { factory: 2 }, [-1, 0]],
  ['a factory away from the house', 'HS', [0, 0], 'F', 5, { factory: 4, house: 1 }, [-1, 1]],
  [
    'a factory that must spoil a house',
    'SPOd/SPOd/SPOd/SPH.',
    [0, 0],
    'F',
    1,
    { factory: 4, house: -3 },
    [3, 3],
  ],
  [
    'a factory that costs more than it brings',
    'SPOd/SPOd/SPOd/SPH.',
    [3, 2],
    'F',
    -1,
    { factory: 2, house: -3 },
    [3, 3],
  ],
  ['a house that must stand next to a factory', 'SPOd/SPOd/SPOd/SPF.', [0, 0], 'H', 1, { house: 1 }, [3, 3]],
] as const)(
  'AUTOMA-2: %s: %s with %j factories elsewhere and %s gains %i',
  (_, city, others, tile, points, byType, at) => {
    expect(cityInView(drawn(city), others).gainOf(tile)).toEqual({ points, byType, at });
  },
);

test.each([
  ['P', 2],
  ['F', 4],
  ['H', 0],
] as const)('AUTOMA-2: the first tile of a city, %s, gains %i', (tile, points) => {
  expect(cityInView(EMPTY_CITY, [0, 0]).gainOf(tile)).toMatchObject({ points, at: [0, 0] });
});

test.each([
  ['a park that makes a pair', 'P', [0, 0], 'P', 6, { park: 6 }],
  ['a park that begins a pair', 'P P', [0, 0], 'P', 2, { park: 2 }],
  ['a fourth shop', 'S S S', [0, 0], 'S', 6, { shop: 6 }],
  ['a first tavern for offices and houses', 'O O H H H', [0, 0], 'm', 6, { tavern: 1, office: 2, house: 3 }],
  ['an office where a tavern is', 'O O e', [0, 0], 'O', 4, { office: 4 }],
  ['a factory that never spoils a house', 'H H', [4, 3], 'F', 4, { factory: 2, house: 2 }],
  ['a factory that takes the lead', 'F-S F', [3, 1], 'F', 6, { factory: 6 }],
  ['a first house', 'S-m P', [0, 0], 'H', 3, { house: 3 }],
] as const)(
  'AUTOMA-2, SOLO-3: %s: Automacity %s with %j factories elsewhere and %s gains %i',
  (_, lying, others, tile, points, byType) => {
    expect(cityInView(withLaid(EMPTY_AUTOMACITY, lying.split(' ') as Tile[]), others).gainOf(tile)).toEqual({
      points,
      byType,
    });
  },
);

test.each([
  ['SS/FH', ['shop', 'factory', 'house']],
  ['de/mO', ['tavern', 'office']],
])('AUTOMA-3: the types of %s are %j, all taverns being one', (city, types) => {
  expect(cityInView(drawn(city), [0, 0]).types).toEqual(types);
});

test('AUTOMA-3: the types of Automacity count both halves of its duplexes', () => {
  expect(cityInView(withLaid(EMPTY_AUTOMACITY, ['S-m', 'H|O']), [0, 0]).types).toEqual([
    'shop',
    'tavern',
    'office',
    'house',
  ]);
});

test('AUTOMA-2: a full city takes no tile', () => {
  expect(() => cityInView(drawn('SSSS/SSSS/SSSS/SSSS'), [0, 0]).gainOf('S')).toThrow(RangeError);
});

const OTHERS = [
  ['F', 'FF'],
  ['FFF', 'FF/FF'],
  ['S', 'FFFF'],
] as const;

test('AUTOMA-2: the gain is the change of the whole score at the best of the legal cells', () => {
  const unfinished = aCity.filter((city) => legalCells(city, 'S').length > 0);
  fc.assert(
    fc.property(unfinished, aLetter, fc.constantFrom(...OTHERS), (city, tile, others) => {
      const totalWith = (standing: typeof city) =>
        scoreCities([layoutOf(standing), ...table(...others)])[0]?.total ?? 0;
      const factories = others.map((other) => other.split('F').length - 1);
      const cells = legalCells(city, tile);
      const gains = cells.map((at) => totalWith(withTile(city, { tile, at, seat: 0 })) - totalWith(city));
      const { points, byType, at } = cityInView(city, factories).gainOf(tile);
      expect(points).toBe(Math.max(...gains));
      expect(at).toEqual(cells[gains.indexOf(points)]);
      expect(Object.values(byType).reduce((sum, part) => sum + part, 0)).toBe(points);
    }),
  );
});
