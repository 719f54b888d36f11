/** The words of the explanations, fetched when the first one is wanted. */
import { partWords } from '../app/part-words.ts';
import type { ExplainWords } from '../words/explain.ts';

export const explainWords = partWords<ExplainWords>({
  en: async () => (await import('../words/en/explain.ts')).explain,
  fr: async () => (await import('../words/fr/explain.ts')).explain,
  ru: async () => (await import('../words/ru/explain.ts')).explain,
});
