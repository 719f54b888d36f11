/** English words for records, and for verifying them. */
import { countEn as count } from '@duopolis/words';
import type { RecordsWords, VerifyWords } from './records-words.ts';

const games = (number: number): string => count(number, { one: 'game', other: 'games' });
const lines = (number: number): string => count(number, { one: 'line', other: 'lines' });

export const records: RecordsWords = { counts: (number, malformed) => `${games(number)}, ${lines(malformed)} malformed` };

export const verify: VerifyWords = {
  where: ({ fileLine, game, logLine }) =>
    `line ${fileLine}, game ${game}${logLine === undefined ? '' : `, log line ${logLine}`}`,
  summary: ({ games: number, broken, malformed }) =>
    [
      games(number),
      ...(broken + malformed === 0 ? ['all follow the rules'] : [`${broken} broken`]),
      ...(malformed === 0 ? [] : [`${lines(malformed)} malformed`]),
    ].join(', '),
};
