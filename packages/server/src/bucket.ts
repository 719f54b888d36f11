/** Limits how fast a client may send: a token bucket of messages. Plain data, since every person has one. */

interface Size {
  readonly most: number;
  readonly perSecond: number;
}

/** A silent client may send this many seconds' worth of messages at once. */
const BURST = 3;

/** The message bucket of one person. */
export const bucketOf = (perSecond: number): Size => ({ most: BURST * perSecond, perSecond });

export interface Bucket {
  readonly size: Size;
  left: number;
  last: number;
}

export const newBucket = (now: number, size: Size): Bucket => ({ size, left: size.most, last: now });

function fill(bucket: Bucket, now: number): void {
  const { most, perSecond } = bucket.size;
  bucket.left = Math.min(most, bucket.left + (Math.max(0, now - bucket.last) * perSecond) / 1_000);
  bucket.last = now;
}

export function take(bucket: Bucket, now: number): boolean {
  fill(bucket, now);
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** Counts a message that can't be refused, on credit if the bucket is empty. */
export function owe(bucket: Bucket, now: number): void {
  fill(bucket, now);
  bucket.left = Math.max(-bucket.size.most, bucket.left - 1);
}

export function isInDebt(bucket: Bucket, now: number): boolean {
  fill(bucket, now);
  return bucket.left < 0;
}
