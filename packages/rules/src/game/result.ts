/** The result of a game: every city's score and every seat's standing. */
import { modeRules } from '../modes/modes.ts';
import { layoutOf } from '../scoring/layout.ts';
import { countTypes, scoreCities } from '../scoring/score.ts';
import { standings } from '../scoring/standings.ts';
import type { CityIndex } from '../types.ts';
import type { GameResult, OpenGame } from './state.ts';

/** Every seat's left and right city. */
export const citiesOfSeats = ({
  options,
}: Pick<OpenGame, 'options'>): readonly (readonly [CityIndex, CityIndex])[] =>
  Array.from({ length: options.seats }, (_, seat) => modeRules(options.mode).citiesOf(seat, options.seats));

/** What the cities are worth as they stand; at the end this is the result. */
export function resultOf(open: OpenGame): GameResult {
  const layouts = open.cities.map(layoutOf);
  const cities = scoreCities(layouts);
  const buildings = layouts.map(({ masks }) => countTypes(masks));
  return {
    cities,
    seats: standings(citiesOfSeats(open), cities, buildings, modeRules(open.options.mode).scoring),
  };
}
