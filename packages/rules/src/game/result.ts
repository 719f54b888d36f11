/** The result of a game: every city's score and every seat's standing. */
import { countLetters, countTypesOf, scoreAutomacity } from '../automa/automacity.ts';
import { type AutomacityScore, withDifficulty } from '../automa/difficulty.ts';
import type { City } from '../city/city.ts';
import { modeRules } from '../modes/modes.ts';
import { type FactoryWorth, factoryRank, factoryWorth } from '../scoring/factory.ts';
import { layoutOf } from '../scoring/layout.ts';
import { type CityScore, countTypes, scoreCity } from '../scoring/score.ts';
import { standings } from '../scoring/standings.ts';
import type { ByType, CityIndex } from '../types.ts';
import type { Options } from './options.ts';
import type { GameResult, OpenGame } from './state.ts';

/** Every seat's left and right city. */
export const citiesOfSeats = (options: Options): readonly (readonly [CityIndex, CityIndex])[] =>
  Array.from({ length: options.seats }, (_, seat) => modeRules(options).citiesOf(seat, options.seats));

/** What the cities are worth as they stand; at the end this is the result. */
export function resultOf({ options, cities }: Pick<OpenGame, 'options' | 'cities'>): GameResult {
  const buildings = cities.map(buildingsIn);
  const factories = buildings.map(({ factory }) => factory);
  const scores = cities.map((city, nth) =>
    scoreOf(city, factoryWorth(factoryRank(factories[nth] as number, factories)), options),
  );
  return {
    cities: scores,
    seats: standings(citiesOfSeats(options), scores, buildings, modeRules(options).scoring),
  };
}

/** How many buildings of each type stand or lie in a city. */
export const buildingsIn = (city: City): ByType<number> =>
  city.laid === undefined ? countTypes(layoutOf(city).masks) : countTypesOf(countLetters(city.laid));

/** The factories of every other city, which make a city's rank. */
export const factoriesElsewhere = (cities: readonly City[], city: CityIndex): readonly number[] =>
  cities.filter((_, nth) => nth !== city).map((other) => buildingsIn(other).factory);

function scoreOf(city: City, worth: FactoryWorth, { solo }: Options): CityScore | AutomacityScore {
  if (city.laid === undefined) return scoreCity(layoutOf(city), worth);
  const score = scoreAutomacity(countLetters(city.laid), worth);
  return solo === undefined ? score : withDifficulty(score, solo.difficulty);
}
