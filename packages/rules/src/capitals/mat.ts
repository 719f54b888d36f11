/** Landscape mats, read from city notation and checked (LAND-1). */
import { dropOldest, isOneOf, itemAt } from '../lists.ts';
import { type Grid, type GridCell, parseCity } from '../notation/city-notation.ts';
import type { NotationProblem } from '../notation/problem.ts';
import { type Cell, LANDSCAPES, type Landscape, ok, type Result, refuse } from '../types.ts';

export type MatCell = Landscape | '.';

/** In a mat that is no rectangle, a cell of the rectangle around it that is not on the mat. */
export const OFF_MAT = '_';

/** A mat in the rectangle around it, row by row; never rotated. */
export interface Mat {
  readonly notation: string;
  readonly height: number;
  readonly width: number;
  readonly cells: readonly MatCell[];
  /** Cells of the rectangle that are not on the mat: open ground around it. */
  readonly offMat?: readonly number[];
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
  | { readonly code: 'landscape-cells'; readonly found: number; readonly need: number }
  /** A row or column at the edge has no cell of the mat. */
  | { readonly code: 'edge-off-mat' };

export const isLandscapeCell = (cell: string): cell is Landscape => isOneOf(LANDSCAPES, cell);

/** Whether a grid shows a city around its mat. */
export const hasLandscape = ({ cells }: Pick<Grid, 'cells'>): boolean => cells.some(isLandscapeCell);

const isMatCell = (cell: GridCell): cell is MatCell => cell === '.' || isLandscapeCell(cell);

/** A cache of the latest mats, so that their derived data is computed once. */
const READ = new Map<string, Result<Mat, MatProblem>>();
const READ_LIMIT = 32;

export function parseMat(notation: string): Result<Mat, MatProblem> {
  const known = READ.get(notation);
  if (known !== undefined) return known;
  const read = readMat(notation);
  READ.set(notation, read);
  dropOldest(READ, READ_LIMIT);
  return read;
}

function readMat(notation: string): Result<Mat, MatProblem> {
  const grid = parseCity(notation.replaceAll(OFF_MAT, '.'));
  if (!grid.ok) return grid;
  const { height, width, cells } = grid.value;
  const building = cells.findIndex((cell) => !isMatCell(cell));
  if (building >= 0) {
    const [row, column] = [Math.floor(building / width), building % width];
    return refuse({ code: 'building-on-mat', row, column, found: itemAt(cells, building) });
  }
  const found = cells.filter(isLandscapeCell).length;
  if (found !== LANDSCAPE_CELLS) return refuse({ code: 'landscape-cells', found, need: LANDSCAPE_CELLS });
  const mat: Mat = { notation, height, width, cells: cells.filter(isMatCell) };
  const offMat = offMatIn(notation);
  if (offMat.length === 0) return ok(mat);
  return hasEmptyEdge(mat, offMat) ? refuse({ code: 'edge-off-mat' }) : ok({ ...mat, offMat });
}

/** Which cells of a notation are not on the mat. */
export const offMatIn = (notation: string): readonly number[] =>
  [...notation.replaceAll('/', '').matchAll(/_/g)].map(({ index }) => index);

function hasEmptyEdge({ height, width, cells }: Mat, offMat: readonly number[]): boolean {
  const places = cells.map((_, nth) => ({ nth, row: Math.floor(nth / width), column: nth % width }));
  const edges = [
    places.filter(({ row }) => row === 0),
    places.filter(({ row }) => row === height - 1),
    places.filter(({ column }) => column === 0),
    places.filter(({ column }) => column === width - 1),
  ];
  return edges.some((edge) => edge.every(({ nth }) => offMat.includes(nth)));
}

/** The mat's sign on a cell; none around the mat. */
export function signOnMat({ height, width, cells, offMat }: Mat, [row, column]: Cell): MatCell | undefined {
  if (row < 0 || row >= height || column < 0 || column >= width) return undefined;
  const nth = row * width + column;
  return offMat?.includes(nth) === true ? undefined : cells[nth];
}
