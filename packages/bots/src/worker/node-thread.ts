/** The thread of `@duopolis/bots/node`. */
import { parentPort } from 'node:worker_threads';
import { answer, type Ask } from './message.ts';

parentPort?.on('message', (ask: Ask) => {
  parentPort?.postMessage(answer(ask, () => performance.now()));
});
