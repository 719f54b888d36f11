/** Whom a table that lasts several days waits for: stored with the events, so that notices can be sent. */
import type { Phase } from '@duopolis/rules';
import { awaitedAt } from './clock.ts';
import { gameOf, memberOf } from './seats.ts';
import type { MemberId, TableState } from './state.ts';

export interface Turns {
  /** Identifies the phase: no later phase of the table has the same number. */
  readonly position: number;
  /** What is to be done. */
  readonly act: Phase;
  /** Since when the table waits for them. */
  readonly at: number;
  readonly waiting: readonly WaitingFor[];
}

interface WaitingFor {
  readonly member: MemberId;
  /** Views the table now. */
  readonly here: boolean;
  readonly until: number;
}

/** Nothing for live tables. All of it is public: who must act, on what and by when. */
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
