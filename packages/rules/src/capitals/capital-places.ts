/** Every place of a shape around a city, each once, although most belong to several positions of the square. */
import type { Shape } from '../types.ts';
import {
  type Built,
  cover,
  maskOf,
  packed,
  placesIn,
  positionOf,
  type State,
  stateOf,
} from './completable.ts';
import { bitIndex, lowestBit } from '../ground/bits.ts';
import { CAPITAL_CELLS } from './capital-ground.ts';
import { moved, shared as sharedCells, type Site } from './site.ts';

/** Local copies: the engine looks up an imported name at every use. */
const covered = cover;
const maskIn = maskOf;
const free = placesIn;
const positionIn = positionOf;
const stateFor = stateOf;
const indexOfBit = bitIndex;
const lowest = lowestBit;
const movedBy = moved;
const pack = packed;
const sharedBy = sharedCells;

/** A whole position and the bit index of the shape's first cell in its square, in one number. */
export type PackedPlace = number;

const INDEX_BITS = 5;
export const positionOfPlace = (place: PackedPlace): number => place >> INDEX_BITS;
export const indexOfPlace = (place: PackedPlace): number => place & 31;

/** More than the cells around any city. */
export const MOST_PLACES = 64;

/** The positions listed so far. */
const listed = new Uint8Array(CAPITAL_CELLS);

/** Writes the places to `out` and returns how many there are; doesn't check LAND-6. */
export function listPlaces({ site, state, shape }: Built, out: Int32Array): number {
  const { whole, moves } = site;
  const positions = whole.length;
  let found = 0;
  let before = 0;
  for (let to = positionIn(state); to < positions; to++) {
    const standing = standingIn(site, state, to);
    const position = whole[to];
    if (standing < 0 || position === undefined) continue;
    let places = free(position, standing, shape);
    for (let nth = 0; nth < before && places !== 0; nth++) {
      const shared = sharedBy(moves, to * positions + (listed[nth] ?? 0));
      places &= ~(shared & firstCells(shared, shape));
    }
    listed[before++] = to;
    for (; places !== 0; places &= places - 1) {
      out[found++] = (to << INDEX_BITS) | indexOfBit(lowest(places));
    }
  }
  return found;
}

/** First cells of a shape whose cells are all among the given ones. */
const firstCells = (cells: number, shape: Shape): number =>
  shape === 'single' ? cells : shape === 'side' ? cells >> 1 : cells >> 5;

/** The city's cells in the square of a whole position, or -1 if they do not fit. */
const standingIn = ({ whole, moves }: Site, state: State, to: number): number =>
  movedBy(maskIn(state), moves, positionIn(state) * whole.length + to);

export function stateAfter({ site, state, shape }: Built, place: PackedPlace): State {
  const to = positionOfPlace(place);
  const standing = standingIn(site, state, to);
  return stateFor(site, pack(to, standing | covered(1 << indexOfPlace(place), shape)), positionIn(state));
}
