/** The words of the review, which come with it. */
import { partWords } from '../app/part-words.ts';
import type { ReviewWords } from '../words/review.ts';

export const reviewWords = partWords<ReviewWords>({
  en: async () => (await import('../words/en/review.ts')).review,
  fr: async () => (await import('../words/fr/review.ts')).review,
  ru: async () => (await import('../words/ru/review.ts')).review,
});
