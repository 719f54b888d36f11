/**
 * Tables with people at other nodes decide a little later. Those people get events and send commands one round trip later
 * than people here; without the wait, each turn would be two steps, and everybody would get two messages.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { TableId } from '@duopolis/table/host';

/** A round trip, and as long again for the sockets behind it. */
const TRIPS = 2;
/** Milliseconds: a shorter wait isn't worth a timer, a longer one is worse than two messages. */
const LEAST = 1;
const MOST = 25;

export function afterRoundTrips(
  waitForBatch: (size: number) => Promise<void>,
  roundTripAt: (tableId: TableId) => number,
  wait: (milliseconds: number) => Promise<unknown> = after,
): (size: number, tableId: TableId) => Promise<void> {
  return (size, tableId) => {
    const milliseconds = Math.min(TRIPS * roundTripAt(tableId), MOST);
    return milliseconds < LEAST ? waitForBatch(size) : wait(milliseconds).then(() => waitForBatch(size));
  };
}
