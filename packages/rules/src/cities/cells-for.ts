/** Where a tile may go in any city: in the 4x4 square of the base game, or around the mat of a capital. */
import { legalCapitalCells, whyNotCapital } from '../capitals/capital-placement.ts';
import type { CapitalRefusal } from '../capitals/capital-refusal.ts';
import type { BuiltCity, CapitalCity, City } from '../city/city.ts';
import { legalCells, whyNotPlace } from '../city/placement.ts';
import type { PlacementRefusal } from '../city/placement-refusal.ts';
import type { Cell, Tile } from '../types.ts';
import { isAutomacity, isCapital } from './kind.ts';
import { matOfCapital } from './mat-of-city.ts';

export type CellRefusal = PlacementRefusal | CapitalRefusal;

/** The tiles to come to a capital after its next tile. */
const afterNext = ({ capital, tiles }: CapitalCity): string => capital.order.slice(tiles.length + 1);

/** Why a tile may not go to a cell, or nothing if it may. */
export function whyNot(city: BuiltCity, tile: Tile, at: Cell): CellRefusal | undefined {
  if (!at.every(Number.isInteger)) return { code: 'not-a-cell', rule: 'PLACE-3', at };
  return isCapital(city)
    ? whyNotCapital(matOfCapital(city), city, { tile, at, toCome: afterNext(city) })
    : whyNotPlace(city, tile, at);
}

/** All cells where a tile may go, in reading order; Automacity has none. */
export function cellsFor(city: City, tile: Tile): readonly Cell[] {
  if (isCapital(city)) return legalCapitalCells(matOfCapital(city), city, { tile, toCome: afterNext(city) });
  return isAutomacity(city) ? [] : legalCells(city, tile);
}
