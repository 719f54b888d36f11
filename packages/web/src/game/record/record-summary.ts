/** A finished game in a few words: who played, who won, when. */
import type { GameRecord } from '@duopolis/rules/record';
import { nameOf } from '../players/seat-names.ts';
import type { SharedWords } from '../words/shared-words.ts';
import { tableOf } from './record-view.ts';
import type { ReplayWords } from './words/replay-words.ts';

export function namesOf(record: GameRecord, words: SharedWords): readonly string[] {
  const table = tableOf(record);
  return record.seats.map((_, seat) => nameOf(table, seat, words));
}

export function winnersOf(record: GameRecord, words: SharedWords & { readonly replay: ReplayWords }): string {
  const names = namesOf(record, words);
  const { seats } = record.result;
  const first = seats.flatMap(({ rank }, seat) => (rank === 1 ? [names[seat] ?? ''] : []));
  return words.replay.wins(first, seats.find(({ rank }) => rank === 1)?.score ?? 0);
}

/** As a person reads it. */
export const dayOf = (at: number, { language }: SharedWords): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
