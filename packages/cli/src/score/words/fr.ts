/** French words for scoring cities. */
import { countFr as count } from '@duopolis/words';
import type { ScoreWords } from './score-words.ts';

const tables = (number: number): string =>
  count(number, { one: 'table calculée', other: 'tables calculées' });
const illegible = (number: number): string =>
  count(number, { one: 'ligne illisible', other: 'lignes illisibles' });

export const score: ScoreWords = {
  city: 'ville',
  cityNumber: (number) => `ville ${number}`,
  inLine: (line, text) => `ligne ${line} : ${text}`,
  counts: (scored, malformed) => `${tables(scored)}, ${illegible(malformed)}`,
};
