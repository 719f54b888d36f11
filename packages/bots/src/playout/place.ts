/** The best place of a tile in a square by some measure of cities. */
import {
  bitIndex,
  type CityMasks,
  count,
  lowestBit,
  occupiedBy,
  placesWord,
  scoreMasks,
} from '@duopolis/rules';
import type { Piece } from '../lot/piece.ts';
import { build, type Draft, newDraft } from '../lot/square.ts';
import { type Rivals, worthAgainst } from '../value/rivals.ts';

/** What a city is worth to who places: its points, or its learned value. */
export type Measure = (masks: CityMasks, tiles: number, rivals: Rivals) => number;

export const byPoints: Measure = (masks, _, rivals) =>
  scoreMasks(masks, worthAgainst(count(masks.F), rivals));

/** The best of the last search. */
export const best = { place: 0, value: 0 };

const draft = newDraft();

/** Writes the first best place and its value into `best`; `tiles` stand before. */
export function findBest(
  masks: CityMasks,
  tiles: number,
  piece: Piece,
  rivals: Rivals,
  measure: Measure,
): void {
  best.value = Number.NEGATIVE_INFINITY;
  for (let word = placesWord(piece.shape, occupiedBy(masks)); word !== 0; word &= word - 1) {
    const place = bitIndex(lowestBit(word));
    build(draft, masks, piece, place);
    const value = measure(draft, tiles + 1, rivals);
    if (value <= best.value) continue;
    best.value = value;
    best.place = place;
  }
}

const built = newDraft();

/** Puts a tile on a place of the city itself. */
export function placeOn(masks: Draft, piece: Piece, place: number): void {
  build(built, masks, piece, place);
  Object.assign(masks, built);
}
