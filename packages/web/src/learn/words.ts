/** The words of the first game, fetched with it. */
import { partWords } from '../app/part-words.ts';
import type { LearnWords } from '../words/learn.ts';

export const learnWords = partWords<LearnWords>({
  en: async () => (await import('../words/en/learn.ts')).learn,
  fr: async () => (await import('../words/fr/learn.ts')).learn,
  ru: async () => (await import('../words/ru/learn.ts')).learn,
});
