/** What a table still waits for, as a sentence. */
import { memberOf, type OpenTable, seatOf } from '@duopolis/table';
import { missing } from '../players/missing-people.ts';
import type { LobbyWords } from './words/lobby-words.ts';

/** The sentence under the chairs, for a reader who sits, stands, or hosts. */
export function sayMissing(lobby: LobbyWords, open: OpenTable, you: string): string {
  const lack = missing(open);
  const seat = seatOf(open, you);
  if (lack.what === 'chairs') return seat === undefined ? lobby.sitFirst : lobby.waitsForChairs(lack.free);
  if (lack.what === 'answers') return lobby.waitsForAnswers(lack.names.join(', '));
  if (lack.what === 'ready') {
    const mine = seat !== undefined && you !== open.host && open.chairs[seat]?.ready === false;
    return mine ? lobby.waitsForYou : lobby.waitsForReady(lack.names.join(', '));
  }
  const host = memberOf(open, open.host ?? '')?.name;
  return you === open.host || host === undefined ? lobby.allSet : lobby.waitsForHost(host);
}
