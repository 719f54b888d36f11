/** Preloaded into the attacked server: reports every second its memory, and the most CPU time its thread took at a stretch. */
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks: CPU time beyond it was one iteration of the event loop. */
const LOOK = 10;
const REPORT = 1_000;

/** What the server was like in one second. */
export interface Second {
  /** Milliseconds of CPU time between two looks at most: it does not depend on what else the machine does. */
  readonly block: number;
  /** Share of the second in which the thread worked. */
  readonly busy: number;
  /** Share in which it could have worked, and waited for a core. */
  readonly waited: number;
  /** Bytes. */
  readonly memory: number;
  readonly heap: number;
  /** Bytes of buffers and of the system's libraries. */
  readonly outside: number;
}

/** Nanoseconds for which the thread waited for a core so far; 0 where the system does not count them. */
function waitedSoFar(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]);
  } catch {
    return 0;
  }
}

let before = process.threadCpuUsage();
let waitedBefore = waitedSoFar();
let [block, used] = [0, 0];
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const took = (user + system) / 1_000;
  block = Math.max(block, took);
  used += took;
}, LOOK).unref();
setInterval(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  const waitedNow = waitedSoFar();
  const waited = (waitedNow - waitedBefore) / 1e6 / REPORT;
  const second: Second = {
    block,
    busy: used / REPORT,
    waited,
    memory: rss,
    heap: heapUsed,
    outside: external,
  };
  [block, used, waitedBefore] = [0, 0, waitedNow];
  process.send?.(second);
}, REPORT).unref();
process.channel?.unref();
