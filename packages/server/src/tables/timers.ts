/** One timer for each table with a scheduled action. */
import type { TableId } from '@duopolis/table/host';

/** The longest delay of a single timer. */
const LONGEST = 2 ** 31 - 1;

export interface Timers {
  readonly set: (table: TableId, at: number | undefined) => void;
  readonly stop: () => void;
  readonly count: () => number;
}

export function openTimers(now: () => number, ring: (table: TableId) => void): Timers {
  const timers = new Map<TableId, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  let stopped = false;

  function set(table: TableId, at: number | undefined): void {
    const known = timers.get(table);
    if (known !== undefined && known.at === at) return;
    clearTimeout(known?.timer);
    timers.delete(table);
    if (at === undefined || stopped) return;
    const wait = Math.max(0, at - now());
    const rings = (): void => {
      timers.delete(table);
      if (wait > LONGEST) set(table, at);
      else ring(table);
    };
    timers.set(table, { at, timer: setTimeout(rings, Math.min(wait, LONGEST)) });
  }

  return {
    set,
    count: () => timers.size,
    stop: () => {
      stopped = true;
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
