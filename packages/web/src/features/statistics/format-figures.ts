/** Figures and dates in the reader's format. */
import { words } from '../../game/words/shared-words.ts';

/** One decimal. */
export const sayMean = (mean: number): string =>
  new Intl.NumberFormat(words().language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    mean,
  );

export const sayShare = (part: number, all: number): string =>
  new Intl.NumberFormat(words().language, { style: 'percent' }).format(all === 0 ? 0 : part / all);

export const sayDate = (at: number): string =>
  new Intl.DateTimeFormat(words().language, { dateStyle: 'medium' }).format(at);
