/**
 * The clock of a server that shares its time with nobody. It follows the machine's clock, but setting that clock ahead or
 * back neither ends nor stops anything.
 */

/** Milliseconds: smaller corrections are normal and need no smoothing. */
const SLIGHT = 1_000;
/** The share of passing time by which a jump is caught up. */
const SHARE = 0.01;

/** Follows the wall clock. After a jump it approaches it slowly; it never goes back, not even before its start time. */
export function steadyClock(wall: () => number, counter: () => number, from = 0): () => number {
  let [last, shown] = [counter(), Math.max(wall(), from)];
  return () => {
    const passed = counter() - last;
    last += passed;
    const off = wall() - (shown + passed);
    const most = Math.abs(off) < SLIGHT ? SLIGHT : 0;
    const caughtUp = Math.sign(off) * Math.min(Math.abs(off), Math.max(most, passed * SHARE));
    shown = Math.max(shown, shown + passed + caughtUp);
    return Math.floor(shown);
  };
}

/** Continues from the last stored time if the machine's clock was set back since, so that nothing due is delayed. */
export const resumedClock = (now: () => number, stored: number): (() => number) =>
  stored > now() ? steadyClock(now, now, stored) : now;
