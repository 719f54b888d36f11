/** The words of the explanations, fetched when the first one is wanted. */
import { partWords } from '../../kit/words/part-words.ts';
import type { ExplainWords } from './words/explain-words.ts';

export const explainWords = partWords<ExplainWords>({
  en: async () => (await import('./words/en.ts')).explain,
  fr: async () => (await import('./words/fr.ts')).explain,
  ru: async () => (await import('./words/ru.ts')).explain,
});
