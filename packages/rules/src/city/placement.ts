/** Where a tile may go in the base game: inside some 4x4 square, next to a built tile (PLACE-3 to PLACE-7). */
import { cellsOf, shapeOf } from '../tile.ts';
import type { Cell, Tile } from '../types.ts';
import { boxAround, type WithTiles, isBeside, occupiedCells, sameCell } from './city.ts';
import { isPlaceAround, placesAround } from './places.ts';
import { plotOf } from './plot.ts';
import type { PlacementRefusal } from './placement-refusal.ts';

export const SQUARE_SIZE = 4;
const FIRST: Cell = [0, 0];

/** Why a tile may not go to a cell, or nothing if it may: looked up, since nearly every tile that is tried may. */
export const whyNotPlace = (city: WithTiles, tile: Tile, at: Cell): PlacementRefusal | undefined =>
  isPlaceAround(plotOf(city), shapeOf(tile), at) ? undefined : refusalByRule(city, tile, at);

/** The rules one after the other, each with the reason to name. */
export function refusalByRule(city: WithTiles, tile: Tile, at: Cell): PlacementRefusal | undefined {
  const standing = occupiedCells(city);
  const covered = cellsOf(tile, at);
  if (standing.length === 0) {
    return sameCell(at, FIRST) ? undefined : { code: 'first-at-origin', rule: 'PLACE-3', at };
  }
  const taken = covered.find((cell) => standing.some((other) => sameCell(cell, other)));
  if (taken !== undefined) return { code: 'occupied', rule: 'PLACE-7', at: taken };
  const { height, width } = boxAround([...standing, ...covered]);
  if (height > SQUARE_SIZE || width > SQUARE_SIZE) {
    return { code: 'outside-square', rule: 'PLACE-3', at, height, width, size: SQUARE_SIZE };
  }
  if (!covered.some((cell) => standing.some((other) => isBeside(cell, other)))) {
    return { code: 'not-adjacent', rule: 'PLACE-4', at };
  }
  return undefined;
}

/** All cells where a tile may go, in reading order. */
export const legalCells = (city: WithTiles, tile: Tile): readonly Cell[] =>
  placesAround(plotOf(city), shapeOf(tile));
