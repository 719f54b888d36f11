/** The words of the first game, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { LearnWords } from './words/learn-words.ts';

export const learnWords = partWords<LearnWords>({
  en: async () => (await import('./words/en.ts')).learn,
  fr: async () => (await import('./words/fr.ts')).learn,
  ru: async () => (await import('./words/ru.ts')).learn,
});
