/** The puzzles of a day, one at a time from the worker. */
import { type PosedPuzzle, PUZZLE_KINDS, type PuzzleKind } from '@duopolis/bots/puzzle';
import { type ReadonlySignal, signal } from '@preact/signals';

/** How many were too easy so far, or the one that was not. */
export type PuzzleNews =
  | { readonly kind: PuzzleKind; readonly tried: number }
  | { readonly kind: PuzzleKind; readonly puzzle: PosedPuzzle };

export interface DayPuzzles {
  readonly puzzles: { readonly [kind in PuzzleKind]?: PosedPuzzle };
  readonly tried: number;
  readonly failed: boolean;
}

const NONE: DayPuzzles = { puzzles: {}, tried: 0, failed: false };

const known = new Map<string, ReadonlySignal<DayPuzzles>>();

/** Requested once a day; the worker ends after the last one. */
export function puzzlesOf(day: string): ReadonlySignal<DayPuzzles> {
  const before = known.get(day);
  if (before !== undefined && !before.peek().failed) return before;
  const posed = signal(NONE);
  known.set(day, posed);
  const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: news }: MessageEvent<PuzzleNews>) => {
    const { puzzles } = posed.peek();
    posed.value =
      'puzzle' in news
        ? { puzzles: { ...puzzles, [news.kind]: news.puzzle }, tried: 0, failed: false }
        : { ...posed.peek(), tried: news.tried };
    if (PUZZLE_KINDS.every((kind) => posed.peek().puzzles[kind] !== undefined)) worker.terminate();
  });
  worker.addEventListener('error', () => {
    posed.value = { ...posed.peek(), failed: true };
    worker.terminate();
  });
  worker.postMessage(day);
  return posed;
}
