/** The result of a game by the rules of its mode: every city's score and every seat's standing. */
import { withDifficulty } from '../automa/difficulty.ts';
import { buildingsIn, scoredCity, scoreScored } from '../cities/score-table.ts';
import type { City } from '../city/city.ts';
import { standings } from '../scoring/standings.ts';
import type { GameResult, OpenGame } from '../state/state.ts';
import type { CityIndex } from '../types.ts';
import type { ModeRules } from './mode.ts';

/** Every seat's left and right city. */
export const citiesOfAll = (
  { citiesOf }: ModeRules,
  seats: number,
): readonly (readonly [CityIndex, CityIndex])[] => {
  const cities: (readonly [CityIndex, CityIndex])[] = [];
  for (let seat = 0; seat < seats; seat++) cities.push(citiesOf(seat, seats));
  return cities;
};

export function resultBy(
  rules: ModeRules,
  { options, cities, districts }: Pick<OpenGame, 'options' | 'cities' | 'districts'>,
): GameResult {
  const { solo, seats } = options;
  const scored = cities.map(scoredCity);
  const scores = scoreScored(scored, districts ?? []).map((score, city) =>
    solo !== undefined && city === rules.automacity ? withDifficulty(score, solo.difficulty, options) : score,
  );
  return {
    cities: scores,
    seats: standings(citiesOfAll(rules, seats), {
      scores,
      buildings: scored.map(({ buildings }) => buildings),
      scoring: rules.scoring,
      added: (seat) => (rules.automas.includes(seat) ? rules.automaPoints(options) : 0),
    }),
  };
}

/** The factories of every other city, which make a city's rank. */
export const factoriesElsewhere = (cities: readonly City[], city: CityIndex): readonly number[] =>
  cities.filter((_, nth) => nth !== city).map((other) => buildingsIn(other).factory);
