/** The words of the end of a game, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { EndingWords } from './words/ending-words.ts';

export const endingWords = partWords<EndingWords>({
  en: async () => (await import('./words/en.ts')).ending,
  fr: async () => (await import('./words/fr.ts')).ending,
  ru: async () => (await import('./words/ru.ts')).ending,
});
