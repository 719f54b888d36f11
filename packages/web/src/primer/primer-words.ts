/** The words of the primers, fetched with them. */
import { partWords } from '../app/part-words.ts';
import type { PrimerWords } from '../words/primer.ts';

export const primerWords = partWords<PrimerWords>({
  en: async () => (await import('../words/en/primer.ts')).primer,
  fr: async () => (await import('../words/fr/primer.ts')).primer,
  ru: async () => (await import('../words/ru/primer.ts')).primer,
});
