/** Legality on masks: a city's cells pushed into the corner of a 4x4 square, and every place a shape has around them. */
import { itemAt } from '../lists.ts';
import { besideInSquare, SQUARE_MASKS } from '../ground/square.ts';
import { shapeOf } from '../tile.ts';
import type { Cell, Shape } from '../types.ts';
import { cornerOf, type WithTiles } from './city.ts';

/** The filled cells as a mask whose first row and column are not empty, and the cell of its bit 0. */
export interface Plot {
  readonly occupied: number;
  readonly top: number;
  readonly left: number;
}

/** The latest answer: callers first ask for the cells of a city, and then try one of them. */
let latest: { readonly tiles: WithTiles['tiles']; readonly plot: Plot } | undefined;

export function plotOf(city: WithTiles): Plot {
  const { tiles } = city;
  if (latest?.tiles === tiles) return latest.plot;
  const { top, left } = cornerOf(city);
  let occupied = 0;
  for (const { tile, at } of tiles) occupied |= coveredFrom(bitAt(at[0] - top, at[1] - left), shapeOf(tile));
  const plot = { occupied, top, left };
  latest = { tiles, plot };
  return plot;
}

/** The cells of a shape whose first cell is the given one. */
const coveredFrom = (first: number, shape: Shape): number =>
  shape === 'single' ? first : shape === 'side' ? first | (first << 1) : first | (first << 4);

const bitAt = (row: number, column: number): number => 1 << (row * 4 + column);

const { firstColumn, firstRow, full, notLastColumn, notLastRow } = SQUARE_MASKS;
/** The last n rows, and the last n columns, of the square. */
const LAST_ROWS = [0, firstRow << 12, (firstRow << 8) | (firstRow << 12)] as const;
const LAST_COLUMNS = [0, firstColumn << 3, (firstColumn << 2) | (firstColumn << 3)] as const;

const MOVES = [0, 1, 2] as const;
export type Move = (typeof MOVES)[number];

/** How far each shape can reach above and left of the built tiles. */
export const REACH: { readonly [shape in Shape]: readonly [up: 1 | 2, left: 1 | 2] } = {
  single: [1, 1],
  side: [1, 2],
  stacked: [2, 1],
};

/**
 * Where a shape's first cell may go when the city is moved `down` and `right` in the square to make room for it.
 * Only places that need exactly this room count, so that every place belongs to one pair of moves.
 */
export function placesMoved(
  occupied: number,
  shape: Shape,
  { down, right }: { readonly down: Move; readonly right: Move },
): number {
  if ((occupied & (LAST_ROWS[down] | LAST_COLUMNS[right])) !== 0) return 0;
  const standing = occupied << (down * 4 + right);
  const free = ~standing & full;
  const beside = besideInSquare(standing);
  let places = (down === 0 ? full : firstRow) & (right === 0 ? full : firstColumn);
  if (shape === 'single') places &= free & beside;
  else if (shape === 'side') places &= free & (free >> 1) & notLastColumn & (beside | (beside >> 1));
  else places &= free & (free >> 4) & notLastRow & (beside | (beside >> 4));
  return places;
}

/** All places of a shape around the occupied cells, in reading order; the first tile of a city has one. */
export function placesOf(occupied: number, shape: Shape): readonly Cell[] {
  if (occupied === 0) return [[0, 0]];
  const [up, left] = REACH[shape];
  const moved: number[] = [];
  for (const down of MOVES.slice(0, up + 1)) {
    for (const right of MOVES.slice(0, left + 1)) moved.push(placesMoved(occupied, shape, { down, right }));
  }
  const places: Cell[] = [];
  for (let row = -up; row < 4; row++) {
    for (let column = -left; column < 4; column++) {
      const down = Math.max(0, -row);
      const right = Math.max(0, -column);
      const legal = itemAt(moved, down * (left + 1) + right);
      if ((legal & bitAt(row + down, column + right)) !== 0) places.push([row, column]);
    }
  }
  return places;
}
