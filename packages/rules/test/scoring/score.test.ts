/** Whole cities: partial and single-type ones, mirror images, and the fast path against the plain one. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledCells } from '../../src/city/city.ts';
import { plotOf } from '../../src/city/plot.ts';
import { gridOf } from '../../src/cities/grid.ts';
import type { Grid } from '../../src/notation/city-notation.ts';
import { FACTORY_WORTH } from '../../src/scoring/factory.ts';
import { bitsOf, cellsOfMask, count } from '../../src/ground/bits.ts';
import { besideInSquare } from '../../src/ground/square.ts';
import { layoutOf, layoutOfGrid } from '../../src/scoring/layout.ts';
import { EMPTY_MASKS, occupiedBy, scoreMasks } from '../../src/scoring/masks.ts';
import { countTypes, scoreCities, scoreCity, sumOfTypes } from '../../src/scoring/score-city.ts';
import { typeOfBuilding } from '../../src/tile.ts';
import { BUILDING_TYPES } from '../../src/types.ts';
import { city, drawing, layout, mask } from '../kit/build-city.ts';
import { aBaseGrid, aCity, aFullGrid } from '../kit/generators.ts';

test.each([
  ['.', [0, 0, 0, 0, 0, 0]],
  ['..../..../..../....', [0, 0, 0, 0, 0, 0]],
  ['SSSS/SSSS/SSSS/SSSS', [64, 0, 0, 0, 0, 0]],
  ['FFFF/FFFF/FFFF/FFFF', [0, 64, 0, 0, 0, 0]],
  ['dddd/eeee/mmmm/bbbb', [0, 0, 68, 0, 0, 0]],
  ['OOOO/OOOO/OOOO/OOOO', [0, 0, 0, 52, 0, 0]],
  ['PPPP/PPPP/PPPP/PPPP', [0, 0, 0, 0, 25, 0]],
  ['HHHH/HHHH/HHHH/HHHH', [0, 0, 0, 0, 0, 0]],
  ['S', [2, 0, 0, 0, 0, 0]],
  ['SF/OH', [2, 4, 0, 1, 0, 1]],
  ['.H./SOd/.P.', [2, 0, 1, 2, 2, 4]],
  ['SSSS/FFFF/OOOO/HHHH', [16, 16, 0, 10, 0, 12]],
])('SHOP-1, FACTORY-1, TAVERN-1, OFFICE-1, PARK-1, HOUSE-1: %s alone scores %j', (text, points) => {
  const [score] = scoreCities([layout(text)]);
  expect(BUILDING_TYPES.map((type) => score?.[type])).toEqual(points);
  expect(score?.total).toBe(points.reduce((sum, part) => sum + part, 0));
});

const mirrors: Readonly<Record<string, (grid: Grid) => Grid>> = {
  'upside down': ({ height, width, cells }) => ({
    height,
    width,
    cells: cells.map((_, nth) => at(cells, (height - 1 - Math.floor(nth / width)) * width + (nth % width))),
  }),
  'left to right': ({ height, width, cells }) => ({
    height,
    width,
    cells: cells.map((_, nth) => at(cells, nth - (nth % width) + width - 1 - (nth % width))),
  }),
  'rows as columns': ({ height, width, cells }) => ({
    height: width,
    width: height,
    cells: cells.map((_, nth) => at(cells, (nth % height) * width + Math.floor(nth / height))),
  }),
};

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`${index} of ${items.length}`);
  return item;
}

test.each(Object.keys(mirrors))('ADJ-1: a city turned %s scores the same, type by type', (name) => {
  const mirror = mirrors[name] as (grid: Grid) => Grid;
  fc.assert(
    fc.property(fc.oneof(aFullGrid, aBaseGrid), fc.constantFrom(...FACTORY_WORTH), (grid, worth) => {
      expect(mirror(mirror(grid))).toEqual(grid);
      expect(scoreCity(layoutOfGrid(mirror(grid)), worth)).toEqual(scoreCity(layoutOfGrid(grid), worth));
    }),
  );
});

test('END-5: the fast total of a city is the sum of its types', () => {
  fc.assert(
    fc.property(fc.oneof(aFullGrid, aBaseGrid), fc.constantFrom(...FACTORY_WORTH), (grid, worth) => {
      const built = layoutOfGrid(grid);
      const score = scoreCity(built, worth);
      expect(scoreMasks(built.masks, worth)).toBe(score.total);
      expect(sumOfTypes(score)).toBe(score.total);
    }),
  );
  expect(scoreMasks(EMPTY_MASKS, 4)).toBe(0);
});

test('PLACE-3: a city scores the same as its drawing, wherever its square is', () => {
  fc.assert(
    fc.property(aCity, (built) => {
      expect(layoutOf(built).masks).toEqual(layoutOfGrid(gridOf(built)).masks);
      expect(occupiedBy(layoutOf(built).masks)).toBe(plotOf(built).occupied);
      expect(scoreCities([layoutOf(built)])).toEqual(scoreCities([layoutOfGrid(gridOf(built))]));
    }),
  );
});

test('END-3: buildings are counted by type, all taverns together', () => {
  expect(countTypes(layout('SSde/mbFO/PPPH').masks)).toEqual({
    shop: 2,
    factory: 1,
    tavern: 4,
    office: 1,
    park: 3,
    house: 1,
  });
  fc.assert(
    fc.property(aCity, (built) => {
      const counted = countTypes(layoutOf(built).masks);
      for (const type of BUILDING_TYPES) {
        const standing = filledCells(built).filter(({ building }) => typeOfBuilding(building) === type);
        expect(counted[type]).toBe(standing.length);
      }
    }),
  );
});

test('PLACE-5: a side-by-side and a stacked duplex fill the cells right of and below their first', () => {
  expect(layoutOf(city(['S-F', 0, 0], ['O|H', 1, 0]))).toMatchObject({
    origin: [0, 0],
    masks: { ...EMPTY_MASKS, S: mask('S'), F: mask('.F'), O: mask('./O'), H: mask('././H') },
  });
  expect(layoutOf(city(['S', 0, 0], ['S|F', -2, 0])).origin).toEqual([-2, 0]);
});

test.each([
  ['P', '.P/P.'],
  ['.../.P.', '.P./P.P/.P.'],
  ['...P', '..P./...P'],
  ['..../P...', 'P.../.P../P...'],
  ['..../..../..../...P', '..../..../...P/..P.'],
  ['PP', 'PPP/PP.'],
])('ADJ-1: next to %s are %s', (cells, beside) => {
  expect(drawing(besideInSquare(mask(cells)), 'P')).toBe(drawing(mask(beside), 'P'));
});

test('ADJ-1: masks count and list their cells in reading order', () => {
  expect([0, 1, 0b1011, 0xffff, 0x1ffffff].map(count)).toEqual([0, 1, 3, 16, 25]);
  expect(bitsOf(0b1010)).toEqual([2, 8]);
  expect(cellsOfMask(mask('S..S/.S..'), 4, [-1, 2])).toEqual([
    [-1, 2],
    [-1, 5],
    [0, 3],
  ]);
});
