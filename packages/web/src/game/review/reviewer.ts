/**
 * A review in progress: runs in a worker, reports progress, stops at once when it is not wanted, and resumes where it
 * stopped.
 */
import { NOTHING_YET, type ReviewAnswer, type ReviewAsk, withPart } from '@duopolis/bots/browser';
import type { ReviewSoFar } from '@duopolis/bots/review';
import type { Components } from '@duopolis/rules/components';
import type { GameRecord } from '@duopolis/rules/record';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Depth } from './depths.ts';
import { saveReview, bestSavedReview, savedReview } from './saved-reviews.ts';

/** Milliseconds of search for each decision. */
const BUDGET: { readonly [depth in Depth]: number } = { quick: 0, usual: 120, deep: 1_000 };

const REVIEW_STATES = ['none', 'running', 'stopped', 'done', 'failed'] as const;
type ReviewState = (typeof REVIEW_STATES)[number];

export interface Reviewer {
  readonly state: ReadonlySignal<ReviewState>;
  readonly depth: ReadonlySignal<Depth>;
  readonly soFar: ReadonlySignal<ReviewSoFar>;
  /** Shows what this device already knows of the game. */
  readonly recall: () => Promise<void>;
  readonly start: (depth: Depth) => Promise<void>;
  readonly stop: () => void;
}

/** The used part of a worker. */
export interface ReviewWorker {
  readonly addEventListener: {
    (type: 'message', receive: (event: { readonly data: ReviewAnswer }) => void): void;
    (type: 'error', receive: () => void): void;
  };
  readonly postMessage: (ask: ReviewAsk) => void;
  readonly terminate: () => void;
}

export const startReviewWorker = (): ReviewWorker =>
  new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });

interface AboutGame {
  readonly record: GameRecord;
  readonly components?: Components;
}

export function newReviewer(
  { record, components }: AboutGame,
  open: () => ReviewWorker = startReviewWorker,
): Reviewer {
  const state = signal<ReviewState>('none');
  const depth = signal<Depth>('usual');
  const soFar = signal<ReviewSoFar>(NOTHING_YET);
  let worker: ReviewWorker | undefined;

  function end(how: ReviewState): void {
    const begun = worker;
    begun?.terminate();
    worker = undefined;
    state.value = how;
    /** A review without results has nothing to store. */
    if (begun !== undefined && soFar.peek().lines > 0)
      void saveReview(record, { depth: depth.peek(), soFar: soFar.peek(), whole: how === 'done' });
  }

  function receive(answer: ReviewAnswer): void {
    if (answer.what === 'part') soFar.value = withPart(soFar.peek(), answer.part);
    else end(answer.what === 'done' ? 'done' : 'failed');
  }

  const recall = async (): Promise<void> => {
    const kept = await savedReview(record);
    if (kept === undefined || state.peek() !== 'none') return;
    batch(() => {
      depth.value = kept.depth;
      soFar.value = kept.soFar;
      state.value = kept.whole ? 'done' : 'stopped';
    });
  };

  return {
    state,
    depth,
    soFar,
    recall,
    start: async (wanted) => {
      if (state.peek() === 'running') return;
      state.value = 'running';
      const known = await bestSavedReview(record, wanted);
      batch(() => {
        depth.value = wanted;
        soFar.value = known;
      });
      /** Stopped before it began. */
      if (state.peek() !== 'running') return;
      const begun = open();
      worker = begun;
      begun.addEventListener('message', ({ data }) => worker === begun && receive(data));
      begun.addEventListener('error', () => worker === begun && end('failed'));
      const box = components !== undefined && { components };
      begun.postMessage({ what: 'review', record, milliseconds: BUDGET[wanted], soFar: known, ...box });
    },
    stop: () => void (state.peek() === 'running' && end('stopped')),
  };
}
