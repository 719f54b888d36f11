/** Picks slow readers to cut off: those that accept nothing for a while, and the slowest while all together hold too much. */

/** Unread bytes of all sockets together; above that the largest are cut until half is left. */
const MOST_UNREAD = 134_217_728;

interface Reading<T> {
  /** Bytes that a reader has not taken. */
  readonly unread: (reader: T) => number;
  /** Whether it takes anything. */
  readonly flows: (reader: T) => boolean;
  readonly most?: number;
}

export function slowReaders<T>(
  readers: Iterable<T>,
  { unread, flows, most = MOST_UNREAD }: Reading<T>,
): readonly T[] {
  const slow: T[] = [];
  const holding: { readonly reader: T; readonly bytes: number }[] = [];
  let total = 0;
  for (const reader of readers) {
    const bytes = unread(reader);
    if (!flows(reader)) slow.push(reader);
    else if (bytes > 0) {
      holding.push({ reader, bytes });
      total += bytes;
    }
  }
  if (total <= most) return slow;
  holding.sort((one, other) => other.bytes - one.bytes);
  for (const { reader, bytes } of holding) {
    if (total <= most / 2) break;
    slow.push(reader);
    total -= bytes;
  }
  return slow;
}
