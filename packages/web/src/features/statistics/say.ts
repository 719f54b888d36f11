/** The words of the statistics, which come with them, and figures as the reader writes them. */
import { partWords } from '../../kit/words/part-words.ts';
import { words } from '../../kit/words/words.ts';
import type { StatisticsWords } from './words/statistics-words.ts';

export const statisticsWords = partWords<StatisticsWords>({
  en: async () => (await import('./words/en.ts')).statistics,
  fr: async () => (await import('./words/fr.ts')).statistics,
  ru: async () => (await import('./words/ru.ts')).statistics,
});

/** One figure behind the point. */
export const sayMean = (mean: number): string =>
  new Intl.NumberFormat(words().language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    mean,
  );

export const sayShare = (part: number, all: number): string =>
  new Intl.NumberFormat(words().language, { style: 'percent' }).format(all === 0 ? 0 : part / all);

export const sayDate = (at: number): string =>
  new Intl.DateTimeFormat(words().language, { dateStyle: 'medium' }).format(at);
