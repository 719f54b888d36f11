/** The thread of `@duopolis/bots/node`. */
import { parentPort } from 'node:worker_threads';
import { warmUp } from '../warm.ts';
import { answer, type Ask } from './worker-message.ts';

warmUp('hard');

parentPort?.on('message', (ask: Ask) => {
  parentPort?.postMessage(answer(ask, () => performance.now()));
});
