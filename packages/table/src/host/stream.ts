/** A stream: the table as one audience follows it, live or late, and how many events each member was told. */
import type { ClientEvent } from '../client-event.ts';
import { tellerOf } from '../event-for.ts';
import { evolveTable } from '../evolve.ts';
import type { TableEvent } from '../event.ts';
import { delayOf } from '../options.ts';
import { seatOf } from '../seats.ts';
import { INITIAL_TABLE, type MemberId, type TableState } from '../state.ts';

export const STREAMS = ['live', 'late'] as const;
export type StreamName = (typeof STREAMS)[number];

/** The last event a client knows: numbered in its stream by what it was told, so that gaps tell nothing. */
export interface Place {
  readonly stream: StreamName;
  readonly number: number;
}

/** Who only watches a game sees it late, if the table wants that. */
export function streamOf({ open }: TableState, member: MemberId): StreamName {
  const watched = open.phase === 'playing' || open.phase === 'over';
  return watched && delayOf(open.options) > 0 && seatOf(open, member) === undefined ? 'late' : 'live';
}

/** Somebody who never was at the table: everyone was, before they came. */
const STRANGER: MemberId = '';

export interface Stream {
  state: TableState;
  version: number;
  readonly told: Map<MemberId, number>;
  /** Who has left is told nothing. */
  readonly gone: Set<MemberId>;
}

export const newStream = (): Stream => ({
  state: INITIAL_TABLE,
  version: 0,
  told: new Map([[STRANGER, 0]]),
  gone: new Set(),
});

export const numberOf = ({ told }: Stream, member: MemberId): number =>
  told.get(member) ?? told.get(STRANGER) ?? 0;

/**
 * Moves a stream on by some events; what a listener is told of them is collected, until it has left the table.
 * Whoever has folded the events already gives the states after each of them.
 */
export function advance(
  stream: Stream,
  events: readonly TableEvent[],
  listeners: Iterable<MemberId> = [],
  states: readonly TableState[] = [],
): ReadonlyMap<MemberId, readonly ClientEvent[]> {
  const heard = new Map<MemberId, ClientEvent[]>();
  for (const member of listeners) {
    heard.set(member, []);
    if (!stream.told.has(member)) stream.told.set(member, numberOf(stream, member));
  }
  for (const [nth, event] of events.entries()) {
    const before = stream.state;
    if (event.type === 'created' || event.type === 'joined') {
      const who = event.type === 'created' ? event.by : event.member;
      stream.told.set(who, numberOf(stream, who));
      stream.gone.delete(who);
    }
    stream.state = states[nth] ?? evolveTable(before, event);
    stream.version += 1;
    const tell = tellerOf(event, before, stream.state);
    for (const [member, number] of stream.told) {
      if (stream.gone.has(member)) continue;
      const told = tell(member);
      if (told === undefined) continue;
      stream.told.set(member, number + 1);
      heard.get(member)?.push(told);
    }
    if (event.type === 'left' || event.type === 'removed') stream.gone.add(event.member);
  }
  return heard;
}

/** What a member was told after a place, from the whole log of the stream. */
export function toldSince(
  log: readonly TableEvent[],
  member: MemberId,
  number: number,
): readonly ClientEvent[] {
  const told = advance(newStream(), log, [member]).get(member) ?? [];
  return told.slice(number);
}
