/** Shares the event loop: long work runs in small slices, with everything else in between. */
import { PART, type Share } from '@duopolis/table/host';

/** Units of work in one iteration; a unit is about one event, read and folded. */
export const UNITS_EACH = 2 * PART;

interface Waiting {
  readonly units: number;
  readonly go: () => void;
}

/** First come, first served: repeated callers wait behind the others. An item larger than an iteration gets one for itself. */
export function newShares(most = UNITS_EACH): Share {
  let waiting: Waiting[] = [];
  let left = most;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(iterate);
  }

  /** Whether there is room for it in this iteration; takes the room. */
  function takes(units: number): boolean {
    if (units > left && left < most) return false;
    left -= units;
    schedule();
    return true;
  }

  function iterate(): void {
    isScheduled = false;
    left = most;
    const due = waiting.findIndex(({ units }) => !takes(units));
    const now = due < 0 ? waiting : waiting.slice(0, due);
    waiting = due < 0 ? [] : waiting.slice(due);
    for (const { go } of now) go();
  }

  return (units) =>
    new Promise((go) => {
      if (waiting.length === 0 && takes(units)) go();
      else waiting.push({ units, go });
    });
}
