/** One turn of a roll-out: the seats choose by a measure of their cities, then place on the best cells. */
import type { CityIndex, Seat } from '@duopolis/rules';
import { count } from '@duopolis/rules/scoring';
import { type Piece, pieceAt } from '../lot/piece.ts';
import { type Rivals, topTwo } from '../value/rivals.ts';
import { best, findBest, type Measure, placeOn } from './place.ts';
import { citiesAt, draftAt, handAt, type Table } from './table.ts';

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

function valuesIn(
  table: Table,
  city: CityIndex,
  hand: readonly Piece[],
  measure: Measure,
  out: number[],
): void {
  const rivals = rivalsAt(table, city);
  for (let nth = 0; nth < hand.length; nth++) {
    const piece = pieceAt(hand, nth);
    const before = hand.indexOf(piece);
    if (before < nth) {
      out[nth] = out[before] ?? 0;
      continue;
    }
    findBest(draftAt(table, city), table.tiles[city] ?? 0, piece, rivals, measure);
    out[nth] = best.value;
  }
}

/** The pair of the hand that makes the seat's two cities worth most, taken out of the hand. */
export function choose(table: Table, seat: Seat, measure: Measure): Choice {
  const hand = handAt(table, seat);
  const [leftCity, rightCity] = citiesAt(table, seat);
  valuesIn(table, leftCity, hand, measure, lefts);
  valuesIn(table, rightCity, hand, measure, rights);
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
export function placeBest(table: Table, city: CityIndex, piece: Piece, measure: Measure): void {
  const masks = draftAt(table, city);
  findBest(masks, table.tiles[city] ?? 0, piece, rivalsAt(table, city), measure);
  placeOn(masks, piece, best.place);
  table.tiles[city] = (table.tiles[city] ?? 0) + 1;
  table.factories[city] = count(masks.F);
}
