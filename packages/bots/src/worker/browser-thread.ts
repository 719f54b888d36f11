/** The worker's own side in a browser: `@duopolis/bots/browser-worker`. */
import { warmUp } from '../warm.ts';
import { answer, type Answer, type Ask } from './message.ts';
import { answerReview, type ReviewAnswer, type ReviewAsk } from './review-message.ts';

/** As much of a worker's global scope as is needed. */
export interface WorkerScope<Asked = Ask, Answered = Answer> {
  readonly addEventListener: (type: 'message', hear: (event: { readonly data: Asked }) => void) => void;
  readonly postMessage: (answer: Answered) => void;
  readonly performance: { readonly now: () => number };
}

/** Answers every question that the page asks. */
export function serveBots(scope: WorkerScope): void {
  warmUp('hard');
  scope.addEventListener('message', ({ data }) =>
    scope.postMessage(answer(data, () => scope.performance.now())),
  );
}

/** Reviews games and follows lines. The caller cancels a review by ending the worker. */
export function serveReviews(scope: WorkerScope<ReviewAsk, ReviewAnswer>): void {
  scope.addEventListener('message', ({ data }) =>
    answerReview(
      data,
      () => scope.performance.now(),
      (said) => scope.postMessage(said),
    ),
  );
}
