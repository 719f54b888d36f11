/** Does a bounded amount of work in each tick of the event loop, in order, so that thousands of items at once never block it. */

interface Pacing<T> {
  /** Units of work in one tick. */
  readonly most: number;
  /** Units of work of an item, 1 by default. An item larger than a tick still runs, alone. */
  readonly unitsOf?: (item: T) => number;
  readonly handle: (item: T) => void;
  /** Items to skip when they come up. */
  readonly isOver: (item: T) => boolean;
}

/** Returns whether the item was handled at once; otherwise it waits for a later tick. */
export function paced<T>({ most, unitsOf = () => 1, handle, isOver }: Pacing<T>): (item: T) => boolean {
  let waiting: T[] = [];
  let done = 0;
  const fits = (item: T): boolean => done === 0 || done + unitsOf(item) <= most;
  /** The first item of a tick schedules the next tick. */
  function nextTurn(): void {
    done = 0;
    let next = 0;
    for (const item of waiting) {
      if (!isOver(item)) {
        if (!fits(item)) break;
        start(item);
      }
      next += 1;
    }
    waiting = waiting.slice(next);
  }
  function start(item: T): void {
    if (done === 0) setImmediate(nextTurn);
    done += unitsOf(item);
    handle(item);
  }
  return (item) => {
    const isFree = waiting.length === 0 && fits(item);
    if (isFree) start(item);
    else waiting.push(item);
    return isFree;
  };
}
