/** Trying candidates in the same worlds, and leaving those behind early that do worst. */
import type { Spending } from './budget.ts';

interface Record<Candidate> {
  readonly candidate: Candidate;
  sum: number;
  trials: number;
}

/** When this share of the budget is spent, this part of the candidates is still tried. */
const CUTS = [
  { spent: 0.15, left: 0.6 },
  { spent: 0.35, left: 0.35 },
  { spent: 0.65, left: 0.2 },
] as const;

const mean = <T>({ sum, trials }: Record<T>): number =>
  trials === 0 ? Number.NEGATIVE_INFINITY : sum / trials;

/**
 * Candidates come best first by a quick look, which decides as long as nothing has been tried. In each world all that are
 * left are tried, so that luck is the same for all.
 */
export function search<Candidate, World>(
  candidates: readonly Candidate[],
  nextWorld: () => World,
  trial: (candidate: Candidate, world: World) => number,
  spending: Spending,
): Candidate {
  let alive = candidates.map((candidate): Record<Candidate> => ({ candidate, sum: 0, trials: 0 }));
  let rounds = 0;
  while (alive.length > 1 && spending.share() < 1) {
    const world = nextWorld();
    for (const record of alive) {
      if (spending.share() >= 1) return best(alive, rounds).candidate;
      record.sum += trial(record.candidate, world);
      record.trials++;
      spending.spend();
    }
    rounds++;
    const share = spending.share();
    const cut = CUTS.findLast(({ spent }) => share >= spent);
    const room = cut === undefined ? alive.length : Math.max(2, Math.ceil(candidates.length * cut.left));
    if (room < alive.length) alive = alive.toSorted((one, other) => mean(other) - mean(one)).slice(0, room);
  }
  return best(alive, rounds).candidate;
}

/** Of those that were tried in every world. */
const best = <T>(alive: readonly Record<T>[], rounds: number): Record<T> =>
  alive.reduce((most, record) =>
    rounds > 0 && record.sum / record.trials > most.sum / most.trials ? record : most,
  );
