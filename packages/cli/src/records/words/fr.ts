/** French words for records, and for verifying them. */
import { countFr as count } from '@duopolis/words';
import type { RecordsWords, VerifyWords } from './records-words.ts';

const games = (number: number): string => count(number, { one: 'partie', other: 'parties' });
const illegible = (number: number): string =>
  count(number, { one: 'ligne illisible', other: 'lignes illisibles' });

export const records: RecordsWords = { counts: (number, malformed) => `${games(number)}, ${illegible(malformed)}` };

export const verify: VerifyWords = {
  where: ({ fileLine, game, logLine }) =>
    `ligne ${fileLine}, partie ${game}${logLine === undefined ? '' : `, ligne ${logLine} du journal`}`,
  summary: ({ games: number, broken, malformed }) =>
    [
      games(number),
      ...(broken + malformed === 0 ? ['toutes selon les règles'] : [`dont ${broken} contre les règles`]),
      ...(malformed === 0 ? [] : [illegible(malformed)]),
    ].join(', '),
};
