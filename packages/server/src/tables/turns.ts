/** When tables decide: at the end of each turn of the event loop, and under load a little later, all together. */

/** When several tables decided in a turn, the next one begins as many milliseconds after it, at most so many: fewer, larger writes. */
const GATHERING = 4;

/** Resolves when the next turn begins; when everyone has decided, what they decided is written. */
export function newTurns(write: () => void): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let next = 0;

  function begin(): void {
    const tables = waiting;
    waiting = [];
    next = tables.length === 1 ? 0 : performance.now() + Math.min(tables.length, GATHERING);
    for (const decide of tables) decide();
    /** After all the promises that follow from it. */
    queueMicrotask(() => process.nextTick(write));
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length > 1) return;
      const wait = next - performance.now();
      if (wait > 0) setTimeout(begin, wait);
      else setImmediate(begin);
    });
}
