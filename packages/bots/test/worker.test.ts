/** Bots in workers decide the same commands, and a worker can be stopped. */
import { Worker } from 'node:worker_threads';
import { decide, type GameState, INITIAL_STATE, type Seat, type SeatView, seatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { type BrowserWorker, botWorkerOf } from '../src/worker/browser.ts';
import { serveBots, type WorkerScope } from '../src/worker/browser-thread.ts';
import { startBotWorker } from '../src/worker/node.ts';
import { play } from './kit/play.ts';

const { steps } = play({ mode: 'table', seats: 3, capitals: false }, 'worker', () => BOTS.random);
const { state, seat } = steps.find(({ state: { open } }) => open.turn === 2) as {
  state: GameState;
  seat: Seat;
};
const view = seatView(state, seat);
const QUESTION = { bot: 'hard', view, seed: 'dice', milliseconds: 0, iterations: 30 } as const;
const AT_HOME = BOTS.hard.decide(view, fastRandom('dice'), { milliseconds: 0, now: () => 0, iterations: 30 });

/** A page and its worker in one thread. */
function pair(): BrowserWorker {
  const received: { answer?: (event: { data: never }) => void; ask?: (event: { data: never }) => void } = {};
  const scope: WorkerScope = {
    addEventListener: (_, listener) => {
      received.ask = listener;
    },
    postMessage: (answer) => received.answer?.({ data: structuredClone(answer) as never }),
    performance,
  };
  serveBots(scope);
  return {
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'message') received.answer = listener as never;
    },
    postMessage: (ask) => received.ask?.({ data: structuredClone(ask) as never }),
    terminate: () => {},
  };
}

/** A worker with a thread of its own, as in a browser. */
function threaded(): BrowserWorker {
  const thread = new Worker(new URL('./kit/bot-thread.ts', import.meta.url), {
    execArgv: ['--conditions=source'],
  });
  return {
    addEventListener: (type: string, listener: (event: never) => void) =>
      void thread.on(type, (data) => listener({ data } as never)),
    postMessage: (ask) => thread.postMessage(ask),
    terminate: () => void thread.terminate(),
  };
}

test('a browser’s worker decides as the bot itself', async () => {
  const worker = botWorkerOf(pair());
  await expect(worker.decide(QUESTION).command).resolves.toEqual(AT_HOME);
  worker.close();
});

test('a page can end a search that it does not need any more', async () => {
  const worker = botWorkerOf(threaded());
  const { iterations: _, ...untimed } = QUESTION;
  const endless = worker.decide({ ...untimed, milliseconds: 10_000_000 });
  endless.cancel();
  const command = await endless.command;
  expect(decide(state, command).ok).toBe(true);
  worker.close();
});

test('a process of Node decides as the bot itself', async () => {
  const worker = startBotWorker();
  await expect(worker.decide(QUESTION).command).resolves.toEqual(AT_HOME);
  worker.close();
});

test('a request fails if the worker can’t decide it or is closed meanwhile', async () => {
  const worker = startBotWorker();
  const { options } = view.open;
  const result = { cities: [], seats: [] };
  const idle: SeatView = { ...view, open: { ...INITIAL_STATE.open, options, phase: 'over', result } };
  await expect(worker.decide({ ...QUESTION, view: idle }).command).rejects.toThrow();
  const late = worker.decide(QUESTION).command;
  worker.close();
  await expect(late).rejects.toThrow('closed');
});

test('a closed worker refuses requests', async () => {
  const worker = startBotWorker();
  expect(worker.isAlive()).toBe(true);
  worker.close();
  expect(worker.isAlive()).toBe(false);
  await expect(worker.decide(QUESTION).command).rejects.toThrow('closed');
});
