/** Turns played by points alone, as fast as possible: most roll-outs consist of them. */
import type { CityIndex, Seat } from '@duopolis/rules';
import { count, scoreMasks } from '@duopolis/rules/scoring';
import { isCapitalDraft } from '../lot/city-draft.ts';
import { type Piece, pieceAt, SINGLE } from '../lot/piece.ts';
import { type Rivals, worthAgainst } from '../value/rivals.ts';
import { best, byPoints, findBest, placeOn } from './best-placement.ts';
import { gains, places, scan } from './scan.ts';
import { citiesAt, draftAt, handAt, type Table } from './playout-table.ts';
import { type Choice, rivalsAt, worthOfTwo } from './playout-turn.ts';

const lefts: number[] = [];
const rights: number[] = [];

/** Writes the points of a city with each tile of the hand. */
function writePoints(
  { hand, out }: { readonly hand: readonly Piece[]; readonly out: number[] },
  table: Table,
  city: CityIndex,
): void {
  const masks = draftAt(table, city);
  const tiles = table.tiles[city] ?? 0;
  const rivals: Rivals = rivalsAt(table, city);
  if (hand[0]?.shape === SINGLE && !isCapitalDraft(masks)) {
    const now = scoreMasks(masks, worthAgainst(count(masks.F), rivals));
    scan(masks, rivals);
    for (let nth = 0; nth < hand.length; nth++) {
      const letter = pieceAt(hand, nth).first;
      out[nth] = now + (gains[letter] ?? 0);
    }
    return;
  }
  for (let nth = 0; nth < hand.length; nth++) {
    const piece = pieceAt(hand, nth);
    const before = hand.indexOf(piece);
    if (before === nth) findBest({ masks, tiles, rivals }, piece, byPoints);
    out[nth] = before === nth ? best.value : (out[before] ?? 0);
  }
}

/** The pair that makes the seat's two cities worth most now, taken out of the hand. */
export function chooseQuickly(table: Table, seat: Seat): Choice {
  const hand = handAt(table, seat);
  const [leftCity, rightCity] = citiesAt(table, seat);
  writePoints({ hand, out: lefts }, table, leftCity);
  writePoints({ hand, out: rights }, table, rightCity);
  let first = 0;
  let second = 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < hand.length; one++) {
    for (let other = 0; other < hand.length; other++) {
      if (one === other) continue;
      const worth = worthOfTwo(table, lefts[one] ?? 0, rights[other] ?? 0);
      if (worth <= most) continue;
      most = worth;
      first = one;
      second = other;
    }
  }
  const choice: Choice = { left: pieceAt(hand, first), right: pieceAt(hand, second) };
  takeTwo(hand, first, second);
  return choice;
}

/** The tile that adds most to a city now, taken out of the hand. */
export function takeBest(table: Table, city: CityIndex, hand: Piece[]): Piece {
  writePoints({ hand, out: lefts }, table, city);
  let most = 0;
  for (let nth = 1; nth < hand.length; nth++) {
    if ((lefts[nth] ?? 0) > (lefts[most] ?? 0)) most = nth;
  }
  const taken = pieceAt(hand, most);
  hand.splice(most, 1);
  return taken;
}

/** Hands are in no order, so the last tiles fill the gaps. */
function takeTwo(hand: Piece[], first: number, second: number): void {
  const [high, low] = first > second ? [first, second] : [second, first];
  hand[high] = pieceAt(hand, hand.length - 1);
  hand.pop();
  hand[low] = pieceAt(hand, hand.length - 1);
  hand.pop();
}

export function placeQuickly(table: Table, city: CityIndex, piece: Piece): void {
  const masks = draftAt(table, city);
  const tiles = table.tiles[city] ?? 0;
  let place: number;
  if (piece.shape === SINGLE && !isCapitalDraft(masks)) {
    scan(masks, rivalsAt(table, city));
    place = places[piece.first] ?? 0;
  } else {
    findBest({ masks, tiles, rivals: rivalsAt(table, city) }, piece, byPoints);
    ({ place } = best);
  }
  placeOn(masks, piece, place);
  table.tiles[city] = tiles + 1;
  table.factories[city] = count(masks.F);
}
