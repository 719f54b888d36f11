/** Watches a server from outside: how late /health is, and what its process reports each second. */
import type { ChildProcess } from 'node:child_process';
import type { Second } from './delay.ts';

/** Milliseconds in which /health must answer. */
const LATE = 100;
const EVERY = 50;
/** Parts of a run, whose figures are reported one by one: what grows is seen in them. */
const PARTS = 8;

export interface Watched {
  readonly asked: number;
  readonly late: number;
  /** Milliseconds of /health: median, 99 of 100, slowest. */
  readonly health: readonly number[];
  /** Megabytes at most in each part. */
  readonly memory: readonly number[];
  readonly heap: readonly number[];
  readonly outside: readonly number[];
  /** Milliseconds of CPU time at a stretch, at most in each part. */
  readonly block: readonly number[];
  /** Percent of the time. */
  readonly busy: number;
  readonly waited: number;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

function mostInParts(all: readonly number[]): readonly number[] {
  const length = Math.max(1, Math.ceil(all.length / PARTS));
  const parts = Array.from({ length: Math.ceil(all.length / length) }, (_, nth) =>
    all.slice(nth * length, (nth + 1) * length),
  );
  return parts.map((part) => Math.max(...part));
}

const percent = (shares: readonly number[]): number =>
  Math.round((100 * shares.reduce((sum, one) => sum + one, 0)) / Math.max(1, shares.length));

function summary(took: readonly number[], seconds: readonly Second[]): Watched {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return {
    asked: took.length,
    late: sorted.filter((one) => one > LATE).length,
    health: [at(0.5), at(0.99), at(1)],
    memory: mostInParts(seconds.map((one) => megabytes(one.memory))),
    heap: mostInParts(seconds.map((one) => megabytes(one.heap))),
    outside: mostInParts(seconds.map((one) => megabytes(one.outside))),
    block: mostInParts(seconds.map((one) => Math.round(one.block))),
    busy: percent(seconds.map((one) => one.busy)),
    waited: percent(seconds.map((one) => one.waited)),
  };
}

/** Returns how it ends. */
export function watchOver(address: string, watched: ChildProcess): () => Promise<Watched> {
  const took: number[] = [];
  const seconds: Second[] = [];
  const note = (second: unknown): void => void seconds.push(second as Second);
  watched.on('message', note);
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const begun = performance.now();
      // oxlint-disable no-await-in-loop -- one after the other
      const status = await fetch(`${address}/health`).then(
        (answer) => answer.status,
        () => 0,
      );
      took.push(status === 200 ? performance.now() - begun : Infinity);
      await wait(EVERY);
      // oxlint-enable no-await-in-loop
    }
  })();
  return async () => {
    ending.abort();
    await watching;
    watched.off('message', note);
    return summary(took, seconds);
  };
}
