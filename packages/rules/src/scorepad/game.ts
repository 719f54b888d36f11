/** A finished pad as a game, so that everything that shows the end of a game shows it too. */
import { isLandscapeCell, type MatCell, parseMat } from '../capitals/mat.ts';
import { type MatInGrid, matInGrid } from '../cities/mat-in-grid.ts';
import {
  boxAround,
  type BuiltCity,
  capitalCity,
  EMPTY_CITY,
  type PlacedTile,
  withTiles,
} from '../city/city.ts';
import { type Components, COMPONENTS, ownBox } from '../components/box.ts';
import { type Grid, makeCity } from '../notation/city-notation.ts';
import { INITIAL_STATE, type OpenGame } from '../state/state.ts';
import type { Cell } from '../types.ts';
import { type Pad, padOptions } from './pad.ts';
import { padResult } from './scored.ts';

/** Landscape of a mat that the box doesn't have, as the smallest rectangle around it. */
function unknownMat(grid: Grid): Pick<MatInGrid, 'mat' | 'at'> | undefined {
  const cells = grid.cells.flatMap((sign, nth) =>
    isLandscapeCell(sign) ? [[Math.floor(nth / grid.width), nth % grid.width] as const] : [],
  );
  if (cells.length === 0) return undefined;
  const { top, left, height, width } = boxAround(cells);
  const signs = Array.from({ length: height * width }, (_, nth): MatCell => {
    const sign = grid.cells[(top + Math.floor(nth / width)) * grid.width + left + (nth % width)] ?? '.';
    return isLandscapeCell(sign) ? sign : '.';
  });
  const mat = parseMat(makeCity({ height, width, cells: signs }));
  return mat.ok ? { mat: mat.value, at: [top, left] } : undefined;
}

/** A city of single tiles: a pad knows the buildings, not the tiles they came on. */
export function cityOfGrid(grid: Grid, { mats }: Pick<Components, 'mats'> = COMPONENTS): BuiltCity {
  const laid = matInGrid(grid, mats) ?? unknownMat(grid);
  const [top, left] = laid?.at ?? [0, 0];
  const tiles = grid.cells.flatMap((sign, nth): readonly PlacedTile[] => {
    if (sign === '.' || isLandscapeCell(sign)) return [];
    const at: Cell = [Math.floor(nth / grid.width) - top, (nth % grid.width) - left];
    return [{ tile: sign, at, seat: 0 }];
  });
  return laid === undefined
    ? withTiles(EMPTY_CITY, tiles)
    : capitalCity({ mat: laid.mat.notation, order: 's'.repeat(tiles.length) }, tiles);
}

const boxOf = (components: Components): Pick<OpenGame, 'box'> => {
  const box = ownBox(components);
  return box === undefined ? {} : { box };
};

/** With the names and mats of a custom box, if one is in use. */
export const padGame = (pad: Pad, components: Components = COMPONENTS): OpenGame => ({
  ...INITIAL_STATE.open,
  ...boxOf(components),
  options: padOptions(pad),
  tokens: pad.tokens,
  phase: 'over',
  cities: pad.cities.map((grid) => cityOfGrid(grid, components)),
  ...(pad.capitals && { districts: pad.districts }),
  result: padResult(pad),
});
