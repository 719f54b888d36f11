/** The words of the recap, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { RecapWords } from './words/recap-words.ts';

export const recapWords = partWords<RecapWords>({
  en: async () => (await import('./words/en.ts')).recap,
  fr: async () => (await import('./words/fr.ts')).recap,
  ru: async () => (await import('./words/ru.ts')).recap,
});
