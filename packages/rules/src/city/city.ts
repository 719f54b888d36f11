/** A city under construction: its tiles in the order they were placed, and the cells they fill. */
import { buildingsOf, cellsOf, isDuplex } from '../tile.ts';
import type { Building, Cell, Seat, Tile } from '../types.ts';

export interface PlacedTile {
  readonly tile: Tile;
  /** Where its left or top building stands. */
  readonly at: Cell;
  /** Who placed it. */
  readonly seat: Seat;
}

export interface City {
  readonly tiles: readonly PlacedTile[];
  /** Only in Capitals: the city's mat, in notation, and all its tiles in their order, `s` single, `d` duplex. */
  readonly capital?: { readonly mat: string; readonly order: string };
  /** Only in Automacity, which is no square: its tiles lie there by type (SOLO-3). */
  readonly laid?: readonly Tile[];
}

export const EMPTY_CITY: City = { tiles: [] };

export const EMPTY_AUTOMACITY: City = { tiles: [], laid: [] };

export const withTile = (city: City, placed: PlacedTile): City => ({
  ...city,
  tiles: [...city.tiles, placed],
});

export const withLaid = (city: City, tiles: readonly Tile[]): City => ({
  ...city,
  laid: [...(city.laid ?? []), ...tiles],
});

export interface FilledCell {
  readonly building: Building;
  readonly cell: Cell;
}

export function filledCells({ tiles }: City): readonly FilledCell[] {
  const filled: FilledCell[] = [];
  for (const { tile, at } of tiles) {
    const cells = cellsOf(tile, at);
    buildingsOf(tile).forEach((building, nth) => filled.push({ building, cell: cells[nth] as Cell }));
  }
  return filled;
}

/** The filled cells alone, which every placement asks for. */
export function occupiedCells({ tiles }: City): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { tile, at } of tiles) {
    if (isDuplex(tile)) cells.push(...cellsOf(tile, at));
    else cells.push(at);
  }
  return cells;
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
