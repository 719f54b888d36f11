/** A stream: the table as one audience follows it, live or late, and how many events each member received. */
import type { SeenTableEvent } from '../seen-event.ts';
import { tableEventFilterOf } from '../event-for.ts';
import { evolveTable } from '../evolve.ts';
import type { TableEvent } from '../event.ts';
import { delayOf } from '../options.ts';
import { seatOf } from '../seats.ts';
import { INITIAL_TABLE, type MemberId, type TableState } from '../state.ts';
import { type Log, partsOf } from './log-parts.ts';

export const STREAMS = ['live', 'late'] as const;
export type StreamName = (typeof STREAMS)[number];

/** The last event that a client has, numbered within its own stream, so that gaps reveal nothing. */
export interface Cursor {
  readonly stream: StreamName;
  readonly number: number;
  /** The time of that event: after a restored backup, the same number may be another event's. */
  readonly time?: number;
}

/** Spectators get events late if the table's options say so. */
export function streamOf({ open }: TableState, member: MemberId): StreamName {
  const watched = open.phase === 'playing' || open.phase === 'over';
  return watched && delayOf(open.options) > 0 && seatOf(open, member) === undefined ? 'late' : 'live';
}

/** Somebody who was never at the table: true of everyone before they join. */
const STRANGER: MemberId = '';

/** How many events a member received, and the time of the last one. */
interface Sent {
  number: number;
  time: number;
}

export interface Stream extends Checkpoint {
  /** The last ones, oldest first. */
  readonly checkpoints: Checkpoint[];
}

/** The state of a stream after some of its events: later states are folded from here, not from the start. */
export interface Checkpoint {
  state: TableState;
  version: number;
  readonly sent: Map<MemberId, Sent>;
  /** Members who have left get nothing. They are apart, since events concern only those who are there. */
  readonly gone: Map<MemberId, Readonly<Sent>>;
}

/** Events between two checkpoints. */
const CHECKPOINT_EVERY = 512;
/** A client that has missed more than these cover gets a fresh view. */
const MOST_CHECKPOINTS = 4;

const BEGINNING: Checkpoint = {
  state: INITIAL_TABLE,
  version: 0,
  sent: new Map([[STRANGER, { number: 0, time: 0 }]]),
  gone: new Map(),
};

const copyOf = ({ state, version, sent, gone }: Checkpoint): Checkpoint => ({
  state,
  version,
  sent: new Map(Array.from(sent, ([member, last]) => [member, { ...last }])),
  gone: new Map(gone),
});

/** A stream that continues from a checkpoint. */
export const streamFrom = (checkpoint: Checkpoint): Stream => ({
  ...copyOf(checkpoint),
  checkpoints: [checkpoint],
});

export const newStream = (): Stream => streamFrom(BEGINNING);

export const sentTo = ({ sent, gone }: Checkpoint, member: MemberId): Readonly<Sent> =>
  sent.get(member) ?? gone.get(member) ?? (sent.get(STRANGER) as Sent);

/** Whether they were gone before or never there. */
function enter(stream: Stream, member: MemberId): void {
  stream.sent.set(member, { ...sentTo(stream, member) });
  stream.gone.delete(member);
}

function leave({ sent, gone }: Stream, member: MemberId): void {
  const last = sent.get(member);
  if (last !== undefined) gone.set(member, last);
  sent.delete(member);
}

function setCheckpoint(stream: Stream): void {
  stream.checkpoints.push(copyOf(stream));
  if (stream.checkpoints.length > MOST_CHECKPOINTS) stream.checkpoints.shift();
}

interface Following {
  readonly listeners?: Iterable<MemberId>;
  /** The states after each of the events, if the caller has already folded them. */
  readonly states?: readonly TableState[] | undefined;
}

/** Advances a stream by some events and collects what each listener sees of them, until it leaves the table. */
export function advance(
  stream: Stream,
  events: readonly TableEvent[],
  { listeners = [], states = [] }: Following = {},
): ReadonlyMap<MemberId, readonly SeenTableEvent[]> {
  const received = new Map<MemberId, SeenTableEvent[]>();
  for (const member of listeners) {
    received.set(member, []);
    if (!stream.sent.has(member) && !stream.gone.has(member)) enter(stream, member);
  }
  for (const [nth, event] of events.entries()) {
    const before = stream.state;
    if (event.type === 'created' || event.type === 'joined') {
      enter(stream, event.type === 'created' ? event.by : event.member);
    }
    stream.state = states[nth] ?? evolveTable(before, event);
    stream.version += 1;
    const filter = tableEventFilterOf(before, event);
    for (const [member, last] of stream.sent) {
      const sent = filter(member);
      if (sent === undefined) continue;
      last.number += 1;
      last.time = sent.at;
      received.get(member)?.push(sent);
    }
    if (event.type === 'left' || event.type === 'removed') leave(stream, event.member);
    if (stream.version % CHECKPOINT_EVERY === 0) setCheckpoint(stream);
  }
  return received;
}

/** The next events of a stream as a member sees them. */
export const nextFor = (
  stream: Stream,
  events: readonly TableEvent[],
  member: MemberId,
): readonly SeenTableEvent[] => advance(stream, events, { listeners: [member] }).get(member) ?? [];

/** A stream folded from a log. */
export async function streamOfLog(log: Log): Promise<Stream> {
  const stream = newStream();
  for await (const events of partsOf(log)) advance(stream, events);
  return stream;
}

/** Whether the event at a cursor is the one that the client has; a client that sends no time is believed. */
export const isSame = ({ time }: Cursor, at: number): boolean => time === undefined || time === at;
