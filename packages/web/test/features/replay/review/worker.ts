/** A worker of the review without a thread: it answers a moment later, as workers do. */
import { serveReviews } from '@duopolis/bots/browser-worker';
import type { ReviewAnswer, ReviewAsk } from '@duopolis/bots/browser';
import type { ReviewWorker } from '../../../../src/game/review/reviewer.ts';

export function answerReviews(): ReviewWorker {
  let ended = false;
  let ask: ((event: { readonly data: ReviewAsk }) => void) | undefined;
  const hearers = new Set<(event: { readonly data: ReviewAnswer }) => void>();
  serveReviews({
    addEventListener: (_, hear) => {
      ask = hear;
    },
    postMessage: (answer) => {
      for (const hear of hearers) if (!ended) hear({ data: structuredClone(answer) });
    },
    performance,
  });
  return {
    addEventListener: (type: string, hear: (event: never) => void) => {
      if (type === 'message') hearers.add(hear as (event: { readonly data: ReviewAnswer }) => void);
    },
    postMessage: (asked) => void setTimeout(() => !ended && ask?.({ data: structuredClone(asked) })),
    terminate: () => {
      ended = true;
    },
  };
}
