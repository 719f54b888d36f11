/** What a table still waits for, as a sentence. */
import { memberOf, type OpenTable, seatOf } from '@duopolis/table';
import { missing } from '../players/missing-people.ts';
import type { LobbyWords } from './words/lobby-words.ts';

/** The sentence under the chairs, for a reader who sits, stands, or hosts. */
export function sayMissing(lobby: LobbyWords, open: OpenTable, you: string): string {
  const lack = missing(open);
  const seat = seatOf(open, you);
  const hosts = you === open.host;
  if (lack.what === 'chairs') {
    if (seat === undefined) return lobby.sitFirst;
    return hosts ? lobby.inviteFor(lack.free) : lobby.waitsForChairs(lack.free);
  }
  if (lack.what === 'answers') return lobby.waitsForAnswers(lack.names.join(', '));
  if (lack.what === 'ready') {
    const mine = seat !== undefined && !hosts && open.chairs[seat]?.ready === false;
    if (mine) return lobby.waitsForYou;
    return (hosts ? lobby.startWaitsFor : lobby.waitsForReady)(lack.names.join(', '));
  }
  const host = memberOf(open, open.host ?? '')?.name;
  return hosts || host === undefined ? lobby.allSet : lobby.waitsForHost(host);
}
