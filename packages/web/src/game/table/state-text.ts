/** The status of a seat in words. */
import type { Standing } from '../players/seat-status.ts';
import { tableWords } from '../players/words/table-words.ts';

export function stateText({ doing, placed, of, player, away }: Standing): string {
  const table = tableWords();
  const does = doing === 'placing' ? table.placedOf(placed, of) : table.doings[doing];
  const who = player === 'stand-in' ? table.standIn : away ? table.away : player === 'bot' ? table.bot : '';
  return [who, does].filter((part) => part !== '').join(', ');
}
