/** The bots of the server: each move from what its seat sees, with dice of its own. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type Command, fastWords, type SeatView } from '@duopolis/rules';

export const decideBot = async (view: SeatView, strength: BotName, seed: string): Promise<Command> => {
  await new Promise((resolve) => void setImmediate(resolve));
  return BOTS[strength].decide(view, fastWords(seed));
};
