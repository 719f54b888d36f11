/** Placing around a mat: landscape, the square that floats, the first tile, bridges, and the reasons of a refusal. */
import { expect, test } from 'vitest';
import { CAPITAL_BUILDINGS, legalCapitalCells, whyNotCapital } from '../../src/capitals/capital-placement.ts';
import { buildingsToCome, CAPITAL_ORDER, DUO_ORDER } from '../../src/capitals/tocome.ts';
import type { Cell, Tile } from '../../src/types.ts';
import { city } from '../kit/build-city.ts';
import { mat } from './kit/build-capital.ts';

/** Offices on some cells, placed in this order. */
const offices = (cells: readonly Cell[]) =>
  city(...cells.map(([row, column]) => ['O', row, column] as const));

const why = (on: string, cells: readonly Cell[], tile: Tile, at: Cell, order = CAPITAL_ORDER) =>
  whyNotCapital(mat(on), offices(cells), { tile, at, toCome: order.slice(cells.length + 1) });

const legal = (on: string, cells: readonly Cell[], tile: Tile = 'O', order = CAPITAL_ORDER) =>
  legalCapitalCells(mat(on), offices(cells), { tile, toCome: order.slice(cells.length + 1) });

test.each([CAPITAL_ORDER, DUO_ORDER])('CAP-1: the tiles %s are 20 buildings for a 5x5 city', (order) => {
  expect(CAPITAL_BUILDINGS).toBe(20);
  expect(buildingsToCome(order)).toBe(20);
  expect([order.length, order.replaceAll('d', '').length]).toEqual([18, 16]);
});

test.each<[string, readonly Cell[], Tile, Cell, Cell]>([
  ['river', [], 'O', [0, 1], [0, 1]],
  ['river', [[1, 0]], 'O', [1, 1], [1, 1]],
  ['canyon', [[0, 2]], 'O', [1, 2], [1, 2]],
  ['river', [[0, 0]], 'S-F', [1, 0], [1, 1]],
])('LAND-1: around %s with %j nothing stands on landscape (%s to %j)', (on, cells, tile, to, at) => {
  expect(why(on, cells, tile, to)).toEqual({ code: 'on-landscape', rule: 'LAND-1', at });
});

test.each<[string, readonly Cell[], Cell]>([
  [
    'river',
    [
      [0, 2],
      [0, 3],
      [0, 4],
    ],
    [0, 5],
  ],
  [
    'river',
    [
      [0, 2],
      [0, 3],
      [-1, 2],
    ],
    [4, 2],
  ],
  [
    'river',
    [
      [0, 0],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ],
    [-2, 0],
  ],
  [
    'coast',
    [
      [1, 3],
      [1, 4],
    ],
    [1, -1],
  ],
  ['lake', [], [9, 9]],
])('LAND-2: around %s with %j the square with the whole mat does not reach %j', (on, cells, at) => {
  expect(why(on, cells, 'O', at)).toEqual({ code: 'outside-capital', rule: 'LAND-2', at, size: 5 });
});

test('LAND-2: the square floats in both directions until tiles hold it', () => {
  expect(why('river', [[0, 0]], 'O', [0, -1])).toBeUndefined();
  expect(why('river', [[0, 2]], 'O', [0, 3])).toBeUndefined();
  expect(
    why(
      'river',
      [
        [0, 0],
        [0, -1],
        [0, -2],
      ],
      'O',
      [0, -3],
    ),
  ).toMatchObject({ rule: 'LAND-2' });
});

test.each<[string, Tile, readonly Cell[]]>([
  [
    'river',
    'O',
    [
      [0, 0],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [3, 0],
      [3, 1],
    ],
  ],
  [
    'coast',
    'O',
    [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 3],
    ],
  ],
])('LAND-3: the first tile goes on an open cell of %s', (on, tile, cells) => {
  expect(legal(on, [], tile)).toEqual(cells);
  expect(why(on, [], tile, [-1, 0])).toEqual({ code: 'first-off-mat', rule: 'LAND-3', at: [-1, 0] });
});

test.each<[Tile, Cell, boolean]>([
  ['S-F', [0, 2], true],
  ['S-F', [0, -1], true],
  ['S-F', [0, 3], false],
  ['S|F', [-1, 2], true],
  ['S|F', [0, 0], true],
  ['S|F', [0, 3], false],
])('LAND-3: of a duplex %s that comes first at %j one half lies on the mat: %s', (tile, at, allowed) => {
  const refusal = why('river', [], tile, at, DUO_ORDER);
  expect(refusal?.rule).toBe(allowed ? undefined : 'LAND-3');
});

test.each<[string, Cell, readonly Cell[]]>([
  [
    'river',
    [1, 0],
    [
      [0, 0],
      [1, -1],
      [1, 2],
      [2, 0],
    ],
  ],
  [
    'river',
    [1, 2],
    [
      [0, 2],
      [1, 0],
      [1, 3],
    ],
  ],
  [
    'canyon',
    [0, 2],
    [
      [-1, 2],
      [0, 1],
      [0, 3],
      [2, 2],
    ],
  ],
  [
    'river',
    [0, 0],
    [
      [-1, 0],
      [0, -1],
      [1, 0],
    ],
  ],
])(
  'LAND-4: around %s after a first tile on %j the second goes next to it or across the bridge',
  (on, first, cells) => {
    expect(legal(on, [first])).toEqual(cells);
  },
);

test('LAND-4: a bridge of any length joins only the cells at its ends, and only in its direction', () => {
  expect(why('.==./###.', [[0, 0]], 'O', [0, 3])).toBeUndefined();
  expect(why('.=#./.##./...#', [[0, 0]], 'O', [0, 3])).toMatchObject({ code: 'not-adjacent' });
  expect(why('.=./###/..#', [[0, 0]], 'O', [0, 2])).toBeUndefined();
  expect(why('.|./###/..#', [[0, 0]], 'O', [0, 2])).toMatchObject({ code: 'not-adjacent' });
});

test('PLACE-4, LAND-4: a tile apart from all others is refused', () => {
  expect(why('river', [[0, 0]], 'O', [0, 2])).toEqual({ code: 'not-adjacent', rule: 'PLACE-4', at: [0, 2] });
});

test('PLACE-7: a cell that is taken is refused, for the second half of a duplex too', () => {
  expect(why('river', [[0, 0]], 'O', [0, 0])).toEqual({ code: 'occupied', rule: 'PLACE-7', at: [0, 0] });
  expect(why('river', [[0, 0]], 'S-F', [0, -1])).toEqual({ code: 'occupied', rule: 'PLACE-7', at: [0, 0] });
});

test.each<[string, readonly Cell[], Cell, string]>([
  ['marsh', [[1, 0]], [1, -1], 'cut-off'],
  [
    'ridge',
    [
      [0, 3],
      [0, 4],
      [-1, 4],
    ],
    [-2, 4],
    'cut-off',
  ],
  [
    'ridge',
    [
      [0, 3],
      [0, 2],
      [-1, 2],
    ],
    [0, 4],
    'duplex',
  ],
  [
    'river',
    [
      [1, 2],
      [1, 3],
      [0, 3],
      [-1, 3],
      [2, 3],
      [1, 4],
    ],
    [3, 3],
    'duplex',
  ],
  [
    'coast',
    [
      [2, 1],
      [2, 2],
      [2, 0],
      [3, 2],
      [4, 2],
      [2, -1],
      [1, 2],
    ],
    [3, 0],
    'duplex',
  ],
])('LAND-6: around %s with %j a tile on %j strands the city: %s', (on, cells, at, reason) => {
  expect(why(on, cells, 'O', at)).toEqual({ code: 'strands-city', rule: 'LAND-6', at, reason });
  expect(legal(on, cells)).not.toContainEqual(at);
});
