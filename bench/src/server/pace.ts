/** When players with a move make it: at once, or at a steady rate that does not depend on the server. */

export interface Pace {
  /** Runs an action as soon as the pace allows. */
  readonly add: (act: () => void) => void;
  readonly stop: () => void;
}

export const AT_ONCE: Pace = { add: (act) => act(), stop: () => {} };

const TICK = 1;
/** After a stall at most this much is made up for at once. */
const MOST_OWED_MS = 20;

export function steadyPace(perSecond: number): Pace {
  let queue: (() => void)[] = [];
  let next = 0;
  let owed = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    const now = performance.now();
    owed = Math.min(owed + ((now - last) * perSecond) / 1_000, (MOST_OWED_MS * perSecond) / 1_000);
    last = now;
    while (owed >= 1 && next < queue.length) {
      owed -= 1;
      (queue[next] as () => void)();
      next += 1;
    }
    if (next > 1_000) {
      queue = queue.slice(next);
      next = 0;
    }
  }, TICK);
  return { add: (act) => void queue.push(act), stop: () => clearInterval(ticking) };
}
