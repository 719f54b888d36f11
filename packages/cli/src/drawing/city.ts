/** A city drawn with box characters: its cells in a frame, each a coloured letter. */
import {
  type Box,
  type Building,
  boxAround,
  buildingsOf,
  type Cell,
  type City,
  type FilledCell,
  filledCells,
  type Tile,
} from '@duopolis/rules';
import type { Paint } from './paint.ts';

/** What stands in a cell on the screen: one letter; a civic tile shows a star. */
export const signOf = (building: Building): string => (building.length === 1 ? building : '*');

/** A frame around rows of equal width. */
export function framed(rows: readonly string[], width: number, { faint }: Paint): readonly string[] {
  return [
    faint(`┌${'─'.repeat(width)}┐`),
    ...rows.map((row) => `${faint('│')}${row}${faint('│')}`),
    faint(`└${'─'.repeat(width)}┘`),
  ];
}

const keyOf = ([row, column]: Cell): string => `${row},${column}`;

/** Every cell of a box by a drawing function, row by row. */
export function rowsOf(
  box: Box,
  city: City,
  draw: (cell: Cell, filled: FilledCell | undefined) => string,
): readonly string[] {
  const filled = new Map(filledCells(city).map((one) => [keyOf(one.cell), one]));
  return Array.from({ length: box.height }, (_row, row) =>
    Array.from({ length: box.width }, (_column, column) => {
      const cell: Cell = [box.top + row, box.left + column];
      return draw(cell, filled.get(keyOf(cell)));
    }).join(''),
  );
}

export const boxOf = (city: City): Box => boxAround(filledCells(city).map(({ cell }) => cell));

/** A box of at least the given size with the same top left corner. */
const atLeast = (box: Box, size: number): Box => ({
  ...box,
  height: Math.max(box.height, size),
  width: Math.max(box.width, size),
});

/** Automacity is no square: its tiles just lie there, in rows as wide as a city (SOLO-3). */
export function laidCity(tiles: readonly Tile[], size: number, paint: Paint): readonly string[] {
  const buildings = tiles.flatMap(buildingsOf);
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => {
      const building = buildings[row * size + column];
      return building === undefined ? '  ' : ` ${paint.building(building, signOf(building))}`;
    }).join(''),
  );
  return framed(
    rows.map((row) => `${row} `),
    size * 2 + 1,
    paint,
  );
}

/** A small city, two columns a cell; `last` stands out. */
export function smallCity(
  city: City,
  box: Box,
  size: number,
  last: readonly Cell[],
  paint: Paint,
): readonly string[] {
  const shown = atLeast(box, size);
  const isLast = (cell: Cell): boolean => last.some((other) => keyOf(other) === keyOf(cell));
  const rows = rowsOf(shown, city, (cell, filled) => {
    if (filled === undefined) return paint.faint(' ·');
    const sign = paint.building(filled.building, signOf(filled.building));
    return isLast(cell) ? `${paint.strong('›')}${paint.strong(sign)}` : ` ${sign}`;
  });
  return framed(
    rows.map((row) => `${row} `),
    shown.width * 2 + 1,
    paint,
  );
}
