/** The server's bots: quick ones answer on this thread, searching ones on a worker thread, round robin between people. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type BotWorker, type Question, startBotWorker } from '@duopolis/bots/node';
import { type Command, LIMITS, type SeatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import type { BotTask, Share } from '@duopolis/table/host';
import { newFairQueue } from './fair-queue.ts';

/** How long a bot may think, so that it never holds up a table. */
const THINKING = 300;

/** Milliseconds for one thought of everyone in line, at most: names cost nothing, so anybody can be hundreds of people. */
const LINE = 2_000;

/** With less time, a search is no better than a quick move. */
const LEAST_THINKING = 5;

const MOST_IN_LINE = { people: LINE / LEAST_THINKING, tasksEach: LIMITS.thoughtsPerPerson };

/** The more people wait, the less time each thought has. */
const thinkingFor = (people: number): number => Math.min(THINKING, Math.floor(LINE / people));

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
  const queue = newFairQueue(MOST_IN_LINE);
  let worker: BotWorker | undefined;
  let stopped = false;

  async function ask(asked: Omit<Question, 'milliseconds'>): Promise<Command | undefined> {
    if (stopped) return undefined;
    if (worker?.isAlive() !== true) worker = start();
    const thread = worker;
    const silence = setTimeout(() => thread.close(), LOST);
    try {
      return await thread.decide({ ...asked, milliseconds: thinkingFor(queue.people()) }).command;
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
      const asked = { bot: strength, view, seed };
      const quickly = () => decideAtOnce(view, 'greedy', seed);
      const last = performance.now() + LINE;
      /** On a busy machine a search takes longer than its time: then the rest of the line is not searched. */
      const inTurn = () => (performance.now() > last ? quickly() : ask(asked));
      return queue.enter(owner, inTurn) ?? quickly();
    },
    stop: () => {
      stopped = true;
      worker?.close();
    },
  };
}
