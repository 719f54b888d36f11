/** Russian words for scoring cities. */
import type { ScoreWords } from './score-words.ts';

export const score: ScoreWords = {
  city: 'город',
  cityNumber: (number) => `город ${number}`,
  inLine: (line, text) => `строка ${line}: ${text}`,
  counts: (scored, malformed) => `подсчитано столов: ${scored}, нечитаемых строк: ${malformed}`,
};
