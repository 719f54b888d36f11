/** Bots in a worker of the browser: `@duopolis/bots/browser`. */
import { type BotWorker, botWorker } from './worker-client.ts';
import type { Answer, Ask } from './worker-message.ts';

/** What a page does with reviews itself: light, and without a bot. */
export { branchOf } from '../review/branch.ts';
export { costsOf, DECISION_KINDS } from '../review/kinds.ts';
export { NOTHING_YET, withPart } from '../review/so-far.ts';
export type { BotWorker, Decision, Question } from './worker-client.ts';
export type { Change, ReviewAnswer, ReviewAsk } from './review-message.ts';

/** The used part of a browser's Worker, so that this package needs no DOM. */
export interface BrowserWorker {
  readonly addEventListener: {
    (type: 'message', listener: (event: { readonly data: Answer }) => void): void;
    (type: 'error', listener: (event: { readonly message: string }) => void): void;
  };
  readonly postMessage: (ask: Ask) => void;
  readonly terminate: () => void;
}

/**
 * The page makes the worker, so that its bundler sees it:
 * `new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })`, where that file calls `serveBots(self)`.
 */
export const botWorkerOf = (worker: BrowserWorker): BotWorker =>
  botWorker((listener, died) => {
    worker.addEventListener('message', ({ data }) => listener(data));
    worker.addEventListener('error', ({ message }) => died(new Error(message)));
    return { isShared: true, send: (ask) => worker.postMessage(ask), end: () => worker.terminate() };
  });
