/**
 * Holds back messages of a network over its limit, in order, so that nobody is cut off because of a neighbour behind the
 * same router.
 */
import { type Bucket, take } from '../bucket.ts';

interface Holding<T> {
  readonly bucketOf: (message: T) => Bucket;
  /** Handles a message that was held back. */
  readonly release: (message: T) => void;
  /** There is no room to hold a message back. */
  readonly refuse: (message: T) => void;
  readonly now: () => number;
  /** Checks again after a moment. */
  readonly later: (look: () => void) => void;
}

/** Messages of all networks that wait. Each stands for a socket that is not read meanwhile, with about 150 KB before it. */
export const MOST_HELD = 1_024;

/** Returns whether a message may pass at once; otherwise it is released later, or refused. */
export function newHolding<T>({
  bucketOf,
  release,
  refuse,
  now,
  later,
}: Holding<T>): (message: T) => boolean {
  const held = new Map<Bucket, T[]>();
  let count = 0;

  function releaseSome(): void {
    for (const [bucket, messages] of held) {
      while (messages.length > 0 && take(bucket, now())) {
        count -= 1;
        messages.splice(0, 1).forEach(release);
      }
      if (messages.length === 0) held.delete(bucket);
    }
    if (held.size > 0) later(releaseSome);
  }

  return (message) => {
    const bucket = bucketOf(message);
    const before = held.get(bucket);
    if (before === undefined && take(bucket, now())) return true;
    if (count >= MOST_HELD) {
      refuse(message);
      return false;
    }
    count += 1;
    if (held.size === 0) later(releaseSome);
    if (before === undefined) held.set(bucket, [message]);
    else before.push(message);
    return false;
  };
}
