/** A worker of the review without a thread: it answers a moment later, as workers do. */
import { serveReviews } from '@duopolis/bots/browser-worker';
import type { ReviewAnswer, ReviewAsk } from '@duopolis/bots/browser';
import type { ReviewWorker } from '../../../../src/game/review/reviewer.ts';

export function answerReviews(): ReviewWorker {
  let ended = false;
  let ask: ((event: { readonly data: ReviewAsk }) => void) | undefined;
  const listeners = new Set<(event: { readonly data: ReviewAnswer }) => void>();
  serveReviews({
    addEventListener: (_, listen) => {
      ask = listen;
    },
    postMessage: (answer) => {
      for (const listen of listeners) if (!ended) listen({ data: structuredClone(answer) });
    },
    performance,
  });
  return {
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === 'message') listeners.add(listen as (event: { readonly data: ReviewAnswer }) => void);
    },
    postMessage: (asked) => void setTimeout(() => !ended && ask?.({ data: structuredClone(asked) })),
    terminate: () => {
      ended = true;
    },
  };
}
