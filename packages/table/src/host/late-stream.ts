/** The delayed stream of a table: little of it is in memory, since an hour of events may be too young to be sent. */
import type { TableEvent } from '../event.ts';
import { delayOf } from '../options.ts';
import type { MemberId } from '../state.ts';
import type { Audience } from './audience.ts';
import { PART, partsOf } from './log-parts.ts';
import { advance, type Checkpoint, newStream, type Stream, streamFrom } from './stream.ts';

export interface Late extends Stream {
  /** The next events. Those after them are read from the log when it is their time: there may be an hour of them. */
  queue: TableEvent[];
}

/** The latest known state that late listeners may see already. */
function baseOfLate({ live, lastLate, now }: Audience): Checkpoint | undefined {
  const until = now() - delayOf(live.state.open.options);
  const base = live.checkpoints.findLast(({ state }) => state.hidden.at <= until);
  return lastLate !== undefined && lastLate.version > (base?.version ?? 0) ? lastLate : base;
}

/** The late stream, from a state before the delay; never ahead of the live one. */
export async function openLate(audience: Audience): Promise<void> {
  if (audience.late !== undefined) return;
  const base = baseOfLate(audience);
  const late: Late = { ...(base === undefined ? newStream() : streamFrom(base)), queue: [] };
  for await (const _ of dueIn(audience, late)) releaseFrom(audience, late);
  audience.late = late;
}

/** New events at a version of the live stream: queued if there is room and none is missing before them. */
export function queueLate({ late }: Audience, events: readonly TableEvent[], version: number): void {
  if (late === undefined || late.version + late.queue.length !== version) return;
  if (late.queue.length < PART) late.queue.push(...events);
}

/** Steps of a release: the queued events, then the next ones of the log as long as all of them have been released. */
export async function* dueIn({ live, log }: Audience, late: Late): AsyncGenerator<void> {
  if (late.queue.length > 0) yield;
  while (late.queue.length === 0 && late.version < live.version) {
    const most = Math.min(live.version, late.version + PART);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    for await (const events of partsOf(log, late.version, most)) late.queue.push(...events);
    if (late.queue.length === 0) return;
    yield;
  }
}

export function releaseFrom({ live, now }: Audience, late: Late, members: readonly MemberId[] = []) {
  const delay = delayOf(live.state.open.options);
  const time = now();
  const young = late.queue.findIndex(({ at }) => at + delay > time);
  const old = late.queue.splice(0, young < 0 ? late.queue.length : young);
  return advance(late, old, { listeners: members });
}

/** When late listeners get their next events. */
export function releaseAt({ live, late }: Audience): number | undefined {
  const next = late?.queue[0]?.at;
  return next === undefined ? undefined : next + delayOf(live.state.open.options);
}
