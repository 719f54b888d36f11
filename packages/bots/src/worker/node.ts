/** Bots in a worker thread of Node: `@duopolis/bots/node`. */
import { Worker } from 'node:worker_threads';
import { type BotWorker, botWorker } from './worker-client.ts';
import type { Answer } from './worker-message.ts';

export type { BotWorker, Decision, Question } from './worker-client.ts';

/** When run from source, the thread needs the same condition as the program. */
const UNBUILT = import.meta.url.endsWith('.ts');

export function startBotWorker(): BotWorker {
  return botWorker((listener, died) => {
    const worker = new Worker(new URL(UNBUILT ? './node-thread.ts' : './node-thread.js', import.meta.url), {
      ...(UNBUILT && { execArgv: ['--conditions=source'] }),
    });
    worker.on('message', (answer: Answer) => listener(answer));
    worker.on('error', (error) => died(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => died(new Error('the worker ended')));
    worker.unref();
    return {
      send: (ask) => {
        worker.ref();
        worker.postMessage(ask);
      },
      end: () => {
        void worker.terminate();
      },
    };
  });
}
