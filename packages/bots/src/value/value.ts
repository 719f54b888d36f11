/** The learned value: the expected final score of a city that is built well from here, and its spread. */
import { type CityMasks, count, scoreCapitalMasks, scoreMasks } from '@duopolis/rules/scoring';
import { isCapitalDraft } from '../lot/city-draft.ts';
import type { Built, Lot } from '../lot/lot.ts';
import type { Draft } from '../lot/square.ts';
import { BASE_SPREAD, BASE_WEIGHTS } from './base-weights.ts';
import { CAPITALS_SPREAD, CAPITALS_WEIGHTS } from './capitals-weights.ts';
import { AMOUNTS_FROM, describe, described, TERMS } from './features.ts';
import { type Rivals, worthAgainst } from './rivals.ts';

/** What was learned about one kind of city: weights and spread by how many tiles stand. */
export interface Learned {
  readonly weights: Float64Array;
  readonly spread: readonly number[];
  /** Tiles of a finished city, whose value is its score. */
  readonly full: number;
  /** The expected score of a city without tiles, which has nothing to weigh. */
  readonly whenNew: number;
}

const BASE_TILES = 14;
const CAPITALS_TILES = 18;

function learned(rows: readonly string[], { spread, full, whenNew }: Omit<Learned, 'weights'>): Learned {
  const weights = new Float64Array((full + 1) * TERMS);
  rows.forEach((row, tiles) => {
    if (row !== '') weights.set(row.split(' ').map(Number), tiles * TERMS);
  });
  return { weights, spread, full, whenNew };
}

export const BASE: Learned = learned(BASE_WEIGHTS, { spread: BASE_SPREAD, full: BASE_TILES, whenNew: 56 });
export const CAPITAL: Learned = learned(CAPITALS_WEIGHTS, {
  spread: CAPITALS_SPREAD,
  full: CAPITALS_TILES,
  whenNew: 80,
});

function weigh({ weights }: Learned, tiles: number): number {
  const { entries, amounts } = described;
  const from = tiles * TERMS;
  let sum = 0;
  for (let nth = 0; nth < entries.length; nth++) sum += weights[from + (entries[nth] ?? 0)] ?? 0;
  for (let nth = 0; nth < amounts.length; nth++) {
    sum += (amounts[nth] ?? 0) * (weights[from + AMOUNTS_FROM + nth] ?? 0);
  }
  return sum;
}

/** The expected end of a city in the square. */
export function squareValue(masks: CityMasks, tiles: number, rivals: Rivals): number {
  if (tiles >= BASE_TILES) return scoreMasks(masks, worthAgainst(count(masks.F), rivals));
  describe(masks, rivals, undefined);
  return weigh(BASE, tiles);
}

const learnedAbout = ({ capital }: Lot): Learned => (capital === undefined ? BASE : CAPITAL);

export const valueWhenNew = (lot: Lot): number => learnedAbout(lot).whenNew;

export function valueOf({ masks, tiles, capital }: Lot, rivals: Rivals): number {
  return capital === undefined
    ? squareValue(masks, tiles, rivals)
    : capitalValue(capital.layout, tiles, rivals);
}

/** The expected end of a city of a roll-out. */
export const draftValue = (draft: Draft, tiles: number, rivals: Rivals): number =>
  isCapitalDraft(draft)
    ? capitalValue({ masks: draft, ground: draft.position.ground }, tiles, rivals)
    : squareValue(draft, tiles, rivals);

function capitalValue(capital: Built, tiles: number, rivals: Rivals): number {
  const { masks, ground } = capital;
  describe(masks, rivals, capital);
  if (tiles < CAPITALS_TILES) return weigh(CAPITAL, tiles);
  return scoreCapitalMasks(masks, ground, worthAgainst(count(masks.F), rivals)) + districtPoints();
}

const DISTRICT_POINTS = 14;
const districtPoints = (): number => described.amounts[DISTRICT_POINTS] ?? 0;

/** The standard deviation of the final score from the value. */
export const spreadOf = (lot: Lot): number => learnedAbout(lot).spread[lot.tiles] ?? 1;

export const spreadOfDraft = (draft: Draft, tiles: number): number =>
  (isCapitalDraft(draft) ? CAPITAL : BASE).spread[tiles] ?? 1;
