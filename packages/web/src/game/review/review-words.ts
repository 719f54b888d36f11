/** The words of the review, which come with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { ReviewWords } from './words/review-words.ts';

export const reviewWords = partWords<ReviewWords>({
  en: async () => (await import('./words/en.ts')).review,
  fr: async () => (await import('./words/fr.ts')).review,
  ru: async () => (await import('./words/ru.ts')).review,
});
