/** The bots of this device: they run in a worker, which is restarted when it fails or does not answer. */
import type { BotName } from '@duopolis/bots';
import { type BotWorker, botWorkerOf } from '@duopolis/bots/browser';
import type { Command, SeatView } from '@duopolis/rules';

/** Milliseconds for a decision; quick bots need none. */
const THINKING: { readonly [strength in BotName]: number } = {
  random: 0,
  easy: 100,
  greedy: 0,
  medium: 250,
  hard: 800,
};

/** A bot that is this late has failed. */
const PATIENCE = 10_000;

interface Question {
  readonly view: SeatView;
  readonly strength: BotName;
  readonly seed: string;
  /** Trials are counted instead of time, so that the answer is the same on every machine. */
  readonly trials?: number;
}

export interface Bots {
  readonly decide: (question: Question) => Promise<Command>;
  readonly close: () => void;
}

const startWorker = (): BotWorker =>
  botWorkerOf(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/** The result if it comes in time; otherwise undefined. */
function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the worker is late')), milliseconds);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

export function openBots(start: () => BotWorker = startWorker, patience = PATIENCE): Bots {
  let worker: BotWorker | undefined;

  const ask = ({ view, strength, seed, trials }: Question): Promise<Command> => {
    worker ??= start();
    const milliseconds = THINKING[strength];
    const { command } = worker.decide({
      bot: strength,
      view,
      seed,
      milliseconds,
      ...(trials !== undefined && { iterations: trials }),
    });
    return inTime(command, milliseconds + patience);
  };
  const close = (): void => {
    worker?.close();
    worker = undefined;
  };

  return {
    decide: async (question) => {
      try {
        return await ask(question);
      } catch {
        close();
        return ask(question);
      }
    },
    close,
  };
}
