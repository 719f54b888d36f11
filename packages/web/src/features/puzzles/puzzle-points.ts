/** The words of the puzzles, loaded with them, and points as a puzzle counts them. */
import type { Worth } from '@duopolis/bots/puzzle';
import { puzzleWords } from './words/puzzles-words.ts';
import { words } from '../../game/words/shared-words.ts';

/** One city's points, or those of two, the weaker first. */
export function sayWorth([first = 0, second]: Worth): string {
  return second === undefined ? words().game.scores.points(first) : puzzleWords().worth(first, second);
}
