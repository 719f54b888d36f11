/** The medium bot: the tiles and cells that promise most for the end, with an eye on what its partners are about to place. */
import type { Command, SeatView } from '@duopolis/rules';
import type { Bot } from './bot.ts';
import { bestMove } from './move.ts';
import { worthIn } from './outlooks.ts';
import { situationOf } from './situation.ts';
import { valueOf } from './value/value.ts';

export const MEDIUM: Bot = { name: 'medium', decide };

function decide(view: SeatView): Command {
  const situation = situationOf(view);
  return bestMove(situation, valueOf, worthIn(situation)).command;
}
