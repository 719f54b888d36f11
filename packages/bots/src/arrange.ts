/** The best way to put some tiles into one city, by a measure of cities. */
import type { Cell, Tile } from '@duopolis/rules';
import { hasCheapCells, type Lot, type Prospect, prospectsOf } from './lot/lot.ts';
import type { Rivals } from './value/rivals.ts';

/** The value of a city to its builder. */
export type LotMeasure = (lot: Lot, rivals: Rivals) => number;

export interface Arrangement {
  readonly value: number;
  /** The city with all tiles in it. */
  readonly lot: Lot;
  /** The first tile and its cell, unless there is none to place. */
  readonly first?: { readonly tile: Tile; readonly at: Cell };
}

/** The first of the best cells in reading order. */
export function bestProspect(
  lot: Lot,
  tile: Tile,
  measure: (lot: Lot) => number,
): Prospect & { readonly value: number } {
  let best: Prospect | undefined;
  let value = Number.NEGATIVE_INFINITY;
  for (const prospect of prospectsOf(lot, tile)) {
    const worth = measure(prospect.lot);
    if (worth <= value) continue;
    value = worth;
    best = prospect;
  }
  if (best === undefined) throw new RangeError(`no cell for ${tile}`);
  return { ...best, value };
}

/**
 * One tile goes on its best cell. Two are tried in either order: with every cell of the first if cells are cheap to find,
 * else with its best one.
 */
export function arrange(
  lot: Lot,
  tiles: readonly Tile[],
  { rivals, measure }: { readonly rivals: Rivals; readonly measure: LotMeasure },
): Arrangement {
  if (tiles.length === 0) return { value: measure(lot, rivals), lot };
  const byMeasure = (built: Lot): number => measure(built, rivals);
  const orders = tiles.filter((tile, nth) => tiles.indexOf(tile) === nth);
  const thorough = tiles.length === 2 && hasCheapCells(lot);
  let best: Arrangement | undefined;
  for (const tile of orders) {
    const rest = tiles.toSpliced(tiles.indexOf(tile), 1);
    const prospects = thorough ? prospectsOf(lot, tile) : [bestProspect(lot, tile, byMeasure)];
    for (const { at, lot: built } of prospects) {
      const end = arrange(built, rest, { rivals, measure });
      if (best !== undefined && end.value <= best.value) continue;
      best = { value: end.value, lot: end.lot, first: { tile, at } };
    }
  }
  if (best === undefined) throw new RangeError(`no cell for ${tiles.join(' ')}`);
  return best;
}
