/** English words for scoring cities. */
import { countEn as count } from '@duopolis/words';
import type { ScoreWords } from './score-words.ts';

const lines = (number: number): string => count(number, { one: 'line', other: 'lines' });
const tables = (number: number): string => count(number, { one: 'table', other: 'tables' });

export const score: ScoreWords = {
  city: 'city',
  cityNumber: (number) => `city ${number}`,
  inLine: (line, text) => `line ${line}: ${text}`,
  counts: (scored, malformed) => `${tables(scored)} scored, ${lines(malformed)} malformed`,
};
