/** The easy bot: looks at what tiles are worth now and misjudges some, but never by much. */
import type { Command, SeatView } from '@duopolis/rules';
import type { RandomSource } from '@duopolis/rules/chance';
import type { LotMeasure } from './arrange.ts';
import type { Bot } from './bot.ts';
import { pointsNow, worthNow } from './greedy.ts';
import { bestMove, type Move, movesOf } from './move.ts';
import { situationOf } from './situation.ts';

export const EASY: Bot = { name: 'easy', decide };

/** How far it misjudges a plan, and a cell, in points either way. */
const PLAN_ERROR = 14;
const CELL_ERROR = 2.5;

/** From -1 to 1, mostly near 0. */
const error = (random: RandomSource): number => (random() + random() - 2 ** 32) / 2 ** 32;

function decide(view: SeatView, random: RandomSource): Command {
  const situation = situationOf(view);
  if (view.open.phase === 'placing') {
    const misjudged: LotMeasure = (lot, rivals) => pointsNow(lot, rivals) + CELL_ERROR * error(random);
    return bestMove(situation, misjudged, worthNow(situation)).command;
  }
  const moves = movesOf(situation, pointsNow, worthNow(situation));
  const [first, ...others] = moves.map((move) => ({ move, value: move.value + PLAN_ERROR * error(random) }));
  if (first === undefined) throw new RangeError(`seat ${view.viewer} has nothing to do`);
  const best: { readonly move: Move } = others.reduce(
    (most, one) => (one.value > most.value ? one : most),
    first,
  );
  return best.move.command;
}
