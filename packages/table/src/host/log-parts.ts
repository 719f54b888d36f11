/** Reads a log in parts, so that a long one never blocks the event loop. */
import type { TableEvent } from '../event.ts';
import type { EventStore, TableId } from './event-store.ts';

/** Events read and folded at once: a few milliseconds of work. */
export const PART = 256;

/** Waits until this much work may be done; callers are served in turn, with other requests in between. */
export type Share = (units: number) => Promise<void>;

export interface Log {
  readonly tableId: TableId;
  readonly store: Pick<EventStore, 'read'>;
  readonly share: Share;
}

/** The events between two versions. */
export async function* partsOf(
  { tableId, store, share }: Log,
  from = 0,
  to = Infinity,
): AsyncGenerator<readonly TableEvent[]> {
  for (let version = from; version < to; ) {
    const most = Math.min(PART, to - version);
    // oxlint-disable no-await-in-loop -- one part after the other
    await share(most);
    const events = await store.read(tableId, version, most);
    // oxlint-enable no-await-in-loop
    if (events.length > 0) yield events;
    if (events.length < most) return;
    version += events.length;
  }
}
