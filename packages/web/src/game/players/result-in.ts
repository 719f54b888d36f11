/** What the cities of a position are worth, computed once: the table, its sounds and its notes all ask within one step. */
import { type GameResult, type OpenGame, resultOf } from '@duopolis/rules';

const RESULTS = new WeakMap<OpenGame, GameResult>();

export function resultIn(open: OpenGame): GameResult {
  const known = RESULTS.get(open);
  if (known !== undefined) return known;
  const result = resultOf(open);
  RESULTS.set(open, result);
  return result;
}
