/** Everyone who listens to a table: each gets a stream of what they may see, some of them delayed. */
import type { SeenTableEvent } from '../seen-event.ts';
import type { TableEvent } from '../event.ts';
import { delayOf } from '../options.ts';
import { memberOf } from '../seats.ts';
import type { MemberId, TableState } from '../state.ts';
import { tableViewFor } from '../view.ts';
import type { Send, Update } from './host-answer.ts';
import type { Subscriber } from './host-api.ts';
import { dueIn, type Late, openLate, queueLate, releaseFrom } from './late-stream.ts';
import { type Log, partsOf } from './log-parts.ts';
import {
  advance,
  type Checkpoint,
  isSame,
  newStream,
  type Cursor,
  type Stream,
  streamFrom,
  type StreamName,
  streamOf,
  streamOfLog,
  nextFor,
  sentTo,
} from './stream.ts';

/** A client that has missed more events gets a fresh view. */
const MOST_MISSED = 400;

export interface Listener {
  readonly member: MemberId;
  readonly send: Send;
  /** Nobody looks at the page. */
  readonly hidden: boolean;
  stream: StreamName;
}

export interface Audience {
  readonly log: Log;
  readonly now: () => number;
  live: Stream;
  readonly listeners: Set<Listener>;
  /** Only while somebody follows it. */
  late?: Late | undefined;
  /** Where the last late stream ended: the next one goes on from there. */
  lastLate?: Checkpoint | undefined;
}

export const newAudience = (log: Log, now: () => number): Audience => ({
  log,
  now,
  live: newStream(),
  listeners: new Set(),
});

/** Whether a member looks at the table. */
export const isListening = ({ listeners }: Audience, member: MemberId): boolean =>
  [...listeners].some((listener) => listener.member === member && !listener.hidden);

const streamNamed = ({ live, late }: Audience, name: StreamName): Stream =>
  name === 'late' ? (late ?? live) : live;

/** A listener that fails is cut off, and can resume. */
function sendUpdate({ listeners }: Audience, listener: Listener, update: Update): void {
  try {
    listener.send(update);
  } catch {
    listeners.delete(listener);
  }
}

function sendEvents(audience: Audience, listener: Listener, events: readonly SeenTableEvent[]): void {
  const { member, stream } = listener;
  if (events.length === 0) return;
  const { number, time } = sentTo(streamNamed(audience, stream), member);
  sendUpdate(audience, listener, { type: 'events', stream, number, time, events });
}

/** Units of work to write one view, with the components of a custom box and the talk of the table in it. */
const VIEW_UNITS = 128;

/** In small slices: hundreds may join a table at once, or change between live and late. */
async function sendView(audience: Audience, listener: Listener): Promise<void> {
  await audience.log.share(VIEW_UNITS);
  if (!audience.listeners.has(listener)) return;
  const { member, stream } = listener;
  const followed = streamNamed(audience, stream);
  const view = tableViewFor(followed.state, member);
  const { number, time } = sentTo(followed, member);
  sendUpdate(audience, listener, { type: 'view', stream, number, time, view });
}

/** Takes events in. Live listeners get them at once; a listener that changes between live and late gets a fresh view. */
export async function publish(
  audience: Audience,
  events: readonly TableEvent[],
  states?: readonly TableState[],
): Promise<void> {
  const { live, listeners } = audience;
  const following = [...listeners].filter(({ stream }) => stream === 'live');
  const { version } = live;
  const received = advance(live, events, { listeners: following.map(({ member }) => member), states });
  queueLate(audience, events, version);
  const moved = [...listeners].filter(
    (listener) => streamOf(live.state, listener.member) !== listener.stream && !hasLeft(audience, listener),
  );
  for (const listener of following) {
    if (!moved.includes(listener)) sendEvents(audience, listener, received.get(listener.member) ?? []);
  }
  for (const listener of moved) listener.stream = streamOf(live.state, listener.member);
  if (moved.some(({ stream }) => stream === 'late')) await openLate(audience);
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const listener of moved) await sendView(audience, listener);
  await release(audience);
  for (const listener of listeners) if (hasLeft(audience, listener)) listeners.delete(listener);
}

/** The sent events no longer match the table, so everyone gets a fresh view from the log. */
export async function publishAfresh(audience: Audience): Promise<void> {
  const { listeners } = audience;
  audience.live = await streamOfLog(audience.log);
  audience.late = undefined;
  audience.lastLate = undefined;
  for (const listener of listeners) {
    if (hasLeft(audience, listener)) listeners.delete(listener);
    else listener.stream = streamOf(audience.live.state, listener.member);
  }
  if ([...listeners].some(({ stream }) => stream === 'late')) await openLate(audience);
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const listener of listeners) await sendView(audience, listener);
}

/** Members who have left get nothing more. */
const hasLeft = ({ live }: Audience, { member }: Listener): boolean =>
  memberOf(live.state.open, member) === undefined;

/** Sends late listeners the events that are old enough. */
export async function release(audience: Audience): Promise<void> {
  const { late, listeners } = audience;
  const followers = (): readonly Listener[] => [...listeners].filter(({ stream }) => stream === 'late');
  if (late === undefined) return;
  if (followers().length === 0) {
    audience.late = undefined;
    audience.lastLate = late;
    return;
  }
  for await (const _ of dueIn(audience, late)) {
    const following = followers();
    const received = releaseFrom(
      audience,
      late,
      following.map(({ member }) => member),
    );
    for (const listener of following) sendEvents(audience, listener, received.get(listener.member) ?? []);
  }
}

/** A new listener gets the events after its cursor, or a fresh view. */
export async function listen(
  audience: Audience,
  listener: Listener,
  from: Cursor | undefined,
): Promise<void> {
  listener.stream = streamOf(audience.live.state, listener.member);
  audience.listeners.add(listener);
  if (listener.stream === 'late') await openLate(audience);
  const missed = await missedSince(audience, listener.member, from);
  if (missed === undefined) await sendView(audience, listener);
  else sendEvents(audience, listener, missed);
}

/** The events sent to a member after a cursor of their current stream; nothing if unknown. */
export async function missedSince(
  audience: Audience,
  member: MemberId,
  from: Cursor | undefined,
): Promise<readonly SeenTableEvent[] | undefined> {
  const name = streamOf(audience.live.state, member);
  const stream = streamNamed(audience, name);
  const last = sentTo(stream, member);
  const missed = from === undefined ? -1 : last.number - from.number;
  if (from === undefined || from.stream !== name || missed < 0 || missed > MOST_MISSED) return undefined;
  if (missed === 0) return isSame(from, last.time) ? [] : undefined;
  const base = stream.checkpoints.findLast((one) => sentTo(one, member).number <= from.number);
  if (base === undefined) return undefined;
  const first = sentTo(base, member);
  const alreadySent = await sentUntil(audience, { stream: streamFrom(base), to: stream.version }, member);
  const known = from.number - first.number;
  const time = known === 0 ? first.time : (alreadySent[known - 1]?.at ?? 0);
  return isSame(from, time) ? alreadySent.slice(known) : undefined;
}

/** The events for a member from a stream's position up to a later version. */
async function sentUntil(
  { log }: Audience,
  { stream, to }: { readonly stream: Stream; readonly to: number },
  member: MemberId,
): Promise<readonly SeenTableEvent[]> {
  const alreadySent: SeenTableEvent[] = [];
  for await (const events of partsOf(log, stream.version, to))
    alreadySent.push(...nextFor(stream, events, member));
  return alreadySent;
}

/** Everything that was or would have been sent to a member since the table was made; in parts. */
export async function* sentSoFar(
  { live: { state, version }, log, now }: Audience,
  member: MemberId,
): AsyncGenerator<readonly SeenTableEvent[]> {
  const delay = streamOf(state, member) === 'late' ? delayOf(state.open.options) : 0;
  const stream = newStream();
  const time = now();
  for await (const events of partsOf(log, 0, version)) {
    const young = delay === 0 ? -1 : events.findIndex(({ at }) => at + delay > time);
    yield nextFor(stream, young < 0 ? events : events.slice(0, young), member);
    if (young >= 0) return;
  }
}

export const newListener = ({ member, send, hidden = false }: Subscriber): Listener => ({
  member,
  send,
  hidden,
  stream: 'live',
});
