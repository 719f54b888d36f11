/** One turn of a roll-out: the seats choose by a measure of their cities, then place on the best cells. */
import type { CityIndex, Seat } from '@duopolis/rules';
import { count } from '@duopolis/rules/scoring';
import { type Piece, pieceAt } from '../lot/piece.ts';
import { type Rivals, topTwo } from '../value/rivals.ts';
import { best, findBest, type Measure, type Placing, placeOn } from './best-placement.ts';
import { citiesAt, draftAt, handAt, type Table } from './playout-table.ts';

export const rivalsAt = ({ factories }: Table, city: CityIndex): Rivals => ({
  ...topTwo(factories, city),
  districts: [],
});

/** At a table the lower city counts (END-1), in a duel the sum (DUEL-3). */
const LOWER_WEIGHT = 2;
export const worthOfTwo = ({ scoring }: Table, left: number, right: number): number =>
  scoring === 'sum' ? left + right : LOWER_WEIGHT * Math.min(left, right) + Math.max(left, right);

export interface Choice {
  readonly left: Piece;
  readonly right: Piece;
}

const lefts: number[] = [];
const rights: number[] = [];

const placingIn = (table: Table, city: CityIndex): Placing => ({
  masks: draftAt(table, city),
  tiles: table.tiles[city] ?? 0,
  rivals: rivalsAt(table, city),
});

/** Writes what the city is worth with each tile of the hand. */
function writeValues(
  { hand, out }: { readonly hand: readonly Piece[]; readonly out: number[] },
  city: Placing,
  measure: Measure,
): void {
  for (let nth = 0; nth < hand.length; nth++) {
    const piece = pieceAt(hand, nth);
    const before = hand.indexOf(piece);
    if (before < nth) {
      out[nth] = out[before] ?? 0;
      continue;
    }
    findBest(city, piece, measure);
    out[nth] = best.value;
  }
}

/** The pair of the hand that makes the seat's two cities worth most, taken out of the hand. */
export function choose(table: Table, seat: Seat, measure: Measure): Choice {
  const hand = handAt(table, seat);
  const [leftCity, rightCity] = citiesAt(table, seat);
  writeValues({ hand, out: lefts }, placingIn(table, leftCity), measure);
  writeValues({ hand, out: rights }, placingIn(table, rightCity), measure);
  let [first, second] = [0, 1];
  let most = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < hand.length; one++) {
    for (let other = 0; other < hand.length; other++) {
      if (one === other) continue;
      const worth = worthOfTwo(table, lefts[one] ?? 0, rights[other] ?? 0);
      if (worth <= most) continue;
      most = worth;
      [first, second] = [one, other];
    }
  }
  const choice: Choice = { left: pieceAt(hand, first), right: pieceAt(hand, second) };
  hand.splice(Math.max(first, second), 1);
  hand.splice(Math.min(first, second), 1);
  return choice;
}

/** Places a tile on its best cell. */
export function placeBest(
  table: Table,
  { city, piece }: { readonly city: CityIndex; readonly piece: Piece },
  measure: Measure,
): void {
  const placing = placingIn(table, city);
  const { masks } = placing;
  findBest(placing, piece, measure);
  placeOn(masks, piece, best.place);
  table.tiles[city] = (table.tiles[city] ?? 0) + 1;
  table.factories[city] = count(masks.F);
}
