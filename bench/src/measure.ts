/** Throughput of one core: by the thread's own time, and the best of several rounds, since other programs only slow it down. */
import { do_not_optimize } from 'mitata';

interface Effort {
  readonly rounds: number;
  /** The minimum length of a round: long enough to include garbage collection. */
  readonly roundMs: number;
  readonly warmUpMs: number;
}

const EFFORT: Effort = { rounds: 9, roundMs: 150, warmUpMs: 400 };

/** One step does some work, and returns its amount and a number that depends on all of it. */
export interface Work {
  readonly step: () => number;
  readonly amount: number;
}

export function perSecond({ step, amount }: Work, { rounds, roundMs, warmUpMs }: Effort = EFFORT): number {
  round(step, warmUpMs);
  let best = 0;
  for (let nth = 0; nth < rounds; nth++) best = Math.max(best, round(step, roundMs) * amount);
  return best;
}

/** Milliseconds that this thread has run. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Steps a second. */
function round(step: () => number, forMs: number): number {
  const begun = threadMs();
  let steps = 0;
  let left = 0;
  let elapsed = 0;
  do {
    left += step();
    steps++;
    elapsed = threadMs() - begun;
  } while (elapsed < forMs);
  do_not_optimize(left);
  return (steps * 1000) / elapsed;
}
