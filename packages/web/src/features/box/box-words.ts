/** The words of the editor for one's own box, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { BoxWords } from './words/box-words.ts';

export const boxWords = partWords<BoxWords>({
  en: async () => (await import('./words/en.ts')).box,
  fr: async () => (await import('./words/fr.ts')).box,
  ru: async () => (await import('./words/ru.ts')).box,
});
