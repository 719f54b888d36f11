/** Shares the event loop: long work is done a little in each iteration, and everything else comes in between. */
import { PART, type Share } from '@duopolis/table/host';

/** Units of work in one iteration; a unit is about an event that is read and folded. */
export const UNITS_EACH = 2 * PART;

interface Waiting {
  readonly units: number;
  readonly go: () => void;
}

/** First come, first served: who asks again waits behind the others. */
export function newShares(most = UNITS_EACH): Share {
  let waiting: Waiting[] = [];
  let isScheduled = false;

  function iterate(): void {
    let left = most;
    const due = waiting.findIndex(({ units }, nth) => {
      left -= units;
      return left < 0 && nth > 0;
    });
    const now = due < 0 ? waiting : waiting.slice(0, due);
    waiting = due < 0 ? [] : waiting.slice(due);
    isScheduled = waiting.length > 0;
    if (isScheduled) setImmediate(iterate);
    for (const { go } of now) go();
  }

  return (units) =>
    new Promise((go) => {
      waiting.push({ units, go });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(iterate);
    });
}
