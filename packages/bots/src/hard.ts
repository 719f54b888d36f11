/** The hard bot: searches its choice and its cells by playing on in worlds that agree with what it has seen. */
import { type Command, type SeatView, type Words } from '@duopolis/rules';
import type { Bot, Budget } from './bot.ts';
import { spendingOf } from './budget.ts';
import { decideWell } from './medium.ts';
import { movesOf } from './move.ts';
import { worthIn } from './outlooks.ts';
import { pairsToTry, placementsToTry } from './playout/candidates.ts';
import { choiceTrials, placementTrials } from './playout/trials.ts';
import { search } from './search.ts';
import { situationOf } from './situation.ts';
import { valueOf } from './value/value.ts';

export const HARD: Bot = { name: 'hard', decide };

function decide(view: SeatView, words: Words, budget?: Budget): Command {
  const { mode, capitals } = view.open.options;
  if (capitals || mode === 'solo' || mode === 'duo') return decideWell(view);
  const spending = spendingOf(budget);
  const situation = situationOf(view);
  const worth = worthIn(situation);
  if (view.open.phase === 'choosing') {
    const { nextWorld, trial } = choiceTrials(situation, words);
    return search(pairsToTry(movesOf(situation, valueOf, worth)), nextWorld, trial, spending).command;
  }
  const { nextWorld, trial } = placementTrials(situation, words);
  return search(placementsToTry(situation, worth), nextWorld, trial, spending).command;
}
