/** The score of the cities of one table, of any kind: a square, a capital, or Automacity. */
import { countLetters, countTypesOf, scoreAutomacity } from './automacity.ts';
import { civicPointsAtBest, districtSizeAtBest } from '../capitals/automacity-at-best.ts';
import { CAPITALS } from '../capitals/capitals-components.ts';
import { type District, largestDistrict } from '../capitals/district.ts';
import { layoutOfCapital } from '../capitals/capital-layout.ts';
import { scoreCapital, withDistricts } from '../capitals/score-capital.ts';
import type { Automacity, City } from '../city/city.ts';
import type { FactoryWorth } from '../scoring/factory.ts';
import { count } from '../ground/bits.ts';
import { layoutOf } from '../scoring/layout.ts';
import { type CityScore, countTypes, scoreCity, scoreRanked } from '../scoring/score-city.ts';
import type { ByType } from '../types.ts';
import { isAutomacity, isCapital } from './kind.ts';
import { matOfCapital } from './mat-of-city.ts';

/** A city laid out once, for everything that its score asks. */
export interface ScoredCity {
  /** The number of its buildings of each type (END-3). */
  readonly buildings: ByType<number>;
  /** Its score without districts, which need the whole table. */
  readonly scoreAt: (worth: FactoryWorth) => CityScore;
  /** The size of its largest region of a district. */
  readonly regionOf: (district: District) => number;
}

export function scoredCity(city: City): ScoredCity {
  if (isAutomacity(city)) return scoredAutomacity(city);
  if (!isCapital(city)) {
    const layout = layoutOf(city);
    return {
      buildings: countTypes(layout.masks),
      scoreAt: (worth) => scoreCity(layout, worth),
      regionOf: () => 0,
    };
  }
  const layout = layoutOfCapital(matOfCapital(city), city);
  const { masks, ground } = layout;
  return {
    buildings: countTypes(masks),
    scoreAt: (worth) => scoreCapital(layout, worth),
    regionOf: (district) => count(largestDistrict(masks, ground, district)),
  };
}

function scoredAutomacity({ laid, noDistricts }: Automacity): ScoredCity {
  const counts = countLetters(laid);
  const civic = civicPointsAtBest(laid);
  return {
    buildings: countTypesOf(counts),
    scoreAt: (worth) => {
      const score = scoreAutomacity(counts, worth);
      return civic === undefined ? score : { ...score, civic, total: score.total + civic };
    },
    regionOf: (district) => (noDistricts === true ? 0 : districtSizeAtBest(laid, district)),
  };
}

/** The number of buildings of each type in a city. */
export const buildingsIn = (city: City): ByType<number> => scoredCity(city).buildings;

/** A city's score without its districts, which need the whole table. */
export const scoreAlone = (city: City, worth: FactoryWorth): CityScore => scoredCity(city).scoreAt(worth);

/** All cities of a table; factories are ranked among them, and in Capitals districts compared. */
export const scoreTable = (cities: readonly City[], districts: readonly District[]): readonly CityScore[] =>
  scoreScored(cities.map(scoredCity), districts);

/** The same for cities that are laid out already. */
export function scoreScored(
  cities: readonly ScoredCity[],
  districts: readonly District[],
): readonly CityScore[] {
  const scores = scoreRanked(
    cities.map(({ buildings, scoreAt }) => ({ factories: buildings.factory, scoreAt })),
  );
  return districts.length === 0
    ? scores
    : withDistricts(scores, regionSizes(cities, districts), CAPITALS.scoringTiles);
}

const regionSizes = (
  cities: readonly ScoredCity[],
  districts: readonly District[],
): readonly (readonly number[])[] =>
  districts.map((district) => cities.map(({ regionOf }) => regionOf(district)));

/** The size of every city's largest region, district by district. */
export const districtSizes = (
  cities: readonly City[],
  districts: readonly District[],
): readonly (readonly number[])[] =>
  districts.length === 0 ? [] : regionSizes(cities.map(scoredCity), districts);
