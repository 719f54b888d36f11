/** Explanations: which cells score what, in the city's own rows and columns. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledCells } from '../../src/city/city.ts';
import { type Explanation, explainCity } from '../../src/scoring/explain-city.ts';
import { type Layout, layoutOf, layoutOfGrid } from '../../src/scoring/layout.ts';
import { scoreCities } from '../../src/scoring/score-city.ts';
import { typeOfBuilding } from '../../src/tile.ts';
import { BUILDING_TYPES, type Cell } from '../../src/types.ts';
import { city, table } from '../kit/build-city.ts';
import { aBaseGrid, aCity } from '../kit/generators.ts';

test('SHOP-2, TAVERN-1, OFFICE-2, PARK-1, HOUSE-2: every part of SSH/SPO/Fme, second in factories', () => {
  expect(explainCity(table('SSH/SPO/Fme', 'FF'), 0)).toEqual({
    shop: {
      points: 7,
      runs: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          points: 5,
        },
        { cells: [[1, 0]], points: 2 },
      ],
    },
    factory: { points: 3, cells: [[2, 0]], rank: 2, worth: 3, counts: [1, 2] },
    tavern: {
      points: 4,
      sets: [
        {
          cells: [
            [2, 1],
            [2, 2],
          ],
          points: 4,
        },
      ],
    },
    office: {
      points: 2,
      sets: [{ cells: [[1, 2]], points: 1 }],
      bonuses: [{ office: [1, 2], tavern: [2, 2], points: 1 }],
    },
    park: { points: 2, groups: [{ cells: [[1, 1]], points: 2 }] },
    house: {
      points: 5,
      types: ['shop', 'factory', 'tavern', 'office', 'park'],
      houses: [{ cell: [0, 2], points: 5, spoiledBy: [] }],
    },
    total: 23,
  } satisfies Explanation);
});

test('HOUSE-2, FACTORY-1: a city grown up and left of its first tile is explained in its own cells', () => {
  const grown = city(['H', 0, 0], ['F', -1, 0], ['H-F', -1, -2], ['P|P', -3, -2]);
  expect(explainCity([layoutOf(grown), ...table('FF', 'FFF')], 0)).toEqual({
    shop: { points: 0, runs: [] },
    factory: {
      points: 6,
      cells: [
        [-1, -1],
        [-1, 0],
      ],
      rank: 2,
      worth: 3,
      counts: [2, 2, 3],
    },
    tavern: { points: 0, sets: [] },
    office: { points: 0, sets: [], bonuses: [] },
    park: {
      points: 8,
      groups: [
        {
          cells: [
            [-3, -2],
            [-2, -2],
          ],
          points: 8,
        },
      ],
    },
    house: {
      points: 2,
      types: ['factory', 'park'],
      houses: [
        { cell: [-1, -2], points: 1, spoiledBy: [[-1, -1]] },
        { cell: [0, 0], points: 1, spoiledBy: [[-1, 0]] },
      ],
    },
    total: 16,
  } satisfies Explanation);
});

test('FACTORY-1: an empty city scores nothing, and a missing city is refused', () => {
  expect(explainCity(table('.', 'F'), 0)).toEqual({
    shop: { points: 0, runs: [] },
    factory: { points: 0, cells: [], rank: 2, worth: 3, counts: [0, 1] },
    tavern: { points: 0, sets: [] },
    office: { points: 0, sets: [], bonuses: [] },
    park: { points: 0, groups: [] },
    house: { points: 0, types: [], houses: [] },
    total: 0,
  } satisfies Explanation);
  expect(() => explainCity(table('F'), 1)).toThrow(new RangeError('no city 1 among 1'));
});

const aTable: fc.Arbitrary<readonly Layout[]> = fc.array(
  fc.oneof(aBaseGrid.map(layoutOfGrid), aCity.map(layoutOf)),
  { minLength: 1, maxLength: 4 },
);

test('END-5: the parts of every city add up to its score, type by type', () => {
  fc.assert(
    fc.property(aTable, (layouts) => {
      for (const [nth, score] of scoreCities(layouts).entries()) {
        const explained = explainCity(layouts, nth);
        for (const type of BUILDING_TYPES) expect(explained[type].points).toBe(score[type]);
        expect(explained.total).toBe(score.total);
        const { shop, tavern, office, park, house } = explained;
        expect(sum(shop.runs)).toBe(score.shop);
        expect(sum(tavern.sets)).toBe(score.tavern);
        expect(sum(office.sets) + sum(office.bonuses)).toBe(score.office);
        expect(sum(park.groups)).toBe(score.park);
        expect(sum(house.houses)).toBe(score.house);
      }
    }),
  );
});

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

const inOrder = (cells: readonly Cell[]): readonly Cell[] =>
  cells.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);

test('SHOP-2, TAVERN-1, OFFICE-1, PARK-1: every building is in exactly one part, in its own cell', () => {
  fc.assert(
    fc.property(aCity, (built) => {
      const explained = explainCity([layoutOf(built)], 0);
      const parts = {
        shop: explained.shop.runs.flatMap(({ cells }) => cells),
        factory: explained.factory.cells,
        tavern: explained.tavern.sets.flatMap(({ cells }) => cells),
        office: explained.office.sets.flatMap(({ cells }) => cells),
        park: explained.park.groups.flatMap(({ cells }) => cells),
        house: explained.house.houses.map(({ cell }) => cell),
      };
      for (const type of BUILDING_TYPES) {
        const standing = filledCells(built).filter(({ building }) => typeOfBuilding(building) === type);
        expect(inOrder(parts[type])).toEqual(inOrder(standing.map(({ cell }) => cell)));
      }
    }),
  );
});
