/** How fast a client may talk: a bucket of messages that fills again. */

interface Size {
  readonly most: number;
  readonly perSecond: number;
}

/** Who was silent may send the messages of so many seconds at once. */
export const BURST = 3;

/** A bucket of messages of a person. */
export const bucketOf = (perSecond: number): Size => ({ most: BURST * perSecond, perSecond });

export interface Bucket {
  readonly take: (now: number) => boolean;
}

export function newBucket(now: number, { most, perSecond }: Size): Bucket {
  let left: number = most;
  let last = now;
  return {
    take: (at) => {
      left = Math.min(most, left + (Math.max(0, at - last) * perSecond) / 1_000);
      last = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
