/** How fast a client may talk: a bucket of messages that fills again. */

interface Size {
  readonly most: number;
  readonly perSecond: number;
}

export const BUCKET: Size = { most: 120, perSecond: 40 };

export interface Bucket {
  readonly take: (now: number) => boolean;
}

export function newBucket(now: number, { most, perSecond }: Size = BUCKET): Bucket {
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
