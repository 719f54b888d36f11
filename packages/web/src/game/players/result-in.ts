/** The scores of a position's cities, cached: the table, its sounds and its notes all need them in the same step. */
import { type GameResult, type OpenGame, resultOf } from '@duopolis/rules';

const RESULTS = new WeakMap<OpenGame, GameResult>();

export function resultIn(open: OpenGame): GameResult {
  const known = RESULTS.get(open);
  if (known !== undefined) return known;
  const result = resultOf(open);
  RESULTS.set(open, result);
  return result;
}

/** The result whose points are on the screen: a part of the table that calls it while it is drawn is drawn again with them. */
export type ShownResult = () => GameResult;
