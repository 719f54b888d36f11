/** Limits how fast a client may send: a token bucket of messages. */

interface Size {
  readonly most: number;
  readonly perSecond: number;
}

/** A silent client may send this many seconds' worth of messages at once. */
export const BURST = 3;

/** The message bucket of one person. */
export const bucketOf = (perSecond: number): Size => ({ most: BURST * perSecond, perSecond });

export interface Bucket {
  readonly take: (now: number) => boolean;
  /** Counts a message that can't be refused, on credit if the bucket is empty. */
  readonly owe: (now: number) => void;
  readonly isInDebt: (now: number) => boolean;
}

export function newBucket(now: number, { most, perSecond }: Size): Bucket {
  let left: number = most;
  let last = now;
  const fill = (at: number): void => {
    left = Math.min(most, left + (Math.max(0, at - last) * perSecond) / 1_000);
    last = at;
  };
  return {
    take: (at) => {
      fill(at);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    owe: (at) => {
      fill(at);
      left = Math.max(-most, left - 1);
    },
    isInDebt: (at) => {
      fill(at);
      return left < 0;
    },
  };
}
