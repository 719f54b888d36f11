/** How far a search has spent its budget: by the caller's clock, or by counted trials. */
import type { Budget } from './bot.ts';

/** Without a budget every decision costs about the same work on any machine. */
const DEFAULT_TRIALS = 240;

export interface Spending {
  /** From 0, nothing spent, to 1. */
  readonly share: () => number;
  /** Counts one trial. */
  readonly spend: () => void;
}

/**
 * Reserved for the work before the first trial and after the last: a share, and of a short time some milliseconds, up to
 * half.
 */
const RESERVE = 0.1;
const RESERVE_MS = 2;

export function spendingOf(budget: Budget | undefined): Spending {
  let trials = 0;
  const spend = (): void => {
    trials++;
  };
  if (budget === undefined || budget.iterations !== undefined) {
    const most = Math.max(1, budget?.iterations ?? DEFAULT_TRIALS);
    return { share: () => (budget?.cancelled?.() === true ? 1 : trials / most), spend };
  }
  return { share: shareByClock(budget), spend };
}

/** The time until the next check counts as spent: on a slow or busy machine it may be long, so the longest so far is used. */
function shareByClock({ milliseconds, now, cancelled }: Budget): Spending['share'] {
  const reserve = Math.max(milliseconds * RESERVE, Math.min(RESERVE_MS, milliseconds / 2));
  const most = milliseconds - reserve;
  const begun = now();
  let last: number | undefined;
  let longest = 0;
  return () => {
    if (most <= 0 || cancelled?.() === true) return 1;
    const time = now();
    if (last !== undefined) longest = Math.max(longest, time - last);
    last = time;
    return (time + longest - begun) / most;
  };
}
