/** The server's bots: quick ones answer on this thread, searching ones on a worker thread, round robin between people. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type BotWorker, type Question, startBotWorker } from '@duopolis/bots/node';
import { type Command, LIMITS, type SeatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import type { BotTask, Share } from '@duopolis/table/host';
import { newFairQueue } from './fair-queue.ts';

/** How long a bot may think, so that it never holds up a table. */
const THINKING = 300;

/** A thread that has not answered for this long is lost and replaced. */
const LOST = 30_000;

/** Bots that decide at once, and the units of work they take. */
const QUICK: { readonly [strength in BotName]?: number } = { random: 16, greedy: 128 };

export interface Bots {
  /** Nothing after the stop. */
  readonly decide: (view: SeatView, strength: BotName, task: BotTask) => Promise<Command | undefined>;
  readonly stop: () => void;
}

export function openBots(share: Share, start: () => BotWorker = startBotWorker): Bots {
  const queue = newFairQueue(LIMITS.thoughtsPerPerson);
  let worker: BotWorker | undefined;
  let stopped = false;

  async function ask(question: Question): Promise<Command | undefined> {
    if (stopped) return undefined;
    if (worker?.isAlive() !== true) worker = start();
    const thread = worker;
    const silence = setTimeout(() => thread.close(), LOST);
    try {
      return await thread.decide(question).command;
    } catch (error) {
      if (stopped) return undefined;
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }

  async function decideAtOnce(view: SeatView, strength: BotName, seed: string): Promise<Command | undefined> {
    await share(QUICK[strength] ?? 1);
    return stopped ? undefined : BOTS[strength].decide(view, fastRandom(seed));
  }

  return {
    decide: async (view, strength, { seed, owner }) => {
      if (QUICK[strength] !== undefined) return decideAtOnce(view, strength, seed);
      const question = { bot: strength, view, seed, milliseconds: THINKING };
      return queue.enter(owner, () => ask(question)) ?? decideAtOnce(view, 'greedy', seed);
    },
    stop: () => {
      stopped = true;
      worker?.close();
    },
  };
}
