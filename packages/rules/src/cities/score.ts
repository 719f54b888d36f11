/** The score of the cities of one table, whatever kind each is: a square, a capital, or Automacity. */
import { countLetters, countTypesOf, scoreAutomacity } from '../automa/automacity.ts';
import { civicPointsAtBest, districtSizeAtBest } from '../capitals/automacity.ts';
import { CAPITALS } from '../capitals/components.ts';
import { type District, districtPoints, largestDistrict } from '../capitals/district.ts';
import { layoutOfCapital } from '../capitals/layout.ts';
import { scoreCapital } from '../capitals/score.ts';
import type { City } from '../city/city.ts';
import { type FactoryWorth, factoryRank, factoryWorth } from '../scoring/factory.ts';
import { count } from '../scoring/ground.ts';
import { layoutOf } from '../scoring/layout.ts';
import { type CityScore, countTypes, scoreCity } from '../scoring/score.ts';
import type { ByType } from '../types.ts';
import { matOf } from './mat.ts';

/** How many buildings of each type stand or lie in a city. */
export function buildingsIn(city: City): ByType<number> {
  if (city.laid !== undefined) return countTypesOf(countLetters(city.laid));
  const mat = matOf(city);
  return countTypes(mat === undefined ? layoutOf(city).masks : layoutOfCapital(mat, city).masks);
}

/** A city's score without its districts, which need the whole table. */
export function scoreAlone(city: City, worth: FactoryWorth): CityScore {
  if (city.laid !== undefined) return scoreLaid(city.laid, worth);
  const mat = matOf(city);
  return mat === undefined
    ? scoreCity(layoutOf(city), worth)
    : scoreCapital(layoutOfCapital(mat, city), worth);
}

function scoreLaid(laid: NonNullable<City['laid']>, worth: FactoryWorth): CityScore {
  const score = scoreAutomacity(countLetters(laid), worth);
  const civic = civicPointsAtBest(laid);
  return civic === undefined ? score : { ...score, civic, total: score.total + civic };
}

/** All cities of a table; factories are ranked among them, and in Capitals districts compared. */
export function scoreTable(cities: readonly City[], districts: readonly District[]): readonly CityScore[] {
  const factories = cities.map((city) => buildingsIn(city).factory);
  const scores = cities.map((city, nth) =>
    scoreAlone(city, factoryWorth(factoryRank(factories[nth] as number, factories))),
  );
  if (districts.length === 0) return scores;
  const inDistricts = districtPoints(districtSizes(cities, districts), CAPITALS.scoringTiles);
  return scores.map(({ total, civic = 0, ...types }, city) => {
    const district = inDistricts[city] ?? 0;
    return { ...types, civic, district, total: total + district };
  });
}

/** The size of every city's largest region, district by district. */
export const districtSizes = (
  cities: readonly City[],
  districts: readonly District[],
): readonly (readonly number[])[] =>
  districts.map((district) => cities.map((city) => districtSize(city, district)));

function districtSize(city: City, district: District): number {
  const mat = matOf(city);
  if (mat === undefined) return districtSizeAtBest(city.laid ?? [], district);
  const { masks, ground } = layoutOfCapital(mat, city);
  return count(largestDistrict(masks, ground, district));
}
