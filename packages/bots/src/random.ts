/** The random bot: any legal choice, any legal placement, each as likely. */
import { type Command, legalFor, type SeatView } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { below, type RandomSource } from '@duopolis/rules/chance';
import type { Bot } from './bot.ts';

export const RANDOM: Bot = { name: 'random', decide };

/** It never waits: waiting is pointless for a bot that evaluates nothing. */
function decide(view: SeatView, random: RandomSource): Command {
  const commands = legalFor(view).filter(({ type }) => type !== 'wait');
  if (commands.length === 0) throw new RangeError(`seat ${view.viewer} has nothing to do`);
  return itemAt(commands, below(random, commands.length));
}
