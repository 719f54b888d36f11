/** Does a bounded number of things in each turn of the event loop, in order, so that thousands at once never block it. */

interface Pacing<T> {
  /** In one turn. */
  readonly most: number;
  readonly handle: (item: T) => void;
  /** Items that are not worth handling any more when their turn comes. */
  readonly isOver: (item: T) => boolean;
}

/** Returns whether an item was handled at once; otherwise it waits for a later turn. */
export function paced<T>({ most, handle, isOver }: Pacing<T>): (item: T) => boolean {
  let waiting: T[] = [];
  let started = 0;
  /** The first item of a turn asks for the next turn. */
  function nextTurn(): void {
    started = 0;
    const next = waiting.slice(0, most);
    waiting = waiting.slice(most);
    for (const item of next) if (!isOver(item)) start(item);
    if (started === 0 && waiting.length > 0) setImmediate(nextTurn);
  }
  function start(item: T): void {
    if (started === 0) setImmediate(nextTurn);
    started += 1;
    handle(item);
  }
  return (item) => {
    const isFree = started < most && waiting.length === 0;
    if (isFree) start(item);
    else waiting.push(item);
    return isFree;
  };
}
