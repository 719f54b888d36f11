/** The actions of the drawing board: put, clear, move, and choose a mat. */
import type { Cell, Tile } from '@duopolis/rules';
import {
  CAPITAL_SIZE,
  cellsOf,
  hasLandscape,
  isLandscapeCell,
  matInGrid,
  SQUARE_SIZE,
} from '@duopolis/rules/cities';
import { CAPITALS, type Components, type Mat, parseMat } from '@duopolis/rules/components';
import { buildingsOf, type Grid, type GridCell, isDuplex } from '@duopolis/rules/notation';
import {
  EMPTY_SKETCH,
  firstDistricts,
  inSquare,
  isIn,
  noOthers,
  signAt,
  signsOf,
  type Sketch,
  withSigns,
} from './sketch.ts';

const isBuilt = (sign: GridCell | undefined): boolean =>
  sign !== undefined && sign !== '.' && !isLandscapeCell(sign);

const canHold = (grid: Grid, cell: Cell): boolean => {
  const sign = signAt(grid, cell);
  return sign !== undefined && !isLandscapeCell(sign);
};

/** The cell of a placed tile: a duplex that would stick out is moved back in. */
export function placeOf(grid: Grid, tile: Tile, [row, column]: Cell): Cell | undefined {
  const places: readonly Cell[] = [
    [row, column],
    [row - 1, column],
    [row, column - 1],
  ];
  return places.find((at) => {
    const covered = cellsOf(tile, at);
    return (
      covered.every((cell) => canHold(grid, cell)) &&
      covered.some(([down, across]) => down === row && across === column)
    );
  });
}

/** A building replaces the old one; a duplex becomes two buildings (city notation has no duplex). */
export function put(grid: Grid, tile: Tile, cell: Cell): Grid {
  const at = placeOf(grid, tile, cell);
  if (at === undefined) return grid;
  const buildings = buildingsOf(tile);
  return withSigns(
    grid,
    cellsOf(tile, at).map((covered, nth) => [covered, buildings[nth] ?? '.']),
  );
}

export const clear = (grid: Grid, cell: Cell): Grid =>
  isBuilt(signAt(grid, cell)) ? withSigns(grid, [[cell, '.']]) : grid;

/** Swaps with the building on the other cell; off the board a building is removed. */
export function move(grid: Grid, from: Cell, to: Cell | undefined): Grid {
  const moved = signAt(grid, from);
  if (moved === undefined || !isBuilt(moved)) return grid;
  if (to === undefined) return clear(grid, from);
  if (!canHold(grid, to)) return grid;
  return withSigns(grid, [
    [from, signAt(grid, to) ?? '.'],
    [to, moved],
  ]);
}

/** One touch: puts the symbol there, or clears the cell if it already has it. Landscape can be drawn over anything. */
export function touch(grid: Grid, sign: Tile | GridCell, cell: Cell): Grid {
  if (sign === '.') return clear(grid, cell);
  const before = signAt(grid, cell);
  if (isLandscapeCell(sign)) return withSigns(grid, [[cell, before === sign ? '.' : sign]]);
  if (isLandscapeCell(before ?? '.')) return isDuplex(sign) ? grid : withSigns(grid, [[cell, sign]]);
  return before === sign ? clear(grid, cell) : put(grid, sign, cell);
}

const builtIn = (grid: Grid): readonly (readonly [Cell, GridCell])[] =>
  signsOf(grid).filter(([, sign]) => isBuilt(sign));

const landscapeIn = (mat: Mat, [top, left]: Cell): readonly (readonly [Cell, GridCell])[] =>
  mat.cells.flatMap((sign, nth): (readonly [Cell, GridCell])[] =>
    sign === '.' ? [] : [[[top + Math.floor(nth / mat.width), left + (nth % mat.width)], sign]],
  );

function gridOn(mat: Mat, at: Cell, built: readonly (readonly [Cell, GridCell])[]): Grid {
  const square = { height: CAPITAL_SIZE, width: CAPITAL_SIZE, cells: Array<GridCell>(25).fill('.') };
  return withSigns(withSigns(square, built), landscapeIn(mat, at));
}

/** Every place of a mat in the square, from the top left one. */
const placesOfMat = (mat: Mat): readonly Cell[] =>
  Array.from({ length: CAPITAL_SIZE - mat.height + 1 }, (_, row) =>
    Array.from({ length: CAPITAL_SIZE - mat.width + 1 }, (__, column): Cell => [row, column]),
  ).flat();

/** The mat where it covers the fewest buildings. */
function bestOn(mat: Mat, built: readonly (readonly [Cell, GridCell])[]): Grid {
  const grids = placesOfMat(mat).map((at) => gridOn(mat, at, built));
  return grids.reduce((best, grid) => (builtIn(grid).length > builtIn(best).length ? grid : best));
}

/** The 4x4 square with the most buildings of a capital; the base game has no civic tiles. */
function withoutMat(grid: Grid): Grid {
  const built = builtIn(grid).filter(([, sign]) => !sign.startsWith('['));
  const grids = [0, 1].flatMap((down) =>
    [0, 1].map((right) =>
      withSigns(
        EMPTY_SKETCH.grid,
        built.map(([[row, column], sign]) => [[row - down, column - right], sign]),
      ),
    ),
  );
  return grids.reduce((best, one) => (builtIn(one).length > builtIn(best).length ? one : best));
}

/** The same city on another mat, or in the base game; buildings that don't fit are dropped. */
export function withMat(
  sketch: Sketch,
  name: string | undefined,
  mats: Components['mats'] = CAPITALS.mats,
): Sketch {
  if (name === undefined)
    return hasLandscape(sketch.grid)
      ? { ...EMPTY_SKETCH, grid: withoutMat(sketch.grid), others: withoutDistricts(sketch) }
      : sketch;
  const mat = parseMat(mats.find((one) => one.name === name)?.cells ?? '');
  if (!mat.ok) return sketch;
  const grid = bestOn(mat.value, builtIn(sketch.grid));
  if (sketch.districts.length > 0) return { ...sketch, grid };
  const districts = firstDistricts();
  const others = noOthers(districts.length).map((other, nth) => ({
    ...other,
    factories: sketch.others[nth]?.factories ?? 0,
  }));
  return { grid, districts, others };
}

const withoutDistricts = ({ others }: Sketch): Sketch['others'] =>
  others.map(({ factories }) => ({ factories, sizes: [] }));

/** The mat one step further, if it stays inside the square; buildings there are dropped. */
export function moveMat(grid: Grid, [down, right]: Cell, mats: Components['mats'] = CAPITALS.mats): Grid {
  const found = matInGrid(grid, mats);
  if (found === undefined) return grid;
  const at: Cell = [found.at[0] + down, found.at[1] + right];
  const isPlace = placesOfMat(found.mat).some(([row, column]) => row === at[0] && column === at[1]);
  return isPlace ? gridOn(found.mat, at, builtIn(grid)) : grid;
}

export const buildingsIn = (grid: Grid): number => builtIn(grid).length;

/** The tiles of the city, each building for itself, in reading order. */
export const tilesIn = (grid: Grid): readonly Tile[] => builtIn(grid).map(([, sign]) => sign as Tile);

/** Lays the buildings out again; those outside are dropped. */
export const laidOut = (tiles: readonly { readonly tile: Tile; readonly at: Cell }[]): Grid =>
  inSquare(
    withSigns(
      { height: SQUARE_SIZE, width: SQUARE_SIZE, cells: EMPTY_SKETCH.grid.cells },
      tiles.filter(({ at }) => isIn(EMPTY_SKETCH.grid, at)).map(({ tile, at }) => [at, tile as GridCell]),
    ),
  );
