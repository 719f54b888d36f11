/** Whom a table of several days waits for: stored with the events, so that notices can be sent about it. */
import type { Phase } from '@duopolis/rules';
import { awaitedAt } from './clock.ts';
import { gameOf, memberOf } from './seats.ts';
import type { MemberId, TableState } from './state.ts';

export interface Turns {
  /** Names the phase: no later phase of the table has the same number. */
  readonly position: number;
  /** What is to be done. */
  readonly act: Phase;
  /** When the table came to wait for them. */
  readonly at: number;
  readonly waiting: readonly WaitingFor[];
}

interface WaitingFor {
  readonly member: MemberId;
  /** Views the table now. */
  readonly here: boolean;
  readonly until: number;
}

/** Nothing where people sit at the table all the time. All of it is public: who is awaited, for what and until when. */
export function turnsOf(state: TableState): Turns | undefined {
  const { open } = state;
  if (open.options.pace.kind !== 'days') return undefined;
  const game = gameOf(state)?.open;
  const waiting = awaitedAt(open, game).flatMap(({ member, bot, until }) => {
    const known = memberOf(open, member ?? '');
    if (known === undefined || bot !== undefined || until === undefined) return [];
    return [{ member: known.id, here: known.here, until }];
  });
  return { position: open.position, act: game?.phase ?? 'before', at: state.hidden.at, waiting };
}
