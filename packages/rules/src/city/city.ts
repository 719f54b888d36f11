/** A city under construction: its tiles in the order they were placed, and the cells they fill. */
import { itemAt } from '../lists.ts';
import { buildingsOf, cellsOf, isDuplex } from '../tile.ts';
import type { Building, Cell, Seat, Tile } from '../types.ts';

export interface PlacedTile {
  readonly tile: Tile;
  /** Where its left or top building stands. */
  readonly at: Cell;
  /** The seat that placed it. */
  readonly seat: Seat;
}

/** The 4x4 square of the base game. */
export interface SquareCity {
  readonly tiles: readonly PlacedTile[];
  readonly capital?: never;
  readonly laid?: never;
}

/** A city around its landscape mat (Capitals). */
export interface CapitalCity {
  readonly tiles: readonly PlacedTile[];
  /** The mat in notation, and all tiles of the city in their order, `s` single, `d` duplex. */
  readonly capital: { readonly mat: string; readonly order: string };
  readonly laid?: never;
}

/** Automacity is no square: its tiles are laid out by type (SOLO-3). */
export interface Automacity {
  readonly tiles: readonly never[];
  readonly capital?: never;
  readonly laid: readonly Tile[];
  /** Since version 2 of the rules it takes part in no district (CAP-4). */
  readonly noDistricts?: true;
}

/** A city where tiles have cells. */
export type BuiltCity = SquareCity | CapitalCity;

/**
 * The kinds have no tag, since stored games and messages never had one: `cities/kind.ts` tells them apart by
 * what they have.
 */
export type City = BuiltCity | Automacity;

/** What all kinds have, for functions that only look at the tiles on cells. */
export type WithTiles = Pick<City, 'tiles'>;

export const EMPTY_CITY: SquareCity = { tiles: [] };

export const EMPTY_AUTOMACITY: Automacity = { tiles: [], laid: [] };

export const capitalCity = (
  capital: CapitalCity['capital'],
  tiles: readonly PlacedTile[] = [],
): CapitalCity => ({ tiles, capital });

export const withTile = <C extends BuiltCity>(city: C, placed: PlacedTile): C => ({
  ...city,
  tiles: [...city.tiles, placed],
});

/** The same city with other tiles, or with its tiles on other cells. */
export const withTiles = <C extends BuiltCity>(city: C, tiles: readonly PlacedTile[]): C => ({
  ...city,
  tiles,
});

export const withLaid = (city: Automacity, tiles: readonly Tile[]): Automacity => ({
  ...city,
  laid: [...city.laid, ...tiles],
});

export interface FilledCell {
  readonly building: Building;
  readonly cell: Cell;
}

export function filledCells({ tiles }: WithTiles): readonly FilledCell[] {
  const filled: FilledCell[] = [];
  for (const { tile, at } of tiles) {
    const cells = cellsOf(tile, at);
    buildingsOf(tile).forEach((building, nth) => filled.push({ building, cell: itemAt(cells, nth) }));
  }
  return filled;
}

/** The filled cells alone, which every placement asks for. */
export function occupiedCells({ tiles }: WithTiles): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { tile, at } of tiles) {
    if (isDuplex(tile)) cells.push(...cellsOf(tile, at));
    else cells.push(at);
  }
  return cells;
}

/** The top row and the left column of a city: a tile is stored by its left or top cell, so only those are checked. */
export function cornerOf({ tiles }: WithTiles): Pick<Box, 'top' | 'left'> {
  let top = tiles[0]?.at[0] ?? 0;
  let left = tiles[0]?.at[1] ?? 0;
  for (const { at } of tiles) {
    if (at[0] < top) top = at[0];
    if (at[1] < left) left = at[1];
  }
  return { top, left };
}

/** The smallest rectangle around some cells. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

export function boxAround(cells: readonly Cell[]): Box {
  let [top, left] = cells[0] ?? [0, 0];
  let [bottom, right] = [top - 1, left - 1];
  for (const cell of cells) {
    top = Math.min(top, cell[0]);
    left = Math.min(left, cell[1]);
    bottom = Math.max(bottom, cell[0]);
    right = Math.max(right, cell[1]);
  }
  return { top, left, height: bottom - top + 1, width: right - left + 1 };
}

export const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** Two cells that share an edge (ADJ-1). */
export const isBeside = (one: Cell, other: Cell): boolean =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
