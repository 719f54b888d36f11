/** One-line builders: grids, cities and tables from their notation. */
import { EMPTY_CITY, type SquareCity, withTile } from '../../src/city/city.ts';
import { type Grid, makeCity, parseCity } from '../../src/notation/city-notation.ts';
import { type Layout, layoutOfGrid } from '../../src/scoring/layout.ts';
import type { Building, Cell, Tile } from '../../src/types.ts';

/** The grid of a notation that is known to be right. */
export function grid(text: string): Grid {
  const parsed = parseCity(text);
  if (!parsed.ok) throw new SyntaxError(`${text}: ${parsed.error.code} at ${parsed.error.position}`);
  return parsed.value;
}

export const layout = (text: string): Layout => layoutOfGrid(grid(text));

/** The cities of one table. */
export const table = (...cities: readonly string[]): readonly Layout[] => cities.map(layout);

/** The mask of a drawing: `S.S` has the bits 0 and 2. */
export function mask(text: string): number {
  const { width, cells } = grid(text);
  return cells.reduce(
    (bits, cell, nth) => (cell === '.' ? bits : bits | (1 << (Math.floor(nth / width) * 4 + (nth % width)))),
    0,
  );
}

/** The mask of a pattern of one letter, drawn in the whole 4x4 square. */
export const drawing = (bits: number, letter: Building): string =>
  makeCity({
    height: 4,
    width: 4,
    cells: Array.from({ length: 16 }, (_, cell) => (((bits >> cell) & 1) === 1 ? letter : '.')),
  });

/** A city from its tiles in the order they were placed: `city(['S', 0, 0], ['F-O', 0, 1])`. */
export const city = (...tiles: readonly (readonly [tile: Tile, row: number, column: number])[]): SquareCity =>
  tiles.reduce(
    (built, [tile, row, column]) => withTile(built, { tile, at: [row, column], seat: 0 }),
    EMPTY_CITY,
  );

/** A city of single tiles as drawn, whose top left corner lies on the given cell. */
export function drawn(text: string, [top, left]: Cell = [0, 0]): SquareCity {
  const { width, cells } = grid(text);
  return city(
    ...cells.flatMap((cell, nth) =>
      cell === '.' ? [] : [[cell as Building, top + Math.floor(nth / width), left + (nth % width)] as const],
    ),
  );
}
