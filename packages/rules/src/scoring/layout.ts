/** A city ready to be scored: its buildings as masks on the ground they stand on. */
import { cornerOf, type WithTiles } from '../city/city.ts';
import type { Grid, GridCell } from '../notation/city-notation.ts';
import { halvesOf, isDuplex, shapeOf } from '../tile.ts';
import { type Cell, LETTERS } from '../types.ts';
import type { ScoringGround } from '../ground/ground.ts';
import { SQUARE } from '../ground/square.ts';
import { type CityMasks, masksIn, type MaskList } from './masks.ts';
import { parkPoints } from './park.ts';
import { shopPoints } from './shop.ts';

export interface Layout {
  readonly masks: CityMasks;
  readonly ground: ScoringGround;
  /** The cell of bit 0, in the city's own rows and columns. */
  readonly origin: Cell;
}

const SCORED_SQUARE: ScoringGround = { ...SQUARE, shopPoints, parkPoints };

/** A letter's place in LETTERS by its character code; empty cells share one more place behind them. */
const SLOT = new Uint8Array(128).fill(LETTERS.length);
LETTERS.forEach((letter, slot) => {
  SLOT[letter.charCodeAt(0)] = slot;
});

/** A mask for each letter in the order of LETTERS, and one for empty cells. */
type Slots = [...MaskList, empty: number];
const noSlots = (): Slots => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function add(slots: Slots, building: GridCell, bit: number): void {
  const slot = SLOT[building.charCodeAt(0)] as 0;
  slots[slot] |= bit;
}

const TOP_LEFT: Cell = [0, 0];

export function layoutOfGrid({ width, cells }: Grid): Layout {
  const slots = noSlots();
  let row = 0;
  let column = 0;
  for (const building of cells) {
    add(slots, building, 1 << (row * SQUARE.size + column));
    column++;
    if (column < width) continue;
    column = 0;
    row++;
  }
  return { masks: masksIn(slots), ground: SCORED_SQUARE, origin: TOP_LEFT };
}

export function layoutOf(city: WithTiles): Layout {
  const slots = noSlots();
  const { top, left } = cornerOf(city);
  for (const { tile, at } of city.tiles) {
    const bit = 1 << ((at[0] - top) * SQUARE.size + at[1] - left);
    if (!isDuplex(tile)) {
      add(slots, tile, bit);
      continue;
    }
    const [first, second] = halvesOf(tile);
    add(slots, first, bit);
    add(slots, second, shapeOf(tile) === 'side' ? bit << 1 : bit << SQUARE.size);
  }
  return { masks: masksIn(slots), ground: SCORED_SQUARE, origin: [top, left] };
}
