/** Shops of a capital: straight runs, over bridges too, five in a line for 16 + 2 (SHOP-2, LAND-4, LAND-5). */
import { bitIndex, lowestBit } from '../ground/bits.ts';
import {
  besideInColumn,
  besideInRow,
  CAPITAL_SIZE,
  type CapitalGround,
  FIRST_COLUMN,
} from './capital-ground.ts';

/** Gathers the cells of a column, five bits apart, into neighbouring bits above bit 16. */
const GATHER = 0x11111;
const COLUMNS = 32 * CAPITAL_SIZE;

/** Local copies: the engine looks up an imported name at every use. */
const SIZE = CAPITAL_SIZE;
const inRowOf = besideInRow;
const inColumnOf = besideInColumn;
const COLUMN = FIRST_COLUMN;

const rowPoints = ({ lines }: CapitalGround, shops: number, row: number): number =>
  lines[(row << 5) + ((shops >> (row * SIZE)) & 31)] as number;

const columnPoints = ({ lines }: CapitalGround, shops: number, column: number): number =>
  lines[COLUMNS + (column << 5) + ((Math.imul((shops >> column) & COLUMN, GATHER) >>> 16) & 31)] as number;

/**
 * The points of the best split. A shop with neighbours in its row only is best left to its row, one with neighbours in
 * its column only to its column; the few with both are tried both ways, changing one shop from one try to the next.
 */
export function shopPointsOn(ground: CapitalGround, shops: number): number {
  if (shops === 0) return 0;
  const inColumn = shops & inColumnOf(ground, shops);
  const crossing = inColumn & inRowOf(ground, shops);
  const down = inColumn & ~crossing;
  const across = shops & ~down;
  let points = 0;
  for (let line = 0; line < SIZE; line++) {
    points += rowPoints(ground, across, line);
    if (down !== 0) points += columnPoints(ground, down, line);
  }
  return crossing === 0 ? points : bestCrossing(ground, crossing, { across, down, points });
}

/** Shops given to their row, shops given to their column, and the points of both. */
interface Split {
  readonly across: number;
  readonly down: number;
  readonly points: number;
}

/** Tries every way to give the crossing shops to their row or their column, in Gray code order. */
function bestCrossing(ground: CapitalGround, crossing: number, start: Split): number {
  let { across, down, points } = start;
  let best = points;
  let crossings = 0;
  for (let rest = crossing; rest !== 0; rest &= rest - 1) crossings++;
  for (let tried = 1; tried < 1 << crossings; tried++) {
    let shop = crossing;
    for (let flip = tried; (flip & 1) === 0; flip >>= 1) shop &= shop - 1;
    shop = lowestBit(shop);
    const index = bitIndex(shop);
    const [row, column] = [Math.floor(index / SIZE), index % SIZE];
    points -= rowPoints(ground, across, row) + columnPoints(ground, down, column);
    across ^= shop;
    down ^= shop;
    points += rowPoints(ground, across, row) + columnPoints(ground, down, column);
    if (points > best) best = points;
  }
  return best;
}
