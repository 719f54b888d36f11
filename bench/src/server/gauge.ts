/** Loaded into a server's process before it: tells its parent what the process takes. */

/** Bytes of the heap that are needed, or seconds of the processor so far. */
export type Question = 'heap' | 'seconds';

/** Everything that can be freed is freed first, so that only what is needed counts. */
function heap(): number {
  for (let nth = 0; nth < 4; nth++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

process.on('message', (question: Question) => void process.send?.(question === 'heap' ? heap() : seconds()));
/** Asking must not keep a server alive. */
process.channel?.unref();
