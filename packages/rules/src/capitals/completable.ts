/** LAND-6, exactly: whether a city can still be finished for all orientations of the duplexes to come. */
import { lowestBit } from '../ground/bits.ts';
import type { Shape } from '../types.ts';
import {
  ALL_CELLS,
  besideOn,
  CAPITAL_CELLS,
  CAPITAL_SIZE,
  NOT_LAST_COLUMN,
  NOT_LAST_ROW,
} from './capital-ground.ts';
import { slotOf } from './transposition-table.ts';
import { moved, type Position, type Site } from './site.ts';
import { afterNext, isDuplexNext, ONLY_SINGLES } from './tocome.ts';

/**
 * The filled cells of a city: the first whole position that contains them, and their mask in its square, in one number.
 * The same cells always make the same number.
 */
export type State = number;

/** Local copies: the engine looks up an imported name at every use. */
const lowest = lowestBit;
const besideCells = besideOn;
const slotFor = slotOf;
const movedBy = moved;
const restOf = afterNext;
const isDuplexFirst = isDuplexNext;

const MASK_BITS = CAPITAL_CELLS;
const MASK = ALL_CELLS;
/** No whole position contains the cells. */
export const NOWHERE: State = -1;

export const positionOf = (state: State): number => state >> MASK_BITS;
export const maskOf = (state: State): number => state & MASK;

/** Cells that are `mask` in the square of a whole position: a state if no position before it contains them. */
export const packed = (position: number, mask: number): State => (position << MASK_BITS) | mask;

/** The state of packed cells. No position before `from` contains them, because none contained the smaller city. */
export function stateOf({ whole, moves }: Site, cells: State, from: number): State {
  const position = positionOf(cells);
  const mask = maskOf(cells);
  for (let first = from; first < position; first++) {
    const there = movedBy(mask, moves, position * whole.length + first);
    if (there >= 0) return packed(first, there);
  }
  return cells;
}

export const EMPTY_STATE: State = 0;

/** A city at its site, and the shape of the tile that comes next. */
export interface Built {
  readonly site: Site;
  readonly state: State;
  readonly shape: Shape;
}

/** The cells of a shape whose first cell is the given one. */
export const cover = (first: number, shape: Shape): number =>
  shape === 'single' ? first : shape === 'side' ? first | (first << 1) : first | (first << CAPITAL_SIZE);

/** Where a shape's first cell can go in a position's square next to the standing cells (PLACE-4, LAND-3). */
export function placesIn({ ground, matOpen }: Position, standing: number, shape: Shape): number {
  const free = ground.open & ~standing;
  const beside = standing === 0 ? matOpen : besideCells(ground, standing);
  if (shape === 'single') return free & beside;
  if (shape === 'side') return free & (free >> 1) & NOT_LAST_COLUMN & (beside | (beside >> 1));
  return free & (free >> CAPITAL_SIZE) & NOT_LAST_ROW & (beside | (beside >> CAPITAL_SIZE));
}

/** Whether the city can be finished, for each code of the tiles to come (see `codeOf`). */
export function isCompletable(site: Site, state: State, toCome: number): boolean {
  if (state === NOWHERE) return false;
  if (toCome === ONLY_SINGLES) return true;
  const { answered } = site;
  const slot = slotFor(state, toCome);
  const known = answered[slot + 1] ?? 0;
  if (answered[slot] === state && known >> 1 === toCome) return (known & 1) === 1;
  const rest = restOf(toCome);
  const answer = isDuplexFirst(toCome)
    ? hasWitness({ site, state, shape: 'side' }, rest) && hasWitness({ site, state, shape: 'stacked' }, rest)
    : hasWitness({ site, state, shape: 'single' }, rest);
  answered[slot] = state;
  answered[slot + 1] = (toCome << 1) | (answer ? 1 : 0);
  return answer;
}

/** Some place of the shape leaves a city that can be finished. */
function hasWitness({ site, state, shape }: Built, toCome: number): boolean {
  const { whole, moves } = site;
  const from = positionOf(state);
  for (let to = from; to < whole.length; to++) {
    const standing = movedBy(maskOf(state), moves, from * whole.length + to);
    const position = whole[to];
    if (standing < 0 || position === undefined) continue;
    let places = placesIn(position, standing, shape);
    if (toCome === ONLY_SINGLES && places !== 0) return true;
    for (; places !== 0; places &= places - 1) {
      const next = stateOf(site, packed(to, standing | cover(lowest(places), shape)), from);
      if (isCompletable(site, next, toCome)) return true;
    }
  }
  return false;
}
