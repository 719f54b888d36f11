/** The words of the score pad, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { ScorepadWords } from './words/scorepad-words.ts';

export const scorepadWords = partWords<ScorepadWords>({
  en: async () => (await import('./words/en.ts')).scorepad,
  fr: async () => (await import('./words/fr.ts')).scorepad,
  ru: async () => (await import('./words/ru.ts')).scorepad,
});
