/** Which readers to cut off while all together leave too much unread. */

/** Bytes that wait for all readers together; above that the slowest are cut until half is left. */
export const MOST_UNREAD = 67_108_864;

/** Those with the most unread bytes; nobody while all together have few. */
export function slowest<T>(
  readers: Iterable<T>,
  unread: (reader: T) => number,
  most = MOST_UNREAD,
): readonly T[] {
  const holding: { readonly reader: T; readonly bytes: number }[] = [];
  let total = 0;
  for (const reader of readers) {
    const bytes = unread(reader);
    if (bytes > 0) holding.push({ reader, bytes });
    total += bytes;
  }
  if (total <= most) return [];
  holding.sort((one, other) => other.bytes - one.bytes);
  const slow: T[] = [];
  for (const { reader, bytes } of holding) {
    if (total <= most / 2) break;
    slow.push(reader);
    total -= bytes;
  }
  return slow;
}
