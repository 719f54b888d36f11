/** The result of a game: every city's score and every seat's standing. */
import { withDifficulty } from '../automa/difficulty.ts';
import { buildingsIn, scoreTable } from '../cities/score.ts';
import type { City } from '../city/city.ts';
import { modeRules } from '../modes/modes.ts';
import { AUTOMACITY } from '../modes/solo.ts';
import { standings } from '../scoring/standings.ts';
import type { CityIndex } from '../types.ts';
import type { Options } from './options.ts';
import type { GameResult, OpenGame } from './state.ts';

/** Every seat's left and right city. */
export const citiesOfSeats = (options: Options): readonly (readonly [CityIndex, CityIndex])[] =>
  Array.from({ length: options.seats }, (_, seat) => modeRules(options).citiesOf(seat, options.seats));

/** What the cities are worth as they stand; at the end this is the result. */
export function resultOf({
  options,
  cities,
  districts,
}: Pick<OpenGame, 'options' | 'cities' | 'districts'>): GameResult {
  const { solo } = options;
  const scores = scoreTable(cities, districts ?? []).map((score, city) =>
    solo !== undefined && city === AUTOMACITY ? withDifficulty(score, solo.difficulty) : score,
  );
  const seats = standings(
    citiesOfSeats(options),
    scores,
    cities.map(buildingsIn),
    modeRules(options).scoring,
  );
  return { cities: scores, seats };
}

/** The factories of every other city, which make a city's rank. */
export const factoriesElsewhere = (cities: readonly City[], city: CityIndex): readonly number[] =>
  cities.filter((_, nth) => nth !== city).map((other) => buildingsIn(other).factory);
