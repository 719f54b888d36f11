/** Landscape mats: what lies on one, read from city notation and checked (LAND-1). */
import { isOneOf, itemAt } from '../lists.ts';
import { type GridCell, parseCity } from '../notation/city.ts';
import type { NotationProblem } from '../notation/problem.ts';
import { LANDSCAPES, type Landscape, ok, type Result, refuse } from '../types.ts';

export type MatCell = Landscape | '.';

/** A mat as a rectangle of cells, row by row; never rotated. */
export interface Mat {
  readonly notation: string;
  readonly height: number;
  readonly width: number;
  readonly cells: readonly MatCell[];
}

export const LANDSCAPE_CELLS = 5;

export type MatProblem =
  | NotationProblem
  | {
      readonly code: 'building-on-mat';
      readonly row: number;
      readonly column: number;
      readonly found: string;
    }
  | { readonly code: 'landscape-cells'; readonly found: number; readonly need: number };

export const isLandscapeCell = (cell: GridCell): cell is Landscape => isOneOf(LANDSCAPES, cell);

const isMatCell = (cell: GridCell): cell is MatCell => cell === '.' || isLandscapeCell(cell);

/** The latest mats read, so that what is worked out about a mat is worked out once. */
const READ = new Map<string, Result<Mat, MatProblem>>();
const READ_LIMIT = 32;

export function parseMat(notation: string): Result<Mat, MatProblem> {
  const known = READ.get(notation);
  if (known !== undefined) return known;
  const read = readMat(notation);
  if (READ.size >= READ_LIMIT) READ.delete(READ.keys().next().value as string);
  READ.set(notation, read);
  return read;
}

function readMat(notation: string): Result<Mat, MatProblem> {
  const grid = parseCity(notation);
  if (!grid.ok) return grid;
  const { height, width, cells } = grid.value;
  const building = cells.findIndex((cell) => !isMatCell(cell));
  if (building >= 0) {
    const [row, column] = [Math.floor(building / width), building % width];
    return refuse({ code: 'building-on-mat', row, column, found: itemAt(cells, building) });
  }
  const found = cells.filter(isLandscapeCell).length;
  if (found !== LANDSCAPE_CELLS) return refuse({ code: 'landscape-cells', found, need: LANDSCAPE_CELLS });
  return ok({ notation, height, width, cells: cells.filter(isMatCell) });
}
