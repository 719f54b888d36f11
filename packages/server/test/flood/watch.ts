/** Watches a server from outside: how late /health is, why, and what its process reports each second. */
import type { ChildProcess } from 'node:child_process';
import type { Second, Waited } from './delay.ts';
import type { Asked } from './probe.ts';

/** Milliseconds in which /health must answer. */
const LATE = 100;
/** Parts of a run, whose figures are reported one by one: what grows is seen in them. */
const PARTS = 12;

/** Median, 95, 99 and 99.9 of 100, and the slowest; milliseconds. */
type Percentiles = readonly number[];
const SHARES = [0.5, 0.95, 0.99, 0.999, 1] as const;

export interface Watched {
  readonly asked: number;
  /** Of /health, by the clock. */
  readonly health: Percentiles;
  /** The same without the time in which the server, or the one who asks, waited for a core that others had. */
  readonly own: Percentiles;
  /** Answers of /health above the limit, by the clock, and without waiting for a core. */
  readonly late: number;
  readonly lateItself: number;
  /** Megabytes at most in each part: of the server, and with the processes that it has started. */
  readonly memory: readonly number[];
  readonly together: readonly number[];
  readonly anonymous: readonly number[];
  readonly heap: readonly number[];
  readonly committed: readonly number[];
  readonly outside: readonly number[];
  /** Milliseconds of CPU time at a stretch, between two looks, and waiting for the disk, at most in each part. */
  readonly block: readonly number[];
  readonly gap: readonly number[];
  readonly stuck: readonly number[];
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
  return parts.map((part) => Math.round(Math.max(...part)));
}

const percent = (shares: readonly number[]): number =>
  Math.round((100 * shares.reduce((sum, one) => sum + one, 0)) / Math.max(1, shares.length));

const rounded = (milliseconds: number): number => Math.round(10 * milliseconds) / 10;

function percentilesOf(took: readonly number[]): Percentiles {
  const sorted = took.toSorted((one, other) => one - other);
  return SHARES.map((share) => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0));
}

/** The waiting of the server until a moment, between two looks in proportion. */
function waitedUntil(looks: readonly Waited[]): (at: number) => number {
  let next = 0;
  return (at) => {
    while (next > 0 && (looks[next - 1]?.[0] ?? 0) > at) next -= 1;
    while (next < looks.length && (looks[next]?.[0] ?? 0) < at) next += 1;
    const [before, after] = [looks[next - 1], looks[next]];
    if (before === undefined || after === undefined) return (before ?? after)?.[1] ?? 0;
    const share = (at - before[0]) / Math.max(1, after[0] - before[0]);
    return before[1] + share * (after[1] - before[1]);
  };
}

/** What is left of each answer's time without the waiting for a core. */
function ownTimes(asked: readonly Asked[], seconds: readonly Second[]): readonly number[] {
  const waitedAt = waitedUntil(seconds.flatMap(({ looks }) => looks));
  return asked.map(({ from, took, waited }) => {
    if (took === Infinity) return took;
    const before = waitedAt(from);
    return Math.max(0, took - waited - (waitedAt(from + took) - before));
  });
}

function summary(asked: readonly Asked[], seconds: readonly Second[]): Watched {
  const took = asked.map((one) => one.took);
  const own = ownTimes(asked, seconds);
  const megabytesOf = (bytes: (second: Second) => number): readonly number[] =>
    mostInParts(seconds.map((second) => megabytes(bytes(second))));
  return {
    asked: asked.length,
    health: percentilesOf(took),
    own: percentilesOf(own),
    late: took.filter((one) => one > LATE).length,
    lateItself: own.filter((one) => one > LATE).length,
    memory: megabytesOf(({ memory }) => memory),
    together: megabytesOf(({ memory, children }) => memory + children),
    anonymous: megabytesOf(({ anonymous }) => anonymous),
    heap: megabytesOf(({ heap }) => heap),
    committed: megabytesOf(({ committed }) => committed),
    outside: megabytesOf(({ outside }) => outside),
    block: mostInParts(seconds.map(({ block }) => block)),
    gap: mostInParts(seconds.map(({ gap }) => gap)),
    stuck: mostInParts(seconds.map(({ stuck }) => stuck)),
    busy: percent(seconds.map(({ busy }) => busy)),
    waited: percent(seconds.map(({ waited }) => waited)),
  };
}

/** What runs: the server, and the one who asks it. */
export interface Watchable {
  readonly server: ChildProcess;
  readonly probe: ChildProcess;
}

export interface Watching {
  /** What was seen since the last call. */
  readonly lately: () => Watched;
  readonly end: () => Promise<Watched>;
}

export function watchOver({ server, probe }: Watchable): Watching {
  const asked: Asked[] = [];
  const seconds: Second[] = [];
  let from = [0, 0];
  const noteAsked = (one: unknown): void => void asked.push(one as Asked);
  const noteSecond = (one: unknown): void => void seconds.push(one as Second);
  probe.on('message', noteAsked);
  server.on('message', noteSecond);
  return {
    lately: () => {
      const [askedFrom, secondsFrom] = from;
      from = [asked.length, seconds.length];
      return summary(asked.slice(askedFrom), seconds.slice(secondsFrom));
    },
    end: async () => {
      probe.off('message', noteAsked);
      /** The last report comes within a second. */
      await wait(1_100);
      server.off('message', noteSecond);
      return summary(asked, seconds);
    },
  };
}
