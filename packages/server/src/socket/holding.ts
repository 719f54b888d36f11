/**
 * Holds back messages of a network over its limit, in order, so that nobody is cut off because of a neighbour behind the
 * same router.
 */
import { type Bucket, take } from '../bucket.ts';

interface Holding<T> {
  readonly bucketOf: (message: T) => Bucket;
  /** Handles a message that was held back. */
  readonly release: (message: T) => void;
  readonly now: () => number;
  /** Checks again after a moment. */
  readonly later: (look: () => void) => void;
}

/** Returns whether a message may pass at once; otherwise it is released later. */
export function newHolding<T>({ bucketOf, release, now, later }: Holding<T>): (message: T) => boolean {
  const held = new Map<Bucket, T[]>();

  function releaseSome(): void {
    for (const [bucket, messages] of held) {
      while (messages.length > 0 && take(bucket, now())) messages.splice(0, 1).forEach(release);
      if (messages.length === 0) held.delete(bucket);
    }
    if (held.size > 0) later(releaseSome);
  }

  return (message) => {
    const bucket = bucketOf(message);
    const before = held.get(bucket);
    if (before !== undefined) before.push(message);
    else if (take(bucket, now())) return true;
    else {
      if (held.size === 0) later(releaseSome);
      held.set(bucket, [message]);
    }
    return false;
  };
}
