/** A landscape mat in a city of the pad: which mat, and its place in the 5x5 square. */
import { CAPITALS, type MatPiece } from '../capitals/capitals-components.ts';
import { CAPITAL_SIZE } from '../capitals/capital-ground.ts';
import { isLandscapeCell, type Mat, parseMat } from '../capitals/mat.ts';
import { siteOf } from '../capitals/site.ts';
import { matInGrid } from '../cities/mat-in-grid.ts';
import type { Grid, GridCell } from '../notation/city-notation.ts';

/** The mats of the box in use. */
type Mats = readonly MatPiece[];

const matNamed = (name: string, mats: Mats): Mat | undefined => {
  const piece = mats.find((mat) => mat.name === name);
  const mat = piece === undefined ? undefined : parseMat(piece.cells);
  return mat?.ok === true ? mat.value : undefined;
};

/** The landscape of the whole square for one place of the mat. */
function landscapeAt(mat: Mat, { top, left }: { readonly top: number; readonly left: number }) {
  const signs = Array<GridCell>(CAPITAL_SIZE * CAPITAL_SIZE).fill('.');
  for (const [nth, sign] of mat.cells.entries()) {
    const [row, column] = [Math.floor(nth / mat.width) - top, (nth % mat.width) - left];
    signs[row * CAPITAL_SIZE + column] = sign;
  }
  return signs;
}

/** Every square that can be filled around a mat, as landscape cells (LAND-2). */
export function matPlaces(name: string, mats: Mats = CAPITALS.mats): readonly (readonly GridCell[])[] {
  const mat = matNamed(name, mats);
  return mat === undefined ? [] : siteOf(mat).whole.map((position) => landscapeAt(mat, position));
}

/** The city with a mat; buildings on landscape cells are removed. */
export function layMat(
  grid: Grid,
  name: string,
  { place = 0, mats = CAPITALS.mats }: { readonly place?: number; readonly mats?: Mats } = {},
): Grid {
  const places = matPlaces(name, mats);
  const signs = places[place % Math.max(1, places.length)];
  if (signs === undefined) return grid;
  const cells = signs.map((sign, nth) => {
    const former = grid.cells[nth] ?? '.';
    return isLandscapeCell(sign) || isLandscapeCell(former) ? sign : former;
  });
  return { ...grid, cells };
}

const landscapeOf = (cells: readonly GridCell[]): string =>
  cells.map((sign) => (isLandscapeCell(sign) ? sign : '.')).join('');

/** The mat of the box in a city, and its place. */
export function matLaid(
  grid: Grid,
  mats: Mats = CAPITALS.mats,
): { readonly name: string; readonly place: number } | undefined {
  const name = matInGrid(grid, mats)?.name;
  if (name === undefined) return undefined;
  const place = matPlaces(name, mats).findIndex((signs) => landscapeOf(signs) === landscapeOf(grid.cells));
  return { name, place: Math.max(0, place) };
}
