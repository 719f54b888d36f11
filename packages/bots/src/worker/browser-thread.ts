/** The worker's own side in a browser: `@duopolis/bots/browser-worker`. */
import { warmUp } from '../warm.ts';
import { answer, type Answer, type Ask } from './message.ts';

/** As much of a worker's global scope as is needed. */
export interface WorkerScope {
  readonly addEventListener: (type: 'message', hear: (event: { readonly data: Ask }) => void) => void;
  readonly postMessage: (answer: Answer) => void;
  readonly performance: { readonly now: () => number };
}

/** Answers every question that the page asks. */
export function serveBots(scope: WorkerScope): void {
  warmUp('hard');
  scope.addEventListener('message', ({ data }) =>
    scope.postMessage(answer(data, () => scope.performance.now())),
  );
}
