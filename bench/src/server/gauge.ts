/** Preloaded into a server's process: reports its memory and CPU time to the parent. */
import type { Worker } from 'node:worker_threads';

/** Live bytes of the heap, or CPU seconds so far. */
export type Question = 'heap' | 'seconds';

const threads = new Set<Worker>();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

/** Collects garbage first, so that only live memory counts, that of threads included. */
async function heap(): Promise<number> {
  for (let nth = 0; nth < 4; nth++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const others = await Promise.all([...threads].map(heapOf));
  return others.reduce((sum, bytes) => sum + bytes, heapUsed + external);
}

/** A heap snapshot collects garbage first. */
async function heapOf(thread: Worker): Promise<number> {
  (await thread.getHeapSnapshot()).destroy();
  const { used_heap_size: used, external_memory: external } = await thread.getHeapStatistics();
  return used + external;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const answerTo = async (question: Question): Promise<number> => (question === 'heap' ? heap() : seconds());

process.on('message', (question: Question) => {
  void answerTo(question).then((answer) => process.send?.(answer));
});
/** The channel must not keep a server alive. */
process.channel?.unref();
