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

/** The last look at the clock may be one trial ago, so a part is kept in reserve. */
const RESERVE = 0.12;

export function spendingOf(budget: Budget | undefined): Spending {
  let trials = 0;
  const spend = (): void => {
    trials++;
  };
  if (budget === undefined || budget.iterations !== undefined) {
    const most = Math.max(1, budget?.iterations ?? DEFAULT_TRIALS);
    return { share: () => (budget?.cancelled?.() === true ? 1 : trials / most), spend };
  }
  const { milliseconds, now, cancelled } = budget;
  const begun = now();
  const most = milliseconds * (1 - RESERVE);
  const isOver = (): boolean => most <= 0 || cancelled?.() === true;
  return { share: () => (isOver() ? 1 : (now() - begun) / most), spend };
}
