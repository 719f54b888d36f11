/** The demands of given tiles on a city: the number of cells of each type, and their points in any arrangement. */
import type { ByLetter, ByType } from '@duopolis/rules';
import {
  countTypesOf,
  type FactoryWorth,
  housePoints,
  OFFICE_BONUS,
  officePoints,
  otherTypes,
  tavernPoints,
} from '@duopolis/rules/scoring';

export interface Demand {
  readonly cells: ByType<number>;
  /** The types other than houses, which decide the points of a house (HOUSE-1). */
  readonly otherTypes: number;
  /** Points that no arrangement changes: factories, tavern sets and office sets. */
  readonly anyway: number;
  /** The most that neighbours can add: a tavern next to every office, no factory next to a house. */
  readonly most: { readonly bonuses: number; readonly houses: number };
}

/** A count is zero where a mask would be, so the other types are counted as in a city. */
export function demandOf(counts: ByLetter<number>, worth: FactoryWorth): Demand {
  const { F, d, e, m, b, O, H } = counts;
  const types = otherTypes(counts);
  return {
    cells: countTypesOf(counts),
    otherTypes: types,
    anyway: F * worth + tavernPoints(d, e, m, b) + officePoints(O),
    most: { bonuses: d + e + m + b === 0 ? 0 : O * OFFICE_BONUS, houses: housePoints(H, 0, types) },
  };
}
