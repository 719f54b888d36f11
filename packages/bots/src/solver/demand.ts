/** What given tiles ask of a city: how many cells of each type, and what they score wherever they stand. */
import type { ByType, Letter } from '@duopolis/rules';
import {
  countTypes,
  EMPTY_MASKS,
  type FactoryWorth,
  housePoints,
  OFFICE_BONUS,
  officePoints,
  otherTypes,
  tavernPoints,
} from '@duopolis/rules/scoring';

export interface Demand {
  readonly cells: ByType<number>;
  /** The types beside houses, which make a house's worth (HOUSE-1). */
  readonly otherTypes: number;
  /** Points that no arrangement changes: factories, tavern sets and office sets. */
  readonly anyway: number;
  /** What the neighbours can give at most: a tavern beside every office, no factory beside a house. */
  readonly most: { readonly bonuses: number; readonly houses: number };
}

export type LetterCounts = { readonly [letter in Letter]: number };

export function countsOf(letters: readonly Letter[]): LetterCounts {
  const counts: { -readonly [letter in Letter]: number } = { ...EMPTY_MASKS };
  for (const letter of letters) counts[letter]++;
  return counts;
}

/** A mask of the first cells will do where only the number of cells counts. */
const firstCells = (cells: number): number => 2 ** cells - 1;

export function demandOf(counts: LetterCounts, worth: FactoryWorth): Demand {
  const { S, F, d, e, m, b, O, P, H } = counts;
  const masks = { ...EMPTY_MASKS, S: firstCells(S), F: firstCells(F), d: firstCells(d + e + m + b) };
  const city = { ...masks, O: firstCells(O), P: firstCells(P), H: firstCells(H) };
  return {
    cells: countTypes(city),
    otherTypes: otherTypes(city),
    anyway: F * worth + tavernPoints(d, e, m, b) + officePoints(O),
    most: { bonuses: city.d === 0 ? 0 : O * OFFICE_BONUS, houses: housePoints(H, 0, otherTypes(city)) },
  };
}
