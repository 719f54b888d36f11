/** Finds the mat of a box in a city that is given in notation. */
import { CAPITALS, type MatPiece } from '../capitals/capitals-components.ts';
import { isLandscapeCell, type Mat, parseMat } from '../capitals/mat.ts';
import { boxAround } from '../city/city.ts';
import type { Grid, GridCell } from '../notation/city-notation.ts';
import type { Cell } from '../types.ts';

/** A mat and the cell of its top left corner; that may be outside the grid if the mat has only open cells there. */
export interface MatInGrid {
  readonly name: string;
  readonly mat: Mat;
  readonly at: Cell;
}

interface Shape {
  /** Signs with their places in the smallest rectangle around them: equal for equal landscapes. */
  readonly text: string;
  readonly corner: Cell;
}

function shapeOf(cells: readonly GridCell[], width: number): Shape {
  const found = cells.flatMap((sign, nth) =>
    isLandscapeCell(sign) ? [{ sign, cell: [Math.floor(nth / width), nth % width] as const }] : [],
  );
  const { top, left } = boxAround(found.map(({ cell }) => cell));
  const text = found.map(({ sign, cell: [row, column] }) => `${sign}${row - top},${column - left}`).join(' ');
  return { text, corner: [top, left] };
}

/** The mat of the box that has exactly the landscape of a grid; of ours if no other is in use. */
export function matInGrid(
  { cells, width }: Grid,
  mats: readonly MatPiece[] = CAPITALS.mats,
): MatInGrid | undefined {
  const drawn = shapeOf(cells, width);
  for (const { name, cells: notation } of mats) {
    const mat = parseMat(notation);
    if (!mat.ok) continue;
    const printed = shapeOf(mat.value.cells, mat.value.width);
    if (printed.text !== drawn.text) continue;
    const at: Cell = [drawn.corner[0] - printed.corner[0], drawn.corner[1] - printed.corner[1]];
    return { name, mat: mat.value, at };
  }
  return undefined;
}
