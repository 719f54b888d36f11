/** A city on the drawing board: its cells, and what is known of the other cities of its table. */
import type { Cell } from '@duopolis/rules';
import { CAPITAL_SIZE, hasLandscape, matInGrid, SQUARE_SIZE } from '@duopolis/rules/cities';
import { CAPITALS } from '@duopolis/rules/components';
import type { Grid, GridCell } from '@duopolis/rules/notation';
import type { District } from '@duopolis/rules/scoring';

/** The part of another city that this one's score depends on. */
export interface OtherCity {
  /** FACTORY-1 */
  readonly factories: number;
  /** Its largest region of each district (DIST-3). */
  readonly sizes: readonly number[];
}

export interface Sketch {
  /** A full square: 4x4, or 5x5 with landscape. */
  readonly grid: Grid;
  /** None, or one for each scoring tile. */
  readonly districts: readonly District[];
  readonly others: readonly OtherCity[];
}

/** Three cities are the smallest table in which every rank is possible. */
const OTHERS = 2;

export const noOthers = (districts: number, others = OTHERS): readonly OtherCity[] =>
  Array.from({ length: others }, () => ({ factories: 0, sizes: Array<number>(districts).fill(0) }));

export const withOther = (sketch: Sketch, nth: number, change: Partial<OtherCity>): Sketch => ({
  ...sketch,
  others: sketch.others.map((other, at) => (at === nth ? { ...other, ...change } : other)),
});

const emptyGrid = (size: number): Grid => ({
  height: size,
  width: size,
  cells: Array<GridCell>(size * size).fill('.'),
});

export const EMPTY_SKETCH: Sketch = { grid: emptyGrid(SQUARE_SIZE), districts: [], others: noOthers(0) };

export const isIn = ({ height, width }: Grid, [row, column]: Cell): boolean =>
  row >= 0 && row < height && column >= 0 && column < width;

export const signAt = (grid: Grid, cell: Cell): GridCell | undefined =>
  isIn(grid, cell) ? grid.cells[cell[0] * grid.width + cell[1]] : undefined;

/** The grid with other symbols on some cells; cells outside are ignored. */
export function withSigns(grid: Grid, signs: readonly (readonly [Cell, GridCell])[]): Grid {
  const cells = [...grid.cells];
  for (const [cell, sign] of signs) if (isIn(grid, cell)) cells[cell[0] * grid.width + cell[1]] = sign;
  return { ...grid, cells };
}

export const signsOf = ({ cells, width }: Grid): readonly (readonly [Cell, GridCell])[] =>
  cells.map((sign, nth) => [[Math.floor(nth / width), nth % width], sign]);

/** A parsed city, in a full square; a mat without its open edge gets it back if there is room. */
export function inSquare(grid: Grid): Grid {
  const size = hasLandscape(grid) ? CAPITAL_SIZE : SQUARE_SIZE;
  const at = matInGrid(grid)?.at ?? [0, 0];
  const down = Math.min(Math.max(0, -at[0]), size - grid.height);
  const right = Math.min(Math.max(0, -at[1]), size - grid.width);
  return withSigns(
    emptyGrid(size),
    signsOf(grid).map(([[row, column], sign]) => [[row + down, column + right], sign]),
  );
}

/** The terms scored besides the six types in Capitals. */
export const firstDistricts = (): readonly District[] =>
  CAPITALS.scoringTiles.map((_, nth) => [
    CAPITALS.districtCards[2 * nth] ?? 'shop',
    CAPITALS.districtCards[2 * nth + 1] ?? 'office',
  ]);
