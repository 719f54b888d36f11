/** The worker's own side in a browser: `@duopolis/bots/browser-worker`. */
import type { BotName } from '../names.ts';
import { warmUp } from '../warm.ts';
import { answer, type Answer, type Ask } from './worker-message.ts';
import { answerReview, type ReviewAnswer, type ReviewAsk } from './review-message.ts';

/** As much of a worker's global scope as is needed. */
export interface WorkerScope<Asked = Ask, Answered = Answer> {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Asked }) => void) => void;
  readonly postMessage: (answer: Answered) => void;
  readonly performance: { readonly now: () => number };
}

/** Answers every request of the page. A page waits when it starts the worker: only the requested bots are warmed up. */
export function serveBots(scope: WorkerScope): void {
  const warm = new Set<BotName>();
  scope.addEventListener('message', ({ data }) => {
    if (!warm.has(data.bot)) warmUp(data.bot);
    warm.add(data.bot);
    scope.postMessage(answer(data, () => scope.performance.now()));
  });
}

/** Reviews games and follows lines. The caller cancels a review by terminating the worker. */
export function serveReviews(scope: WorkerScope<ReviewAsk, ReviewAnswer>): void {
  scope.addEventListener('message', ({ data }) =>
    answerReview(
      data,
      () => scope.performance.now(),
      (said) => scope.postMessage(said),
    ),
  );
}
