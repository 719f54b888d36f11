/** The hard bot: searches its choice and its cells by playing on in worlds that agree with what it has seen. */
import { type Command, type SeatView, type Words } from '@duopolis/rules';
import type { Bot, Budget } from './bot.ts';
import { type Spending, spendingOf } from './budget.ts';
import { movesOf } from './move.ts';
import { worthIn } from './outlooks.ts';
import { placementsToTry, takingsToTry } from './playout/candidates.ts';
import { soloTrials } from './playout/solo.ts';
import { choiceTrials, placementTrials } from './playout/trials.ts';
import { search } from './search.ts';
import { type Situation, situationOf } from './situation.ts';
import { valueOf } from './value/value.ts';

export const HARD: Bot = { name: 'hard', decide };

function decide(view: SeatView, words: Words, budget?: Budget): Command {
  const spending = spendingOf(budget);
  const situation = situationOf(view);
  return view.open.phase === 'placing'
    ? placement(situation, words, spending)
    : taking(situation, words, spending);
}

function taking(situation: Situation, words: Words, spending: Spending): Command {
  const moves = takingsToTry(movesOf(situation, valueOf, worthIn(situation)));
  if (situation.view.open.options.mode !== 'solo') {
    const { nextWorld, trial } = choiceTrials(situation, words);
    return search(moves, nextWorld, trial, spending).command;
  }
  const { nextWorld, trial } = soloTrials(situation, words);
  const candidates = moves.map(({ command, plan, arrangements }) => ({
    command,
    taken: plan.taken.map(({ tile }) => tile),
    lots: arrangements.map(({ lot }) => lot),
    given: plan.automacity,
  }));
  return search(candidates, nextWorld, trial, spending).command;
}

function placement(situation: Situation, words: Words, spending: Spending): Command {
  const placements = placementsToTry(situation, worthIn(situation));
  if (situation.view.open.options.mode !== 'solo') {
    const { nextWorld, trial } = placementTrials(situation, words);
    return search(placements, nextWorld, trial, spending).command;
  }
  const { nextWorld, trial } = soloTrials(situation, words);
  const candidates = placements.map(({ command, lots }) => ({ command, taken: [], lots, given: undefined }));
  return search(candidates, nextWorld, trial, spending).command;
}
