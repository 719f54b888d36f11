/** Russian words for records, and for verifying them. */
import { countRu as count } from '@duopolis/words';
import type { RecordsWords, VerifyWords } from './records-words.ts';

const games = (number: number): string => count(number, { one: 'партия', few: 'партии', many: 'партий' });

export const records: RecordsWords = { counts: (number, malformed) => `${games(number)}, нечитаемых строк: ${malformed}` };

export const verify: VerifyWords = {
  where: ({ fileLine, game, logLine }) =>
    `строка ${fileLine}, партия ${game}${logLine === undefined ? '' : `, строка журнала ${logLine}`}`,
  summary: ({ games: number, broken, malformed }) =>
    [
      games(number),
      ...(broken + malformed === 0 ? ['все по правилам'] : [`из них с нарушениями: ${broken}`]),
      ...(malformed === 0 ? [] : [`нечитаемых строк: ${malformed}`]),
    ].join(', '),
};
