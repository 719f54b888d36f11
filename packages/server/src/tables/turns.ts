/** When tables decide: at the end of each turn of the event loop, and under load a little later, all together. */

/** When so many tables decided in a turn, the next turn begins so many milliseconds after it: fewer, larger writes. */
const MANY = 4;
const GATHERING = 4;

/** Resolves when the next turn begins; when everyone has decided, what they decided is written. */
export function newTurns(write: () => void): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let next = 0;

  function begin(): void {
    const tables = waiting;
    waiting = [];
    next = tables.length < MANY ? 0 : performance.now() + GATHERING;
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
