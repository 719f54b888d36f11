/** The time of a server that has none to share: that of the machine, but a clock that is set ahead or back does not end or stop anything. */

/** Milliseconds: what a machine's clock is corrected by without anybody setting it. */
const SLIGHT = 1_000;
/** How much of the time that passes a jump may be caught up with. */
const SHARE = 0.01;

/** Follows the wall clock, and after a jump approaches it slowly; never goes back, not even before the time it starts from. */
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

/** A clock that goes on from the last stored time, if the machine's was set back since: what is due is not held up. */
export const resumedClock = (now: () => number, stored: number): (() => number) =>
  stored > now() ? steadyClock(now, now, stored) : now;
