/** Preloaded into the attacked server: reports every second its memory, and the most CPU time its thread took at a stretch. */

/** Milliseconds between two looks: CPU time beyond it was one iteration of the event loop. */
const LOOK = 10;
const REPORT = 1_000;

/** What the server was like in one second. */
export interface Second {
  /** Milliseconds of CPU time between two looks at most: it does not depend on what else the machine does. */
  readonly block: number;
  /** Share of the second in which the thread worked. */
  readonly busy: number;
  /** Bytes. */
  readonly memory: number;
  readonly heap: number;
}

let before = process.threadCpuUsage();
let [block, used] = [0, 0];
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const took = (user + system) / 1_000;
  block = Math.max(block, took);
  used += took;
}, LOOK).unref();
setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  const second: Second = { block, busy: used / REPORT, memory: rss, heap: heapUsed };
  [block, used] = [0, 0];
  process.send?.(second);
}, REPORT).unref();
process.channel?.unref();
