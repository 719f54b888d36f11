/** Tries candidates on the same sampled deals, and drops early those that do worse or no differently. */
import type { Spending } from './budget.ts';

/** The result of a candidate on one sampled deal. */
type Trial<Candidate> = (candidate: Candidate) => number;
/** Another sampled deal each time. */
export type NextTrial<Candidate> = () => Trial<Candidate>;

interface Tried<Candidate> {
  readonly candidate: Candidate;
  /** Its result in each trial. */
  readonly values: number[];
  sum: number;
}

/** When this share of the budget is spent, this part of the candidates is still tried. */
const CUTS = [
  { spent: 0.15, left: 0.6 },
  { spent: 0.35, left: 0.35 },
  { spent: 0.65, left: 0.2 },
] as const;

/** Candidates are compared with the leader after this many trials, and at every doubling. */
const FIRST_LOOK = 32;
/** A candidate this many standard errors behind is dropped. */
const PROVEN = 3.5;
/** A lead that is hardly more than this, in percent to win or in points, is not worth more time. */
const NO_MATTER = 0.05;

/**
 * Candidates come best first by a quick estimate, which decides before anything has been tried. Each trial tries all
 * remaining candidates, so that luck is the same for all.
 */
export function search<Candidate>(
  candidates: readonly Candidate[],
  nextTrial: NextTrial<Candidate>,
  spending: Spending,
): Candidate {
  let alive = candidates.map((candidate): Tried<Candidate> => ({ candidate, values: [], sum: 0 }));
  let trials = 0;
  let look = FIRST_LOOK;
  while (alive.length > 1 && spending.share() < 1) {
    const trial = nextTrial();
    for (const tried of alive) {
      if (spending.share() >= 1) return leaderOf(alive, trials).candidate;
      tried.values.push(trial(tried.candidate));
      spending.spend();
    }
    for (const tried of alive) tried.sum += tried.values.at(-1) ?? 0;
    trials++;
    const share = spending.share();
    const cut = CUTS.findLast(({ spent }) => share >= spent);
    const room = cut === undefined ? alive.length : Math.max(2, Math.ceil(candidates.length * cut.left));
    if (room < alive.length) alive = alive.toSorted((one, other) => other.sum - one.sum).slice(0, room);
    if (trials < look) continue;
    look *= 2;
    const leader = leaderOf(alive, trials);
    alive = alive.filter((tried) => tried === leader || canStillMatter(tried, leader, trials));
  }
  return leaderOf(alive, trials).candidate;
}

/** The best candidate tried in every trial; the first candidate until the first trial is over. */
const leaderOf = <T>(alive: readonly Tried<T>[], trials: number): Tried<T> =>
  alive.reduce((most, tried) => (trials > 0 && tried.sum > most.sum ? tried : most));

/** By the differences in the same trials, which vary far less than the values. */
function canStillMatter<T>(tried: Tried<T>, leader: Tried<T>, trials: number): boolean {
  const lead = (leader.sum - tried.sum) / trials;
  let squares = 0;
  for (let nth = 0; nth < trials; nth++) {
    const difference = (leader.values[nth] ?? 0) - (tried.values[nth] ?? 0) - lead;
    squares += difference * difference;
  }
  const error = Math.sqrt(squares / (trials - 1) / trials);
  return lead < PROVEN * error && PROVEN * error - lead > NO_MATTER;
}
