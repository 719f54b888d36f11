/** A thread with the same scope as a worker of a browser. */
import { parentPort } from 'node:worker_threads';
import { serveBots } from '../../src/worker/browser-thread.ts';

serveBots({
  addEventListener: (_, listener) => void parentPort?.on('message', (data) => listener({ data })),
  postMessage: (answer) => parentPort?.postMessage(answer),
  performance,
});
