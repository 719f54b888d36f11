/** Tile notation, and what a tile is made of. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTile } from '../../src/notation/tile-notation.ts';
import {
  buildingsOf,
  cellsOf,
  isDuplex,
  isTurned,
  shapeOf,
  typeOfBuilding,
  without,
} from '../../src/tile.ts';
import { LETTERS } from '../../src/types.ts';
import { aTile } from '../kit/generators.ts';

test.each([
  ['S', 'single', ['S'], [[2, 3]]],
  ['m', 'single', ['m'], [[2, 3]]],
  ['[PH-T]', 'single', ['[PH-T]'], [[2, 3]]],
  [
    'S-F',
    'side',
    ['S', 'F'],
    [
      [2, 3],
      [2, 4],
    ],
  ],
  [
    'd|H',
    'stacked',
    ['d', 'H'],
    [
      [2, 3],
      [3, 3],
    ],
  ],
] as const)('PLACE-5: %s is a %s tile of %j', (tile, shape, buildings, cells) => {
  expect(shapeOf(tile)).toBe(shape);
  expect(buildingsOf(tile)).toEqual(buildings);
  expect(cellsOf(tile, [2, 3])).toEqual(cells);
});

test('a tile is its own notation', () => {
  fc.assert(
    fc.property(aTile, (tile) => {
      expect(parseTile(tile)).toEqual({ ok: true, value: tile });
      const [first = '', second = ''] = buildingsOf(tile);
      expect(isDuplex(tile) ? `${first}${tile[1]}${second}` : first).toBe(tile);
    }),
  );
});

test.each([
  '',
  'X',
  's',
  'T',
  'SF',
  'S/F',
  'S-',
  '-F',
  'S-X',
  'X|S',
  'S-F-O',
  'S|F ',
  'S--',
  '[PH]',
  '[PH-P]',
  '[PP-T]',
  '[PH-X]',
  'PH-T',
  '[PH-T] ',
  '🏠',
])('%j is no tile', (text) => {
  expect(parseTile(text)).toEqual({
    ok: false,
    error: { code: 'bad-tile', position: 0, found: text, expected: 'S F O P H d e m b, S-F, S|F, [PH-T]' },
  });
});

test('HOUSE-1: the four tavern kinds are one type, and civic is none of the six', () => {
  expect([...LETTERS, '[PH-T]' as const].map(typeOfBuilding)).toEqual([
    'shop',
    'factory',
    'tavern',
    'tavern',
    'tavern',
    'tavern',
    'office',
    'park',
    'house',
    'civic',
  ]);
});

test.each([
  ['S-F', 'S|F', true],
  ['d|H', 'd-H', true],
  ['S-F', 'F-S', true],
  ['S-F', 'F|S', true],
  ['S-F', 'S-F', false],
  ['S-F', 'S|P', false],
  ['S', 'S', false],
  ['[PH-T]', '[HP-T]', false],
] as const)('PLACE-5: %s for %s is turned: %s', (tile, upright, turned) => {
  expect(isTurned(tile, upright)).toBe(turned);
});

test.each([
  [['S', 'F', 'S'], ['S'], ['F', 'S']],
  [['S', 'F', 'S'], ['S', 'S'], ['F']],
  [['S', 'F'], ['S', 'S'], undefined],
  [['S', 'F'], ['O'], undefined],
  [['S', 'F'], [], ['S', 'F']],
] as const)('CHOOSE-1: the hand %j without %j is %j', (hand, tiles, left) => {
  expect(without(hand, tiles)).toEqual(left);
});
