/** Automacity: no square; its tiles are sorted by type and score their maximum (SOLO-3). */
import { itemAt } from '../lists.ts';
import {
  factoryPoints,
  type FactoryRank,
  factoryRank,
  type FactoryWorth,
  factoryWorth,
} from '../scoring/factory.ts';
import { LONGEST_RUN } from '../ground/ground.ts';
import { housePoints } from '../scoring/house.ts';
import { EMPTY_MASKS, otherTypes } from '../scoring/masks.ts';
import { OFFICE_BONUS, OFFICE_POINTS, OFFICE_SET } from '../scoring/office.ts';
import { PARK_POINTS } from '../scoring/park.ts';
import type { CityScore } from '../scoring/score-city.ts';
import { SHOP_POINTS } from '../scoring/shop.ts';
import { TAVERN_POINTS } from '../scoring/tavern.ts';
import { lettersOf } from '../tile.ts';
import {
  BUILDING_TYPES,
  type BuildingType,
  type ByLetter,
  type ByType,
  byType,
  type Changing,
  lettersOfType,
  TAVERN_LETTERS,
  type TavernLetter,
  type Tile,
} from '../types.ts';

/** How many buildings of each letter Automacity has. */
export type LetterCounts = ByLetter<number>;

/** Buildings that score together. */
export interface ScoredCount {
  readonly buildings: number;
  readonly points: number;
}

export interface AutomacityExplanation {
  readonly shop: { readonly points: number; readonly runs: readonly ScoredCount[] };
  readonly factory: {
    readonly points: number;
    readonly buildings: number;
    readonly rank: FactoryRank;
    readonly worth: FactoryWorth;
    /** Factories of Automacity and then of the other cities, which make the rank. */
    readonly counts: readonly number[];
  };
  readonly tavern: {
    readonly points: number;
    readonly sets: readonly { readonly kinds: readonly TavernLetter[]; readonly points: number }[];
  };
  readonly office: {
    readonly points: number;
    readonly sets: readonly ScoredCount[];
    /** One for each office if there is a tavern. */
    readonly bonus: number;
  };
  readonly park: { readonly points: number; readonly groups: readonly ScoredCount[] };
  readonly house: {
    readonly points: number;
    readonly buildings: number;
    /** The other types, which make a house's worth. */
    readonly types: readonly BuildingType[];
  };
  readonly total: number;
}

const PARK_PAIR = 2;

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((points, part) => points + part.points, 0);

/** As many full sets as possible, and the rest. */
function inSets(buildings: number, full: number, points: readonly number[]): readonly ScoredCount[] {
  const sets: ScoredCount[] = [];
  for (let left = buildings; left > 0; left -= full) {
    const size = Math.min(left, full);
    sets.push({ buildings: size, points: itemAt(points, size) });
  }
  return sets;
}

const shopRuns = ({ S }: LetterCounts) => inSets(S, LONGEST_RUN, SHOP_POINTS);
const officeSets = ({ O }: LetterCounts) => inSets(O, OFFICE_SET, OFFICE_POINTS);
const parkPairs = ({ P }: LetterCounts) => inSets(P, PARK_PAIR, PARK_POINTS);

function tavernSets(counts: LetterCounts): AutomacityExplanation['tavern']['sets'] {
  const most = Math.max(...TAVERN_LETTERS.map((kind) => counts[kind]));
  return Array.from({ length: most }, (_, nth) => {
    const kinds = TAVERN_LETTERS.filter((kind) => counts[kind] > nth);
    return { kinds, points: itemAt(TAVERN_POINTS, kinds.length) };
  });
}

const officeBonus = ({ O, d, e, m, b }: LetterCounts): number => (d + e + m + b > 0 ? O * OFFICE_BONUS : 0);

/** A count is nothing where a mask would be, so the base game's count of other types holds here too. */
const houses = (counts: LetterCounts): number => housePoints(counts.H, 0, otherTypes(counts));

export function countLetters(tiles: readonly Tile[]): LetterCounts {
  const counts: Changing<LetterCounts> = { ...EMPTY_MASKS };
  for (const tile of tiles) for (const letter of lettersOf(tile)) counts[letter]++;
  return counts;
}

/** The number of its buildings of each type (END-3). */
export const countTypesOf = (counts: LetterCounts): ByType<number> =>
  byType((type) => lettersOfType(type).reduce((buildings, letter) => buildings + counts[letter], 0));

/** Automacity's score before the difficulty, given what a factory is worth in it. */
export function scoreAutomacity(counts: LetterCounts, worth: FactoryWorth): CityScore {
  const shop = sum(shopRuns(counts));
  const factory = factoryPoints(counts.F, worth);
  const tavern = sum(tavernSets(counts));
  const office = sum(officeSets(counts)) + officeBonus(counts);
  const park = sum(parkPairs(counts));
  const house = houses(counts);
  return {
    shop,
    factory,
    tavern,
    office,
    park,
    house,
    total: shop + factory + tavern + office + park + house,
  };
}

/** Why Automacity scores what it scores, given the factories of the other cities. */
export function explainAutomacity(
  counts: LetterCounts,
  otherFactories: readonly number[],
): AutomacityExplanation {
  const factories = [counts.F, ...otherFactories];
  const rank = factoryRank(counts.F, factories);
  const worth = factoryWorth(rank);
  const score = scoreAutomacity(counts, worth);
  const present = countTypesOf(counts);
  const types = BUILDING_TYPES.filter((type) => type !== 'house' && present[type] > 0);
  return {
    shop: { points: score.shop, runs: shopRuns(counts) },
    factory: { points: score.factory, buildings: counts.F, rank, worth, counts: factories },
    tavern: { points: score.tavern, sets: tavernSets(counts) },
    office: { points: score.office, sets: officeSets(counts), bonus: officeBonus(counts) },
    park: { points: score.park, groups: parkPairs(counts) },
    house: { points: score.house, buildings: counts.H, types },
    total: score.total,
  };
}
