/** A city drawn with box characters: its cells in a frame, each a coloured letter. */
import type { Building, Cell, City, Tile } from '@duopolis/rules';
import { type Box, isLandscapeCell, sameCell, sizeOf } from '@duopolis/rules/cities';
import { buildingsOf, type GridCell, gridOf } from '@duopolis/rules/notation';
import type { Paint } from './colours.ts';

/** The content of a cell on the screen: one letter; a civic tile shows a star. */
export const signOf = (building: Building): string => (building.length === 1 ? building : '*');

/** A cell of a city in its colour; landscape as in notation, an empty cell as given. */
export function paintedSign(cell: GridCell, empty: string, paint: Paint): string {
  if (cell === '.') return paint.faint(empty);
  return isLandscapeCell(cell) ? paint.faint(cell) : paint.building(cell, signOf(cell));
}

/** A frame around rows of equal width. */
export function framed(rows: readonly string[], width: number, { faint }: Paint): readonly string[] {
  return [
    faint(`┌${'─'.repeat(width)}┐`),
    ...rows.map((row) => `${faint('│')}${row}${faint('│')}`),
    faint(`└${'─'.repeat(width)}┘`),
  ];
}

/** The cells that a city covers so far, with its mat. */
export function boxOf(city: City): Box {
  const { origin, height, width } = gridOf(city);
  return { top: origin[0], left: origin[1], height, width };
}

/** Every cell of a box by a drawing function, row by row. */
export function rowsOf(
  { top, left, height, width }: Box,
  city: City,
  draw: (cell: Cell, sign: GridCell) => string,
): readonly string[] {
  const grid = gridOf(city);
  const signAt = (row: number, column: number): GridCell => {
    const [y, x] = [row - grid.origin[0], column - grid.origin[1]];
    const isInside = y >= 0 && y < grid.height && x >= 0 && x < grid.width;
    return isInside ? (grid.cells[y * grid.width + x] ?? '.') : '.';
  };
  return Array.from({ length: height }, (_row, row) =>
    Array.from({ length: width }, (_column, column) =>
      draw([top + row, left + column], signAt(top + row, left + column)),
    ).join(''),
  );
}

/** Cells with a space between them, or without where there is little room. */
export type Spacing = ' ' | '';

const spaced = (
  rows: readonly string[],
  { size, spacing, paint }: { readonly size: number; readonly spacing: Spacing; readonly paint: Paint },
): readonly string[] =>
  framed(
    rows.map((row) => `${row}${spacing}`),
    size + (size + 1) * spacing.length,
    paint,
  );

/** Automacity is no square: its tiles are drawn in rows as wide as a city (SOLO-3). */
export function automacityLines(
  tiles: readonly Tile[],
  { size, spacing, paint }: { readonly size: number; readonly spacing: Spacing; readonly paint: Paint },
): readonly string[] {
  const buildings = tiles.flatMap(buildingsOf);
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => {
      const building = buildings[row * size + column];
      return spacing + (building === undefined ? ' ' : paintedSign(building, '', paint));
    }).join(''),
  );
  return spaced(rows, { size, spacing, paint });
}

/** A small city in a square of at least its own size; the latest placement is highlighted. */
export function smallCity(
  city: City,
  box: Box,
  {
    last,
    spacing,
    paint,
  }: { readonly last: readonly Cell[]; readonly spacing: Spacing; readonly paint: Paint },
): readonly string[] {
  const size = Math.max(sizeOf(city), box.height, box.width);
  const rows = rowsOf({ ...box, height: size, width: size }, city, (cell, sign) => {
    const painted = paintedSign(sign, '·', paint);
    if (!last.some((other) => sameCell(other, cell))) return spacing + painted;
    return spacing === '' ? paint.cursor(painted) : paint.strong(`›${painted}`);
  });
  return spaced(rows, { size, spacing, paint });
}
