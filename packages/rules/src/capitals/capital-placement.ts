/** Where a tile may go in a capital: around the mat, next to a built tile, and so that the square can be filled (LAND-1 to LAND-6). */
import { type WithTiles, filledCells, sameCell } from '../city/city.ts';
import { cellsOf, shapeOf } from '../tile.ts';
import type { Cell, Tile } from '../types.ts';
import { type Built, isCompletable, NOWHERE, packed, type State } from './completable.ts';
import { besideOn, CAPITAL_CELLS, CAPITAL_SIZE } from './capital-ground.ts';
import { isLandscapeCell, LANDSCAPE_CELLS, type Mat, signOnMat } from './mat.ts';
import { indexOfPlace, listPlaces, MOST_PLACES, positionOfPlace, stateAfter } from './capital-places.ts';
import type { CapitalRefusal } from './capital-refusal.ts';
import { type Position, siteOf, wholeAt } from './site.ts';
import { buildingsToCome, codeOf, ONLY_SINGLES, type ToCome } from './tocome.ts';

export const CAPITAL_BUILDINGS = CAPITAL_CELLS - LANDSCAPE_CELLS;

/** The cells as a mask in a position's square, or -1 if one is outside. */
export function maskIn({ top, left }: Position, cells: readonly Cell[]): number {
  let mask = 0;
  for (const [row, column] of cells) {
    const [down, right] = [row - top, column - left];
    if (down < 0 || down >= CAPITAL_SIZE || right < 0 || right >= CAPITAL_SIZE) return -1;
    mask |= 1 << (down * CAPITAL_SIZE + right);
  }
  return mask;
}

const standingCells = (city: WithTiles): readonly Cell[] => filledCells(city).map(({ cell }) => cell);

function stateOfCells(mat: Mat, cells: readonly Cell[]): State {
  const site = siteOf(mat);
  const position = site.whole.findIndex((whole) => maskIn(whole, cells) >= 0);
  return position < 0 ? NOWHERE : packed(position, maskIn(wholeAt(site, position), cells));
}

/** Whether the partners can finish a city as it stands with the tiles to come, in this order (LAND-6). */
export const canBeFinished = (mat: Mat, city: WithTiles, toCome: ToCome): boolean =>
  finishable(mat, standingCells(city), toCome);

const finishable = (mat: Mat, cells: readonly Cell[], toCome: ToCome): boolean =>
  cells.length + buildingsToCome(toCome) === CAPITAL_BUILDINGS &&
  isCompletable(siteOf(mat), stateOfCells(mat, cells), codeOf(toCome));

/** Why a tile may not go to a cell, or nothing if it may; `toCome` are the city's tiles after this one. */
export function whyNotCapital(
  mat: Mat,
  city: WithTiles,
  { tile, at, toCome }: { readonly tile: Tile; readonly at: Cell; readonly toCome: ToCome },
): CapitalRefusal | undefined {
  const standing = standingCells(city);
  const covered = cellsOf(tile, at);
  const landscape = covered.find((cell) => isLandscapeCell(signOnMat(mat, cell) ?? '.'));
  if (landscape !== undefined) return { code: 'on-landscape', rule: 'LAND-1', at: landscape };
  const taken = covered.find((cell) => standing.some((other) => sameCell(cell, other)));
  if (taken !== undefined) return { code: 'occupied', rule: 'PLACE-7', at: taken };
  const { positions } = siteOf(mat);
  const all = [...standing, ...covered];
  const around = positions.find((position) => maskIn(position, all) >= 0);
  if (around === undefined) return { code: 'outside-capital', rule: 'LAND-2', at, size: CAPITAL_SIZE };
  if (standing.length === 0) {
    if (!covered.some((cell) => signOnMat(mat, cell) === '.')) {
      return { code: 'first-off-mat', rule: 'LAND-3', at };
    }
  } else if ((besideOn(around.ground, maskIn(around, standing)) & maskIn(around, covered)) === 0) {
    return { code: 'not-adjacent', rule: 'PLACE-4', at };
  }
  if (finishable(mat, all, toCome)) return undefined;
  const reason = finishable(mat, all, 's'.repeat(CAPITAL_BUILDINGS - all.length)) ? 'duplex' : 'cut-off';
  return { code: 'strands-city', rule: 'LAND-6', at, reason };
}

/** All cells where a tile may go, in reading order; `toCome` are the city's tiles after this one. */
export function legalCapitalCells(
  mat: Mat,
  city: WithTiles,
  { tile, toCome }: { readonly tile: Tile; readonly toCome: ToCome },
): readonly Cell[] {
  const site = siteOf(mat);
  const standing = standingCells(city);
  const state = stateOfCells(mat, standing);
  const shape = shapeOf(tile);
  const buildings = standing.length + (shape === 'single' ? 1 : 2) + buildingsToCome(toCome);
  if (state === NOWHERE || buildings !== CAPITAL_BUILDINGS) return [];
  const code = codeOf(toCome);
  const places = new Int32Array(MOST_PLACES);
  const built: Built = { site, state, shape };
  const found = listPlaces(built, places);
  const cells: Cell[] = [];
  for (const place of places.subarray(0, found)) {
    if (code !== ONLY_SINGLES && !isCompletable(site, stateAfter(built, place), code)) continue;
    const { top, left } = wholeAt(site, positionOfPlace(place));
    const index = indexOfPlace(place);
    cells.push([top + Math.floor(index / CAPITAL_SIZE), left + (index % CAPITAL_SIZE)]);
  }
  return cells.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}
