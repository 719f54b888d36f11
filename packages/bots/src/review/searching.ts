/** Choices of tiles rated by search: every pair is tried in the same worlds, and only proven differences count. */
import { fastWords, type SeatView } from '@duopolis/rules';
import type { Budget } from '../bot.ts';
import { spendingOf } from '../budget.ts';
import { type Move, movesOf } from '../move.ts';
import { worthIn } from '../outlooks.ts';
import { choiceTrials } from '../playout/trials.ts';
import { type Situation, situationOf } from '../situation.ts';
import { valueOf } from '../value/value.ts';
import { keyOf, type Rated, type Rater, ratedByValue } from './rating.ts';

/** A difference of so many standard errors is taken for one. */
const PROVEN = 2;
const FEWEST_WORLDS = 8;

/** For each choice of tiles the given budget; where search knows no way, and for cells, by value. */
export const ratedBySearch =
  (budget: Budget): Rater =>
  (view) => {
    const { mode, capitals } = view.open.options;
    const isKnown = !capitals && (mode === 'table' || mode === 'duel');
    return isKnown && view.open.phase === 'choosing' ? ratedPairs(view, budget) : ratedByValue(view);
  };

function ratedPairs(view: SeatView, budget: Budget): readonly Rated[] {
  const situation = situationOf(view);
  const moves = pairsOf(situation);
  const values = triedInWorlds(situation, moves, budget);
  const means = values.map((tried) => mean(tried));
  const leader = means.indexOf(Math.max(...means));
  return moves
    .map(({ command }, nth): Rated => {
      const lead = (values[leader] ?? []).map((value, world) => value - (values[nth]?.[world] ?? 0));
      return { command, value: (means[leader] ?? 0) - (isProven(lead) ? mean(lead) : 0) };
    })
    .toSorted((one, other) => other.value - one.value);
}

/** The best way to give its tiles to the cities stands for a pair. */
function pairsOf(situation: Situation): readonly Move[] {
  const pairs = new Map<string, Move>();
  for (const move of movesOf(situation, valueOf, worthIn(situation))) {
    const key = keyOf(move.command);
    if (!pairs.has(key)) pairs.set(key, move);
  }
  return [...pairs.values()];
}

/** What every move came to in every world; the same dice for the same view. */
function triedInWorlds(
  situation: Situation,
  moves: readonly Move[],
  budget: Budget,
): readonly (readonly number[])[] {
  const { open, viewer } = situation.view;
  const words = fastWords(`review/${open.commitment ?? ''}/${open.round}/${open.turn}/${viewer}`);
  const { nextWorld, trial } = choiceTrials(situation, words);
  const spending = spendingOf(budget);
  const values: number[][] = moves.map(() => []);
  for (let worlds = 0; worlds < FEWEST_WORLDS || spending.share() < 1; worlds++) {
    const world = nextWorld();
    for (const [nth, move] of moves.entries()) {
      values[nth]?.push(trial(move, world));
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
