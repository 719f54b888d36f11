/** An answer in the making: where tiles may go, what goes with a tile that is taken back. */
import type { Puzzle } from '@duopolis/bots/puzzle';
import type { SquareCity, Tile } from '@duopolis/rules';
import { expect, test } from 'vitest';
import {
  answerOfOrder,
  cellsForTile,
  swapped,
  isComplete,
  isSameAnswer,
  type Laid,
  laidAt,
  taken,
} from '../../../src/features/puzzles/puzzle-draft.ts';

const cityOf = (...tiles: readonly Tile[]): SquareCity => ({
  tiles: tiles.map((tile, column) => ({ tile, at: [0, column], seat: 0 })),
});

const ROW: Puzzle = { kind: 'placement', cities: [cityOf('S', 'S', 'S', 'S')], tiles: ['P', 'H', 'O-F'] };
const TWO: Puzzle = { kind: 'choice', cities: [cityOf('S'), cityOf('P')], tiles: ['H', 'H', 'O'] };

const laid = (index: number, row: number, column: number, city = 0, puzzle = ROW): Laid => ({
  index,
  city,
  tile: puzzle.tiles[index] as Tile,
  at: [row, column],
});

test('PLACE-3, PLACE-4: next to placed and tried tiles, inside the square', () => {
  expect(cellsForTile(ROW, [], { city: 0, tile: 'P' })).toHaveLength(8);
  const after = cellsForTile(ROW, [laid(0, 1, 0)], { city: 0, tile: 'H' });
  expect(after).toContainEqual([2, 0]);
  expect(after).not.toContainEqual([1, 0]);
});

test('PLACE-4: tiles that depended on a removed tile are removed with it', () => {
  const three = [laid(0, 1, 1), laid(1, 2, 1), laid(2, 1, 2)];
  expect(taken(ROW, three, 0).map(({ index }) => index)).toEqual([2]);
  expect(taken(ROW, three, 1).map(({ index }) => index)).toEqual([0, 2]);
});

test('of two cities each gets one tile, and then the answer is complete', () => {
  const one = [laid(0, 0, 1, 0, TWO)];
  expect([cellsForTile(TWO, one, { city: 0, tile: 'H' }), isComplete(TWO, one)]).toEqual([[], false]);
  expect(cellsForTile(TWO, one, { city: 1, tile: 'H' })).toHaveLength(4);
  expect(isComplete(TWO, [...one, laid(1, 0, 1, 1, TWO)])).toBe(true);
});

test('a duplex is found by either of its cells', () => {
  const duplex = [laid(2, 1, 0)];
  expect([laidAt(duplex, 0, [1, 1])?.index, laidAt(duplex, 0, [1, 2]), laidAt(duplex, 1, [1, 1])]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});

test('the order of placing does not change the answer', () => {
  const [one, other] = [laid(0, 1, 1), laid(1, 1, 2)];
  expect(isSameAnswer([one, other], [other, one])).toBe(true);
  expect(isSameAnswer([one], [laid(0, 1, 0)])).toBe(false);
});

test('two of sixteen change places', () => {
  const order = 'SFdOPHSFdOPHSFdO'.split('') as Tile[];
  const [first, , , , , , last] = answerOfOrder(swapped(order, 0, 6 + 1));
  expect([first, last]).toEqual([
    { city: 0, tile: 'F', at: [0, 0] },
    { city: 0, tile: 'S', at: [1, 2] },
  ]);
});
