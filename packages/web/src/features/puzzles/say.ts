/** The words of the puzzles, which come with them, and points as a puzzle counts them. */
import type { Worth } from '@duopolis/bots/puzzle';
import { partWords } from '../../kit/words/part-words.ts';
import { words } from '../../kit/words/words.ts';
import type { PuzzlesWords } from './words/puzzles-words.ts';

export const puzzleWords = partWords<PuzzlesWords>({
  en: async () => (await import('./words/en.ts')).puzzles,
  fr: async () => (await import('./words/fr.ts')).puzzles,
  ru: async () => (await import('./words/ru.ts')).puzzles,
});

/** One city's points, or those of two, the weaker first. */
export function sayWorth([first = 0, second]: Worth): string {
  return second === undefined ? words().game.scores.points(first) : puzzleWords.say().worth(first, second);
}
