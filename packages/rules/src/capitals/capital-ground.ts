/** The ground of a capital: a 5x5 square with landscape in it, and bridges that join the cells on both sides (LAND-4). */
import type { ScoringGround } from '../ground/ground.ts';

export const CAPITAL_SIZE = 5;
export const CAPITAL_CELLS = CAPITAL_SIZE * CAPITAL_SIZE;

export const ALL_CELLS = (1 << CAPITAL_CELLS) - 1;
export const FIRST_ROW = 0x1f;
export const FIRST_COLUMN = 0x108421;
export const NOT_LAST_COLUMN = 0xf7bdef;
const NOT_FIRST_COLUMN = 0x1ef7bde;
export const NOT_LAST_ROW = 0xfffff;

/** The first and the last end of a bridge. */
export type Span = readonly [first: number, last: number];

export interface CapitalGround extends ScoringGround {
  /** Cells that can be built on. */
  readonly open: number;
  /** Cells at the west end, east end, north end and south end of a bridge over one cell. */
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  /** Both ends of all longer bridges; hardly any mat has one. */
  readonly longEnds: number;
  /** The two ends of every longer bridge, as bits. */
  readonly longInRow: readonly Span[];
  readonly longInColumn: readonly Span[];
  /** The best points of shops in one line: 32 patterns for each row, then for each column. */
  readonly lines: Uint8Array;
}

/** Neighbours in the same row, and across a bridge from west to east; landscape cells may be among them. */
export const besideInRow = (ground: CapitalGround, mask: number): number =>
  ((mask & NOT_LAST_COLUMN) << 1) |
  ((mask & NOT_FIRST_COLUMN) >> 1) |
  ((mask & ground.west) << 2) |
  ((mask & ground.east) >> 2) |
  ((mask & ground.longEnds) === 0 ? 0 : over(ground.longInRow, mask));

/** Neighbours in the same column, and across a bridge from north to south; landscape cells may be among them. */
export const besideInColumn = (ground: CapitalGround, mask: number): number =>
  (mask << 5) |
  (mask >> 5) |
  ((mask & ground.north) << 10) |
  ((mask & ground.south) >> 10) |
  ((mask & ground.longEnds) === 0 ? 0 : over(ground.longInColumn, mask));

/** The other ends of the long bridges that begin or end in a mask. */
function over(spans: readonly Span[], mask: number): number {
  let reached = 0;
  for (const [first, last] of spans) {
    if ((mask & first) !== 0) reached |= last;
    if ((mask & last) !== 0) reached |= first;
  }
  return reached;
}

/** All neighbours that can be built on. */
export const besideOn = (ground: CapitalGround, mask: number): number =>
  (besideInRow(ground, mask) | besideInColumn(ground, mask)) & ground.open;
