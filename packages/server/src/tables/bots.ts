/** The bots of the server: quick ones answer at once, those that search do so in a thread of their own. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type BotWorker, startBotWorker } from '@duopolis/bots/node';
import { type Command, fastWords, type SeatView } from '@duopolis/rules';

/** How long a bot may think, so that it never holds up a table. */
const THINKING = 300;

const QUICK: ReadonlySet<BotName> = new Set(['random', 'greedy']);

export interface Bots {
  readonly decide: (view: SeatView, strength: BotName, seed: string) => Promise<Command>;
  readonly stop: () => void;
}

export function openBots(): Bots {
  let worker: BotWorker | undefined;
  return {
    decide: async (view, strength, seed) => {
      await new Promise((resolve) => void setImmediate(resolve));
      if (QUICK.has(strength)) return BOTS[strength].decide(view, fastWords(seed));
      worker ??= startBotWorker();
      return worker.decide({ bot: strength, view, seed, milliseconds: THINKING }).command;
    },
    stop: () => worker?.close(),
  };
}
