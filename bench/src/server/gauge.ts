/** Loaded into a server's process before it: tells its parent what the process takes. */
import type { Worker } from 'node:worker_threads';

/** Bytes of the heap that are needed, or seconds of the processor so far. */
export type Question = 'heap' | 'seconds';

const threads = new Set<Worker>();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

/** Everything that can be freed is freed first, so that only what is needed counts; with what the threads need. */
async function heap(): Promise<number> {
  for (let nth = 0; nth < 4; nth++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const others = await Promise.all([...threads].map(heapOf));
  return others.reduce((sum, bytes) => sum + bytes, heapUsed + external);
}

/** A snapshot of a heap frees what can be freed. */
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
/** Asking must not keep a server alive. */
process.channel?.unref();
