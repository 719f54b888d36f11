/** Cities as they grow: their cells, their box, and what is next to what. */
import { expect, test } from 'vitest';
import {
  boxAround,
  EMPTY_AUTOMACITY,
  EMPTY_CITY,
  filledCells,
  isBeside,
  sameCell,
  withLaid,
  withTile,
} from '../../src/city/city.ts';
import { placesMoved, plotOf } from '../../src/city/plot.ts';
import { city, mask } from '../kit/build-city.ts';

test('PLACE-2: tiles stay in the order they were placed, and the previous city is unchanged', () => {
  const first = withTile(EMPTY_CITY, { tile: 'S', at: [0, 0], seat: 2 });
  const second = withTile(first, { tile: 'F|d', at: [-2, 0], seat: 1 });
  expect(second.tiles).toEqual([
    { tile: 'S', at: [0, 0], seat: 2 },
    { tile: 'F|d', at: [-2, 0], seat: 1 },
  ]);
  expect([EMPTY_CITY, first].map(({ tiles }) => tiles.length)).toEqual([0, 1]);
});

test('SOLO-3: Automacity keeps its tiles in the order they came, without cells', () => {
  const begun = withLaid(EMPTY_AUTOMACITY, ['S', 'F']);
  expect(withLaid(begun, ['d-P'])).toEqual({ tiles: [], laid: ['S', 'F', 'd-P'] });
  expect([EMPTY_AUTOMACITY, begun].map(({ laid }) => laid?.length)).toEqual([0, 2]);
  expect(filledCells(begun)).toEqual([]);
});

test('PLACE-5: the buildings of a duplex stand side by side or one above the other', () => {
  expect(filledCells(city(['S', 0, 0], ['F-O', 0, 1], ['H|d', 1, 2]))).toEqual([
    { building: 'S', cell: [0, 0] },
    { building: 'F', cell: [0, 1] },
    { building: 'O', cell: [0, 2] },
    { building: 'H', cell: [1, 2] },
    { building: 'd', cell: [2, 2] },
  ]);
});

test.each([
  [[], { top: 0, left: 0, height: 0, width: 0 }],
  [[[3, -2]], { top: 3, left: -2, height: 1, width: 1 }],
  [
    [
      [0, 0],
      [-1, 2],
      [1, -1],
    ],
    { top: -1, left: -1, height: 3, width: 4 },
  ],
  [
    [
      [5, 5],
      [6, 5],
    ],
    { top: 5, left: 5, height: 2, width: 1 },
  ],
] as const)('PLACE-3: the box around %j is %j', (cells, box) => {
  expect(boxAround(cells)).toEqual(box);
});

test.each([
  [[0, 0], [0, 1], true],
  [[0, 0], [1, 0], true],
  [[0, 0], [-1, 0], true],
  [[0, 0], [0, -1], true],
  [[0, 0], [0, 0], false],
  [[0, 0], [1, 1], false],
  [[0, 0], [-1, 1], false],
  [[0, 0], [0, 2], false],
] as const)('ADJ-1: %j and %j share an edge: %s', (one, other, beside) => {
  expect(isBeside(one, other)).toBe(beside);
  expect(sameCell(one, other)).toBe(String(one) === String(other));
});

test('PLACE-3: a plot is the city pushed into the corner of its square', () => {
  expect(plotOf(city(['S', 0, 0], ['S-S', -1, -2]))).toEqual({
    occupied: mask('SS./..S'),
    top: -1,
    left: -2,
  });
  expect(plotOf(EMPTY_CITY).occupied).toBe(0);
});

/** The places of one pair of moves need exactly that room, so that no place is found twice. */
test.each([
  ['S', 'single', 0, 0, '.S/S.'],
  ['S', 'single', 1, 0, 'S'],
  ['S', 'single', 0, 1, 'S'],
  ['SSSS', 'single', 1, 0, 'SSSS'],
  ['SSSS', 'single', 0, 1, '....'],
  ['S/S/S/S', 'stacked', 1, 0, '....'],
  ['SS', 'side', 0, 2, 'S...'],
  ['SS/SS', 'stacked', 2, 0, 'SS'],
] as const)(
  'PLACE-3: around %s moved for a %s by %i down and %i right are %s',
  (text, shape, down, right, places) => {
    expect(placesMoved(mask(text), shape, { down, right })).toBe(mask(places));
  },
);
