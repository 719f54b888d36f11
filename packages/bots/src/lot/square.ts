/** Builds in the 4x4 square on reused masks: the innermost loop of all search. */
import type { Changing } from '@duopolis/rules';
import { cellFor, moveFor, type Position } from '@duopolis/rules/cities';
import { type CityMasks, EMPTY_MASKS, SQUARE } from '@duopolis/rules/scoring';
import { type Piece, SIDE, SINGLE } from './piece.ts';

/** Masks for one city that may be written over. */
export interface Draft extends Changing<CityMasks> {
  /** Capitals only: the position of its square. */
  position?: Position;
}

export const newDraft = (): Draft => ({ ...EMPTY_MASKS });

export function copyTo(draft: Draft, { S, F, d, e, m, b, O, P, H }: CityMasks): void {
  draft.S = S;
  draft.F = F;
  draft.d = d;
  draft.e = e;
  draft.m = m;
  draft.b = b;
  draft.O = O;
  draft.P = P;
  draft.H = H;
}

function copyMoved(draft: Draft, { S, F, d, e, m, b, O, P, H }: CityMasks, by: number): void {
  draft.S = S << by;
  draft.F = F << by;
  draft.d = d << by;
  draft.e = e << by;
  draft.m = m << by;
  draft.b = b << by;
  draft.O = O << by;
  draft.P = P << by;
  draft.H = H << by;
}

/** A letter by its index in LETTERS: a switch is faster here than a lookup by key. */
export function addLetter(draft: Draft, letter: number, bit: number): void {
  switch (letter) {
    case 0:
      draft.S |= bit;
      break;
    case 1:
      draft.F |= bit;
      break;
    case 2:
      draft.d |= bit;
      break;
    case 3:
      draft.e |= bit;
      break;
    case 4:
      draft.m |= bit;
      break;
    case 5:
      draft.b |= bit;
      break;
    case 6:
      draft.O |= bit;
      break;
    case 7:
      draft.P |= bit;
      break;
    default:
      draft.H |= bit;
  }
}

/** The city with a tile on one of its places, a bit of `placesWord`; the city moves to make room if it must. */
export function build(draft: Draft, masks: CityMasks, piece: Piece, place: number): void {
  const { shape } = piece;
  const move = moveFor(shape, place);
  if (move === 0) copyTo(draft, masks);
  else copyMoved(draft, masks, move);
  const bit = 1 << cellFor(shape, place);
  addLetter(draft, piece.first, bit);
  if (shape !== SINGLE) addLetter(draft, piece.second, shape === SIDE ? bit << 1 : bit << SQUARE.size);
}
