/** Loaded into a server's process before it: tells its parent what the process takes. */

/** What a process takes: bytes of memory, seconds of its processor. */
export interface Taken {
  readonly heap: number;
  readonly resident: number;
  readonly seconds: number;
}

/** Everything that can be freed is freed first, so that only what is needed counts; the work of that does not. */
function taken(): Taken {
  const { user, system } = process.cpuUsage();
  for (let nth = 0; nth < 4; nth++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss, seconds: (user + system) / 1e6 };
}

process.on('message', () => void process.send?.(taken()));
/** Asking must not keep a server alive. */
process.channel?.unref();
