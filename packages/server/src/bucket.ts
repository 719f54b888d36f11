/** How fast a client may talk: a bucket of messages that fills again. */

interface Size {
  readonly most: number;
  readonly perSecond: number;
}

/** Seconds of messages that a silent client may send at once. */
export const BURST = 3;

/** A bucket of messages of a person. */
export const bucketOf = (perSecond: number): Size => ({ most: BURST * perSecond, perSecond });

export interface Bucket {
  readonly take: (now: number) => boolean;
  /** Takes one that could not be refused, if need be on credit. */
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
