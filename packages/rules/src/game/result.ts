/** The cities of each seat, and the result of a game. */
import { modeRules } from '../modes/modes.ts';
import { citiesOfAll, resultBy } from '../modes/mode-result.ts';
import type { Options } from '../state/options.ts';
import type { GameResult, OpenGame } from '../state/state.ts';
import type { CityIndex } from '../types.ts';

/** Every seat's left and right city. */
export const citiesOfSeats = (options: Options): readonly (readonly [CityIndex, CityIndex])[] =>
  citiesOfAll(modeRules(options), options.seats);

/** What the cities are worth as they stand; at the end this is the result. */
export const resultOf = (open: Pick<OpenGame, 'options' | 'cities' | 'districts'>): GameResult =>
  resultBy(modeRules(open.options), open);
