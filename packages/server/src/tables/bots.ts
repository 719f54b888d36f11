/** The bots of the server: quick ones answer at once, those that search do so in a thread of their own. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type BotWorker, type Question, startBotWorker } from '@duopolis/bots/node';
import { type Command, fastWords, type SeatView } from '@duopolis/rules';

/** How long a bot may think, so that it never holds up a table. */
const THINKING = 300;

/** A thread that has answered nobody for so long is lost, and another one takes its place. */
const LOST = 30_000;

const QUICK: ReadonlySet<BotName> = new Set(['random', 'greedy']);

export interface Bots {
  /** Nothing after the stop. */
  readonly decide: (view: SeatView, strength: BotName, seed: string) => Promise<Command | undefined>;
  readonly stop: () => void;
}

export function openBots(start: () => BotWorker = startBotWorker): Bots {
  let worker: BotWorker | undefined;
  let asking = 0;
  let silence: NodeJS.Timeout | undefined;
  let stopped = false;

  function listen(thread: BotWorker): void {
    clearTimeout(silence);
    silence = asking === 0 ? undefined : setTimeout(() => thread.close(), LOST);
  }

  async function ask(question: Question): Promise<Command> {
    if (worker?.isAlive() !== true) worker = start();
    const thread = worker;
    asking += 1;
    if (asking === 1) listen(thread);
    try {
      return await thread.decide(question).command;
    } finally {
      asking -= 1;
      listen(thread);
    }
  }

  return {
    decide: async (view, strength, seed) => {
      await new Promise((resolve) => void setImmediate(resolve));
      if (stopped) return undefined;
      if (QUICK.has(strength)) return BOTS[strength].decide(view, fastWords(seed));
      try {
        return await ask({ bot: strength, view, seed, milliseconds: THINKING });
      } catch (error) {
        if (stopped) return undefined;
        throw error;
      }
    },
    stop: () => {
      stopped = true;
      worker?.close();
    },
  };
}
