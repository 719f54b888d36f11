/** The hard bot: searches its choice and its cells by playing on in sampled worlds that agree with what it has seen. */
import type { Command, SeatView } from '@duopolis/rules';
import type { RandomSource } from '@duopolis/rules/chance';
import { toBeatAutomas } from './aim.ts';
import type { Bot, Budget } from './bot.ts';
import { spendingOf } from './budget.ts';
import { movesOf } from './move.ts';
import { worthIn } from './outlooks.ts';
import { placementsToTry, takingsToTry } from './playout/candidates.ts';
import { placementTrials, takingTrials } from './playout/trials.ts';
import { search } from './search.ts';
import { situationOf, withShownTakes } from './situation.ts';
import { valueOf } from './value/value.ts';

export const HARD: Bot = { name: 'hard', decide };

function decide(view: SeatView, random: RandomSource, budget?: Budget): Command {
  const spending = spendingOf(budget);
  const situation = withShownTakes(situationOf(view));
  const worth = worthIn(situation);
  const aim = toBeatAutomas(situation);
  if (view.open.phase === 'placing') {
    return search(placementsToTry(situation, worth), placementTrials(situation, random, aim), spending)
      .command;
  }
  const moves = takingsToTry(movesOf(situation, valueOf, worth));
  return search(moves, takingTrials(situation, random, aim), spending).command;
}
