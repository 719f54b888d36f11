/** The words of the primers, fetched with them. */
import { partWords } from '../../kit/words/part-words.ts';
import type { PrimerWords } from './words/primer-words.ts';

export const primerWords = partWords<PrimerWords>({
  en: async () => (await import('./words/en.ts')).primer,
  fr: async () => (await import('./words/fr.ts')).primer,
  ru: async () => (await import('./words/ru.ts')).primer,
});
