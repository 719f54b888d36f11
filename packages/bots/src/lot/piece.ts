/** A tile taken apart once, so that search need not read its notation again. */
import type { Tile } from '@duopolis/rules';
import { buildingsOf, isCivicTile, letterNumber } from '@duopolis/rules/notation';
import { type ShapeNumber, shapeOf, SHAPES } from '@duopolis/rules/cities';
import { type Wishes, wishesOf } from '@duopolis/rules/scoring';

export interface Piece {
  readonly tile: Tile;
  readonly shape: ShapeNumber;
  /** Its buildings as places in LETTERS; a civic tile has none. */
  readonly first: number;
  readonly second: number;
  /** Of a civic tile only. */
  readonly wishes: Wishes | undefined;
}

export const SINGLE: ShapeNumber = SHAPES.indexOf('single');
export const SIDE: ShapeNumber = SHAPES.indexOf('side');

export function pieceAt(hand: readonly Piece[], nth: number): Piece {
  const piece = hand[nth];
  if (piece === undefined) throw new RangeError(`no tile ${nth} in a hand of ${hand.length}`);
  return piece;
}

const PIECES = new Map<Tile, Piece>();

export function pieceOf(tile: Tile): Piece {
  const known = PIECES.get(tile);
  if (known !== undefined) return known;
  const [first, second] = buildingsOf(tile).map(letterNumber);
  const piece: Piece = {
    tile,
    shape: SHAPES.indexOf(shapeOf(tile)),
    first: first ?? -1,
    second: second ?? -1,
    wishes: isCivicTile(tile) ? wishesOf(tile) : undefined,
  };
  PIECES.set(tile, piece);
  return piece;
}
