/** One of your cities on the screen: everything that may still become part of its square, with drafts and the cursor. */
import {
  type Box,
  buildingsOf,
  type Cell,
  type City,
  cellsOf,
  legalCells,
  SQUARE_SIZE,
  sameCell,
} from '@duopolis/rules';
import { boxOf, framed, rowsOf, signOf } from '../drawing/city.ts';
import type { Paint } from '../drawing/paint.ts';
import type { Draft } from './play.ts';

export interface Window {
  readonly city: City;
  readonly drafts: readonly Draft[];
  /** The draft in your hand, if it is in this city. */
  readonly held?: Draft;
}

/** All rows and columns that fit a square together with what stands (PLACE-3). */
export function reachOf(city: City): Box {
  const { top, left, height, width } = boxOf(city);
  const [tall, wide] = [Math.max(1, height), Math.max(1, width)];
  return {
    top: top + tall - SQUARE_SIZE,
    left: left + wide - SQUARE_SIZE,
    height: 2 * SQUARE_SIZE - tall,
    width: 2 * SQUARE_SIZE - wide,
  };
}

const signAt = ({ tile, at }: Draft, cell: Cell): string | undefined => {
  const index = cellsOf(tile, at).findIndex((covered) => sameCell(covered, cell));
  const building = buildingsOf(tile)[index];
  return building === undefined ? undefined : signOf(building);
};

export function windowLines({ city, drafts, held }: Window, paint: Paint): readonly string[] {
  const legal = held === undefined ? [] : legalCells(city, held.tile).flatMap((at) => cellsOf(held.tile, at));
  const box = reachOf(city);
  const rows = rowsOf(box, city, (cell, filled) => {
    const hand = held === undefined ? undefined : signAt(held, cell);
    if (hand !== undefined) return paint.cursor(`[${hand}]`);
    for (const draft of drafts) {
      const sign = signAt(draft, cell);
      if (sign !== undefined) return paint.strong(`(${sign})`);
    }
    if (filled !== undefined)
      return ` ${paint.strong(paint.building(filled.building, signOf(filled.building)))} `;
    return legal.some((other) => sameCell(other, cell)) ? paint.faint(' · ') : '   ';
  });
  return framed(rows, box.width * 3, paint);
}
