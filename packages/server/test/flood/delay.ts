/**
 * Preloaded into the attacked server: reports every second its memory, the most CPU time its thread took at a stretch, and
 * for how long it waited for a core.
 */
import { readFileSync } from 'node:fs';
import { childrenMemory } from '../../src/tables/memory-room.ts';
import { waitedForCore } from './core.ts';

/** Milliseconds between two looks: CPU time beyond it was one iteration of the event loop. */
const LOOK = 10;
const REPORT = 1_000;

/** Milliseconds since 1970 of a look, and for how many of them the thread has waited for a core so far. */
export type Waited = readonly [at: number, waited: number];

/** What the server was like in one second. */
export interface Second {
  /** Milliseconds of CPU time between two looks at most: it does not depend on what else the machine does. */
  readonly block: number;
  /** Milliseconds between two looks at most, waiting for a core included. */
  readonly gap: number;
  /** What is left of such a time without work and without waiting for a core: the thread waited for the disk. */
  readonly stuck: number;
  /** Share of the second in which the thread worked. */
  readonly busy: number;
  /** Share in which it could have worked, and waited for a core. */
  readonly waited: number;
  readonly looks: readonly Waited[];
  /** Bytes, of the server, and of the processes that it has started, which have the program's file in common with it. */
  readonly memory: number;
  readonly children: number;
  /** Bytes that the system can't take back by itself: without mapped files. */
  readonly anonymous: number;
  readonly heap: number;
  /** Bytes that the heap has from the system, used or not. */
  readonly committed: number;
  /** Bytes of buffers and of the system's libraries. */
  readonly outside: number;
}

/** 0 where the system does not tell. */
function anonymousBytes(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

const now = (): number => performance.timeOrigin + performance.now();

let before = process.threadCpuUsage();
let lookedAt = now();
let [block, gap, stuck, used] = [0, 0, 0, 0];
let waitedBefore = waitedForCore();
let looks: Waited[] = [];

function look(): void {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const took = (user + system) / 1_000;
  const at = now();
  block = Math.max(block, took);
  const waited = waitedForCore();
  gap = Math.max(gap, at - lookedAt);
  stuck = Math.max(stuck, at - lookedAt - LOOK - took - (waited - waitedBefore));
  used += took;
  [lookedAt, waitedBefore] = [at, waited];
  looks.push([at, waited]);
}

function report(): void {
  look();
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const [first, last] = [looks[0], looks.at(-1)];
  const passed = Math.max(1, (last?.[0] ?? 0) - (first?.[0] ?? 0));
  const second: Second = {
    block,
    gap,
    stuck,
    busy: used / REPORT,
    waited: ((last?.[1] ?? 0) - (first?.[1] ?? 0)) / passed,
    looks,
    memory: rss,
    children: childrenMemory(),
    anonymous: anonymousBytes(),
    heap: heapUsed,
    committed: heapTotal,
    outside: external,
  };
  [block, gap, stuck, used] = [0, 0, 0, 0];
  looks = looks.slice(-1);
  process.send?.(second);
}

setInterval(look, LOOK).unref();
setInterval(report, REPORT).unref();
/** Nobody is left who would end it. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
