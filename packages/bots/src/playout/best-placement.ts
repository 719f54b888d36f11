/** The best place of a tile in a city by some measure of cities. */
import { bitIndex, lowestBit } from '@duopolis/rules/scoring';
import { type CapitalDraft, newCapitalDraft } from '../lot/capital.ts';
import {
  buildDraft,
  copyDraft,
  factoriesIn,
  isCapitalDraft,
  placesOf,
  pointsOfDraft,
} from '../lot/city-draft.ts';
import type { Piece } from '../lot/piece.ts';
import { type Draft, newDraft } from '../lot/square.ts';
import { type Rivals, worthAgainst } from '../value/rivals.ts';

/** What a city is worth to who places: its points, or its learned value. */
export type Measure = (masks: Draft, tiles: number, rivals: Rivals) => number;

export const byPoints: Measure = (masks, _, rivals) =>
  pointsOfDraft(masks, worthAgainst(factoriesIn(masks), rivals));

/** The best of the last search; no place if there is none. */
export const best = { place: 0, value: 0 };
const NO_PLACE = -1;

const squareDraft = newDraft();
let capitalDraft: CapitalDraft | undefined;

const scratchFor = (masks: Draft): Draft => {
  if (!isCapitalDraft(masks)) return squareDraft;
  capitalDraft ??= newCapitalDraft(masks.position);
  return capitalDraft;
};

/** A city of a roll-out, its number of tiles, and what the other cities of the table have. */
export interface Placing {
  readonly masks: Draft;
  readonly tiles: number;
  readonly rivals: Rivals;
}

/** Writes the first best place of a further tile and its value into `best`. */
export function findBest({ masks, tiles, rivals }: Placing, piece: Piece, measure: Measure): void {
  const draft = scratchFor(masks);
  best.value = Number.NEGATIVE_INFINITY;
  best.place = NO_PLACE;
  for (let word = placesOf(masks, piece.shape); word !== 0; word &= word - 1) {
    const place = bitIndex(lowestBit(word));
    buildDraft(draft, masks, piece, place);
    const value = measure(draft, tiles + 1, rivals);
    if (value <= best.value) continue;
    best.value = value;
    best.place = place;
  }
}

/** Puts a tile on a place of the city itself; without a place it is lost. */
export function placeOn(masks: Draft, piece: Piece, place: number): void {
  if (place === NO_PLACE) return;
  const built = scratchFor(masks);
  buildDraft(built, masks, piece, place);
  copyDraft(masks, built);
}
