/** The bots of this device: they think in a worker, which is started anew when it fails or does not answer. */
import type { BotName } from '@duopolis/bots';
import { type BotWorker, botWorkerOf } from '@duopolis/bots/browser';
import type { Command, SeatView } from '@duopolis/rules';

/** Milliseconds a decision may take; the quick ones need none. */
const THINKING: { readonly [strength in BotName]: number } = {
  random: 0,
  easy: 100,
  greedy: 0,
  medium: 250,
  hard: 800,
};

/** A bot that is this late has failed. */
const PATIENCE = 10_000;

export interface Bots {
  /** With a number of trials it counts those and not the time, so that the answer is the same on every machine. */
  readonly decide: (view: SeatView, strength: BotName, seed: string, trials?: number) => Promise<Command>;
  readonly close: () => void;
}

const startWorker = (): BotWorker =>
  botWorkerOf(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/** What comes in time; the wait for it ends with it. */
function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the worker is late')), milliseconds);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

export function openBots(start: () => BotWorker = startWorker, patience = PATIENCE): Bots {
  let worker: BotWorker | undefined;

  const ask = (view: SeatView, bot: BotName, seed: string, trials: number | undefined): Promise<Command> => {
    worker ??= start();
    const milliseconds = THINKING[bot];
    const { command } = worker.decide({
      bot,
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
    decide: async (view, strength, seed, trials) => {
      try {
        return await ask(view, strength, seed, trials);
      } catch {
        close();
        return ask(view, strength, seed, trials);
      }
    },
    close,
  };
}
