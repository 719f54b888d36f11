/** Decisions rated by search: every command is tried on the same sampled deals, and only proven differences count. */
import type { Command, SeatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { TO_WIN } from '../aim.ts';
import type { Budget } from '../bot.ts';
import { spendingOf } from '../budget.ts';
import { type Move, movesOf } from '../move.ts';
import { worthIn } from '../outlooks.ts';
import { placementsByCommand } from '../playout/candidates.ts';
import { placementTrials, takingTrials } from '../playout/trials.ts';
import type { NextTrial } from '../search.ts';
import { type Situation, situationOf, withShownTakes } from '../situation.ts';
import { valueOf } from '../value/value.ts';
import { keyOf, type Rated, type Rater } from './rating.ts';

/** A difference of this many standard errors is significant. */
const PROVEN = 2;
const FEWEST_TRIALS = 8;

/** For each decision the given budget; the same dice for the same view. */
export const ratedBySearch =
  (budget: Budget): Rater =>
  (view) => {
    const situation = withShownTakes(situationOf(view));
    const { open, viewer } = view;
    const random = fastRandom(`review/${open.commitment ?? ''}/${open.round}/${open.turn}/${viewer}`);
    return open.phase === 'placing'
      ? rated(
          placementsByCommand(situation, worthIn(situation)),
          placementTrials(situation, random, TO_WIN),
          budget,
        )
      : rated(takings(situation, view), takingTrials(situation, random, TO_WIN), budget);
  };

/** Every pair to choose, or every tile to assign, with the best that can be made of it. */
function takings(situation: Situation, { viewer: seat, open }: SeatView): readonly Move[] {
  const known = new Map<string, Move>();
  for (const move of movesOf(situation, valueOf, worthIn(situation))) {
    const commands: readonly Command[] =
      open.phase === 'choosing'
        ? [move.command]
        : move.plan.taken.map(({ tile, city }) => ({ type: 'assign', seat, city, tile }));
    for (const command of commands) {
      const key = keyOf(command);
      if (!known.has(key)) known.set(key, { ...move, command });
    }
  }
  return [...known.values()];
}

function rated<Candidate extends Rated>(
  candidates: readonly Candidate[],
  nextTrial: NextTrial<Candidate>,
  budget: Budget,
): readonly Rated[] {
  const values = valuesInTrials(candidates, nextTrial, budget);
  const means = values.map((tried) => mean(tried));
  const leader = means.indexOf(Math.max(...means));
  return candidates
    .map(({ command }, nth): Rated => {
      const lead = (values[leader] ?? []).map((value, index) => value - (values[nth]?.[index] ?? 0));
      return { command, value: (means[leader] ?? 0) - (isProven(lead) ? mean(lead) : 0) };
    })
    .toSorted((one, other) => other.value - one.value);
}

/** What every candidate came to in every trial. */
function valuesInTrials<Candidate>(
  candidates: readonly Candidate[],
  nextTrial: NextTrial<Candidate>,
  budget: Budget,
): readonly (readonly number[])[] {
  const spending = spendingOf(budget);
  const values: number[][] = candidates.map(() => []);
  for (let trials = 0; trials < FEWEST_TRIALS || spending.share() < 1; trials++) {
    const trial = nextTrial();
    for (const [nth, candidate] of candidates.entries()) {
      values[nth]?.push(trial(candidate));
      spending.spend();
    }
  }
  return values;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function isProven(differences: readonly number[]): boolean {
  const middle = mean(differences);
  const squares = differences.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, differences.length - 1) / Math.max(1, differences.length));
  return middle > PROVEN * error;
}
