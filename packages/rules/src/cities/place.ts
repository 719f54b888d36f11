/** Where a tile may go in any city: in the 4x4 square of the base game, or around the mat of a capital. */
import { legalCapitalCells, whyNotCapital } from '../capitals/placement.ts';
import type { CapitalRefusal } from '../capitals/refusal.ts';
import type { City } from '../city/city.ts';
import { legalCells, whyNotPlace } from '../city/placement.ts';
import type { PlacementRefusal } from '../city/refusal.ts';
import type { Cell, Tile } from '../types.ts';
import { matOf } from './mat.ts';

export type CellRefusal = PlacementRefusal | CapitalRefusal;

/** What is to come to a capital after its next tile. */
const afterNext = ({ capital, tiles }: City): string => capital?.order.slice(tiles.length + 1) ?? '';

/** Why a tile may not go to a cell, or nothing if it may. */
export function whyNot(city: City, tile: Tile, at: Cell): CellRefusal | undefined {
  if (!at.every(Number.isInteger)) return { code: 'not-a-cell', rule: 'PLACE-3', at };
  const mat = matOf(city);
  return mat === undefined
    ? whyNotPlace(city, tile, at)
    : whyNotCapital(mat, city, tile, at, afterNext(city));
}

/** All cells where a tile may go, in reading order. */
export function cellsFor(city: City, tile: Tile): readonly Cell[] {
  const mat = matOf(city);
  return mat === undefined ? legalCells(city, tile) : legalCapitalCells(mat, city, tile, afterNext(city));
}
