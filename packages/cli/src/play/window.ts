/** One of your cities on the screen: everything that may still become part of its square, with drafts and the cursor. */
import type { BuiltCity, Cell, City } from '@duopolis/rules';
import { buildingsOf } from '@duopolis/rules/notation';
import { type Box, cellsFor, cellsOf, sameCell, sizeOf } from '@duopolis/rules/cities';
import { boxOf, framed, paintedSign, rowsOf, signOf } from '../drawing/draw-city.ts';
import type { Paint } from '../drawing/colours.ts';
import type { Draft } from './play-state.ts';

export interface Window {
  readonly city: BuiltCity;
  /** With the drafts, next to which more tiles can be placed. */
  readonly drafted: BuiltCity;
  readonly drafts: readonly Draft[];
  /** The draft in your hand, if it is in this city. */
  readonly held?: Draft;
}

/** All rows and columns that fit into a square with the built tiles (PLACE-3, LAND-2). */
function reachOf(city: City): Box {
  const { top, left, height, width } = boxOf(city);
  const size = sizeOf(city);
  return {
    top: top + height - size,
    left: left + width - size,
    height: 2 * size - height,
    width: 2 * size - width,
  };
}

/** Row and column of a cell as they are counted on the screen, from 1. */
export function placeIn(city: City, [row, column]: Cell): { readonly row: number; readonly column: number } {
  const { top, left } = reachOf(city);
  return { row: row - top + 1, column: column - left + 1 };
}

const signAt = ({ tile, at }: Draft, cell: Cell): string | undefined => {
  const index = cellsOf(tile, at).findIndex((covered) => sameCell(covered, cell));
  const building = buildingsOf(tile)[index];
  return building === undefined ? undefined : signOf(building);
};

export function windowLines({ city, drafted, drafts, held }: Window, paint: Paint): readonly string[] {
  const legal =
    held === undefined ? [] : cellsFor(drafted, held.tile).flatMap((at) => cellsOf(held.tile, at));
  const box = reachOf(city);
  const rows = rowsOf(box, city, (cell, sign) => {
    const hand = held === undefined ? undefined : signAt(held, cell);
    if (hand !== undefined) return paint.cursor(`[${hand}]`);
    for (const draft of drafts) {
      const laid = signAt(draft, cell);
      if (laid !== undefined) return paint.strong(`(${laid})`);
    }
    if (sign !== '.') return ` ${paint.strong(paintedSign(sign, '', paint))} `;
    return legal.some((other) => sameCell(other, cell)) ? paint.faint(' · ') : '   ';
  });
  return framed(rows, box.width * 3, paint);
}
