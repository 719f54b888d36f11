/** How long the log of a table may get: strangers, and connections that come and go, leave room to finish the game. */
import { LIMITS } from '@duopolis/rules';
import { seatOf } from './seats.ts';
import type { MemberId, TableState } from './state.ts';

/** The share of people without a seat, once a game has begun. */
const SPECTATORS = 0.5;

/** Players may finish a running game until the log is twice as long: before that, presence is no longer noted. */
const PRESENCE = 1.5;

/** The bytes of the log from which a member can only finish the game or leave. */
export function bytesFor({ open }: TableState, who: MemberId): number {
  const isPlayer = open.phase === 'gathering' || open.host === who || seatOf(open, who) !== undefined;
  return LIMITS.bytesPerTable * (isPlayer ? 1 : SPECTATORS);
}

/** Whether the log still gets that a member came or dropped out. */
export const isPresenceNoted = (state: TableState, who: MemberId): boolean =>
  state.hidden.bytes < PRESENCE * bytesFor(state, who);
