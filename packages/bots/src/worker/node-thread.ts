/** The thread of `@duopolis/bots/node`. */
import { parentPort } from 'node:worker_threads';
import { warmUp } from '../warm.ts';
import { yieldCores } from './priority.ts';
import { answer, type Ask } from './worker-message.ts';

yieldCores();

warmUp('hard');

parentPort?.on('message', (ask: Ask) => {
  parentPort?.postMessage(answer(ask, () => performance.now()));
});
