/** Placement: every refusal with its figures, in drawings, and the fast path against the plain rule. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_CITY } from '../../src/city/city.ts';
import { legalCells, whyNotPlace } from '../../src/city/placement.ts';
import { isTurned } from '../../src/tile.ts';
import type { Cell, Tile } from '../../src/types.ts';
import { city, drawn } from '../kit/build-city.ts';
import { aCity, cellsByRule, WINDOW } from '../kit/generators.ts';

/** One tile of each shape. */
const SHAPED: readonly Tile[] = ['S', 'S-F', 'S|F'];

test.each(SHAPED)(
  'PLACE-3: the first tile %s goes to the origin, from which all cells are counted',
  (tile) => {
    expect(legalCells(EMPTY_CITY, tile)).toEqual([[0, 0]]);
    expect(whyNotPlace(EMPTY_CITY, tile, [0, 0])).toBeUndefined();
    for (const at of [
      [0, 1],
      [1, 0],
      [-1, 0],
      [0, -1],
    ] as const)
      expect(whyNotPlace(EMPTY_CITY, tile, at)).toEqual({ code: 'first-at-origin', rule: 'PLACE-3', at });
  },
);

test.each([
  ['SSSS', 'F', [0, 4], 1, 5],
  ['SSSS', 'F', [0, -1], 1, 5],
  ['S/S/S/S', 'F', [4, 0], 5, 1],
  ['S/S/S/S', 'F', [-1, 0], 5, 1],
  ['SSS', 'F-O', [0, 3], 1, 5],
  ['SSS', 'F-O', [0, -2], 1, 5],
  ['SSSS', 'F-O', [1, 3], 2, 5],
  ['SSSS', 'F-O', [1, -1], 2, 5],
  ['S/S/S', 'F|O', [3, 0], 5, 1],
  ['S/S/S', 'F|O', [-2, 0], 5, 1],
  ['S', 'F', [0, 9], 1, 10],
  ['SSSS/S.../S.../S...', 'F', [4, 0], 5, 4],
] as const)('PLACE-3: %s has no room for %s at %j: %i rows, %i columns', (text, tile, at, height, width) => {
  expect(whyNotPlace(drawn(text), tile, at)).toEqual({
    code: 'outside-square',
    rule: 'PLACE-3',
    at,
    height,
    width,
    size: 4,
  });
});

test.each([
  ['S', 'F', [1, 1]],
  ['S', 'F', [0, 2]],
  ['SS/S.', 'F', [2, 1]],
  ['S', 'F-O', [1, 1]],
  ['S', 'F-O', [1, -2]],
  ['S', 'F-O', [0, 2]],
  ['S', 'F|O', [1, 1]],
  ['S', 'F|O', [-2, 1]],
  ['S', 'F|O', [2, 0]],
] as const)('PLACE-4: beside %s nothing joins %s at %j', (text, tile, at) => {
  expect(whyNotPlace(drawn(text), tile, at)).toEqual({ code: 'not-adjacent', rule: 'PLACE-4', at });
});

test.each([
  ['S', 'F', [0, 0], [0, 0]],
  ['SS/S.', 'F', [1, 0], [1, 0]],
  ['S', 'F-O', [0, 0], [0, 0]],
  ['S', 'F-O', [0, -1], [0, 0]],
  ['.S/SS', 'F|O', [0, 0], [1, 0]],
  ['SSSS', 'F-O', [0, 3], [0, 3]],
] as const)('PLACE-7: in %s the tile %s at %j finds %j taken', (text, tile, at, taken) => {
  expect(whyNotPlace(drawn(text), tile, at)).toEqual({ code: 'occupied', rule: 'PLACE-7', at: taken });
});

/** Cells as they are written in the tables below. */
const written = (cells: readonly Cell[]): string => cells.map((cell) => cell.join()).join(' ');

test.each([
  ['SSSS/SSSS/SS..', 'F-O', '-1,0 -1,1 -1,2 2,2 3,0 3,1'],
  ['SSSS/SSSS/SS..', 'F|O', '2,2 2,3'],
  ['SSS/SSS/SSS/SSS', 'F-O', ''],
  ['SSS/SSS/SSS/SSS', 'F|O', '0,-1 0,3 1,-1 1,3 2,-1 2,3'],
] as const)('PLACE-5: in %s the tile %s goes upright only: %s', (text, tile, cells) => {
  expect(written(legalCells(drawn(text), tile))).toBe(cells);
  const turned: Tile = tile === 'F-O' ? 'F|O' : 'F-O';
  expect(isTurned(turned, tile)).toBe(true);
  expect(written(legalCells(drawn(text), turned))).not.toBe(cells);
});

test.each([
  ['S', 'F', '-1,0 0,-1 0,1 1,0'],
  ['S', 'F-O', '-1,-1 -1,0 0,-2 0,1 1,-1 1,0'],
  ['S', 'F|O', '-2,0 -1,-1 -1,1 0,-1 0,1 1,0'],
  ['SSSS', 'F', '-1,0 -1,1 -1,2 -1,3 1,0 1,1 1,2 1,3'],
  ['SS/SS/SS', 'F|O', '-1,-1 -1,2 0,-1 0,2 1,-1 1,2 2,-1 2,2'],
  ['SSSS/S..S/S..S/SSSS', 'F', '1,1 1,2 2,1 2,2'],
  ['SSSS/S..S/S..S/SSSS', 'F-O', '1,1 2,1'],
  ['SSSS/SSSS/SSSS/SSSS', 'F', ''],
] as const)('PLACE-3, PLACE-4: around %s the tile %s may go to %s', (text, tile, cells) => {
  expect(written(legalCells(drawn(text), tile))).toBe(cells);
});

test.each([
  ['F-O', '-1,-1 -1,0 -1,1 0,-2 0,2 1,-1 1,0 1,1'],
  ['F|O', '-2,0 -2,1 -1,-1 -1,2 0,-1 0,2 1,0 1,1'],
] as const)('PLACE-3: beside SS a duplex %s reaches two cells up or left: %s', (tile, cells) => {
  expect(written(legalCells(drawn('SS'), tile))).toBe(cells);
});

test('PLACE-2: the cells are the city’s own, wherever it has grown', () => {
  const grown = city(['S', 0, 0], ['S', -1, 0], ['S', -2, 0], ['S', -3, 0], ['S-S', -3, -2]);
  expect(written(legalCells(grown, 'F'))).toBe('-3,-3 -3,1 -2,-2 -2,-1 -2,1 -1,-1 -1,1 0,-1 0,1');
  expect(whyNotPlace(grown, 'F', [1, 0])).toMatchObject({ code: 'outside-square', height: 5, width: 3 });
});

test.each(SHAPED)(
  'PLACE-3, PLACE-4, PLACE-7: the legal cells of %s are those the plain rule allows',
  (tile) => {
    fc.assert(
      fc.property(aCity, (built) => {
        const cells = cellsByRule(built, tile);
        expect(legalCells(built, tile)).toEqual(cells);
        expect(WINDOW.filter((at) => whyNotPlace(built, tile, at) === undefined)).toEqual(cells);
      }),
    );
  },
);
