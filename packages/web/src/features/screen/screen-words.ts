/** The words of the big screen, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { BigScreenWords } from './words/screen-words.ts';

export const screenWords = partWords<BigScreenWords>({
  en: async () => (await import('./words/en.ts')).screen,
  fr: async () => (await import('./words/fr.ts')).screen,
  ru: async () => (await import('./words/ru.ts')).screen,
});
