/** Every place of a shape around a city, each once, though most lie in several positions of the square. */
import type { Shape } from '../types.ts';
import { type Built, cover, maskOf, placesIn, positionOf, type State, stateOf } from './completable.ts';
import { bitIndex, lowestBit } from '../ground/bits.ts';
import { moved, moveFrom, type Site } from './site.ts';

/** Local copies: the engine looks an imported name up again at every use. */
const covered = cover;
const maskIn = maskOf;
const free = placesIn;
const positionIn = positionOf;
const stateFor = stateOf;
const indexOfBit = bitIndex;
const lowest = lowestBit;
const movedBy = moved;
const moveBetween = moveFrom;

/** A whole position and the bit index of the shape's first cell in its square, in one number. */
export type PackedPlace = number;

const INDEX_BITS = 5;
export const positionOfPlace = (place: PackedPlace): number => place >> INDEX_BITS;
export const indexOfPlace = (place: PackedPlace): number => place & 31;

/** More than the cells around any city. */
export const MOST_PLACES = 64;

/** Writes the places to `out` and returns how many there are; doesn't check LAND-6. */
export function listPlaces({ site, state, shape }: Built, out: Int32Array): number {
  const from = positionIn(state);
  let found = 0;
  for (let to = from; to < site.whole.length; to++) {
    const standing = standingIn(site, state, to);
    const position = site.whole[to];
    if (standing < 0 || position === undefined) continue;
    let places = free(position, standing, shape);
    for (let before = from; before < to && places !== 0; before++) {
      if (standingIn(site, state, before) < 0) continue;
      const shared = moveBetween(site, to, before)?.shared ?? 0;
      places &= ~(shared & firstCells(shared, shape));
    }
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
const standingIn = (site: Site, state: State, to: number): number =>
  movedBy(maskIn(state), moveBetween(site, positionIn(state), to));

export function stateAfter({ site, state, shape }: Built, place: PackedPlace): State {
  const to = positionOfPlace(place);
  return stateFor(site, to, standingIn(site, state, to) | covered(1 << indexOfPlace(place), shape));
}
