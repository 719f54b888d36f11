/** The words of the end of a game, fetched with it. */
import { partWords } from '../app/part-words.ts';
import type { EndingWords } from '../words/ending.ts';

export const endingWords = partWords<EndingWords>({
  en: async () => (await import('../words/en/ending.ts')).ending,
  fr: async () => (await import('../words/fr/ending.ts')).ending,
  ru: async () => (await import('../words/ru/ending.ts')).ending,
});
