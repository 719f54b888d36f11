/** A finished pad as a game, so that everything that shows the end of a game shows it too. */
import { isLandscapeCell } from '../capitals/mat.ts';
import { matInGrid } from '../cities/mat-in-grid.ts';
import { type BuiltCity, capitalCity, type PlacedTile } from '../city/city.ts';
import type { Grid } from '../notation/city.ts';
import { INITIAL_STATE, type OpenGame } from '../state/state.ts';
import type { Cell } from '../types.ts';
import { type Pad, padOptions } from './pad.ts';
import { padResult } from './scored.ts';

/** A city of single tiles: a pad knows what stands, not how it came there. */
export function cityOfGrid(grid: Grid): BuiltCity {
  const laid = matInGrid(grid);
  const [top, left] = laid?.at ?? [0, 0];
  const tiles = grid.cells.flatMap((sign, nth): readonly PlacedTile[] => {
    if (sign === '.' || isLandscapeCell(sign)) return [];
    const at: Cell = [Math.floor(nth / grid.width) - top, (nth % grid.width) - left];
    return [{ tile: sign, at, seat: 0 }];
  });
  return laid === undefined
    ? { tiles }
    : capitalCity({ mat: laid.mat.notation, order: 's'.repeat(tiles.length) }, tiles);
}

export const padGame = (pad: Pad): OpenGame => ({
  ...INITIAL_STATE.open,
  options: padOptions(pad),
  tokens: pad.tokens,
  phase: 'over',
  cities: pad.cities.map(cityOfGrid),
  ...(pad.capitals && { districts: pad.districts }),
  result: padResult(pad),
});
