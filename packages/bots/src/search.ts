/** Tries candidates in the same worlds, and drops those early that do worse or no differently. */
import type { Spending } from './budget.ts';

/** What a candidate comes to in one world. */
type Trial<Candidate> = (candidate: Candidate) => number;
/** Another world each time. */
export type NextWorld<Candidate> = () => Trial<Candidate>;

interface Tried<Candidate> {
  readonly candidate: Candidate;
  /** What came of it, world after world. */
  readonly values: number[];
  sum: number;
}

/** When this share of the budget is spent, this part of the candidates is still tried. */
const CUTS = [
  { spent: 0.15, left: 0.6 },
  { spent: 0.35, left: 0.35 },
  { spent: 0.65, left: 0.2 },
] as const;

/** Candidates are compared with the leader after this many worlds, and at every doubling. */
const FIRST_LOOK = 32;
/** A candidate this many standard errors behind is dropped. */
const PROVEN = 3.5;
/** A lead that is hardly more than this, in percent to win or in points, is not worth more time. */
const NO_MATTER = 0.05;

/**
 * Candidates come best first by a quick estimate, which decides before anything has been tried. Each world tries all
 * remaining candidates, so that luck is the same for all.
 */
export function search<Candidate>(
  candidates: readonly Candidate[],
  nextWorld: NextWorld<Candidate>,
  spending: Spending,
): Candidate {
  let alive = candidates.map((candidate): Tried<Candidate> => ({ candidate, values: [], sum: 0 }));
  let worlds = 0;
  let look = FIRST_LOOK;
  while (alive.length > 1 && spending.share() < 1) {
    const trial = nextWorld();
    for (const tried of alive) {
      if (spending.share() >= 1) return leaderOf(alive, worlds).candidate;
      tried.values.push(trial(tried.candidate));
      spending.spend();
    }
    for (const tried of alive) tried.sum += tried.values.at(-1) ?? 0;
    worlds++;
    const share = spending.share();
    const cut = CUTS.findLast(({ spent }) => share >= spent);
    const room = cut === undefined ? alive.length : Math.max(2, Math.ceil(candidates.length * cut.left));
    if (room < alive.length) alive = alive.toSorted((one, other) => other.sum - one.sum).slice(0, room);
    if (worlds < look) continue;
    look *= 2;
    const leader = leaderOf(alive, worlds);
    alive = alive.filter((tried) => tried === leader || canStillMatter(tried, leader, worlds));
  }
  return leaderOf(alive, worlds).candidate;
}

/** Of those that were tried in every world; the first before the first world is over. */
const leaderOf = <T>(alive: readonly Tried<T>[], worlds: number): Tried<T> =>
  alive.reduce((most, tried) => (worlds > 0 && tried.sum > most.sum ? tried : most));

/** By the differences in the same worlds, which vary far less than the values. */
function canStillMatter<T>(tried: Tried<T>, leader: Tried<T>, worlds: number): boolean {
  const lead = (leader.sum - tried.sum) / worlds;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const difference = (leader.values[world] ?? 0) - (tried.values[world] ?? 0) - lead;
    squares += difference * difference;
  }
  const error = Math.sqrt(squares / (worlds - 1) / worlds);
  return lead < PROVEN * error && PROVEN * error - lead > NO_MATTER;
}
