/** Asks the solver's worker for the best city of some tiles; stopping terminates the worker. */
import type { Solution } from '@duopolis/bots/solver';
import type { Tile } from '@duopolis/rules';
import type { FactoryWorth } from '@duopolis/rules/scoring';
import type { Solved, SolveRequest } from './arrangement-worker.ts';

export interface Search {
  /** Nothing if it was stopped or failed. */
  readonly found: Promise<Solution | undefined>;
  readonly stop: () => void;
}

export function searchBest(tiles: readonly Tile[], worth: FactoryWorth): Search {
  const worker = new Worker(new URL('./arrangement-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Solution | undefined>();
  const end = (found?: Solution): void => {
    worker.terminate();
    resolve(found);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Solved>) =>
    end(data.ok ? data.value : undefined),
  );
  worker.addEventListener('error', () => end());
  const question: SolveRequest = { tiles, worth };
  worker.postMessage(question);
  return { found: promise, stop: () => end() };
}
