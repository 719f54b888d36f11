/** Builds in the 4x4 square on reused masks: the innermost loop of all search. */
import type { Changing } from '@duopolis/rules';
import { cellFor, moveFor, type Position } from '@duopolis/rules/cities';
import { addBuilding, type CityMasks, copyMasks, EMPTY_MASKS, SQUARE } from '@duopolis/rules/scoring';
import { type Piece, SIDE, SINGLE } from './piece.ts';

/** Masks for one city that may be written over. */
export interface Draft extends Changing<CityMasks> {
  /** Capitals only: the position of its square. */
  position?: Position;
}

export const newDraft = (): Draft => ({ ...EMPTY_MASKS });

/** Local copies: the engine looks up an imported name at every use. */
const copy = copyMasks;
const add = addBuilding;

/** The city with a tile on one of its places, a bit of `placesWord`; the city moves to make room if it must. */
export function build(draft: Draft, masks: CityMasks, piece: Piece, place: number): void {
  const { shape } = piece;
  copy(draft, masks, moveFor(shape, place));
  const bit = 1 << cellFor(shape, place);
  add(draft, piece.first, bit);
  if (shape !== SINGLE) add(draft, piece.second, shape === SIDE ? bit << 1 : bit << SQUARE.size);
}
