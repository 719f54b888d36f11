/** Names beside the ends of lines, moved apart so that each can be read. */

/** The heights of the names, pushed apart where lines end close together. */
export function spreadLabels(wanted: readonly number[], apart: number, lowest: number): readonly number[] {
  const order = wanted
    .map((_, nth) => nth)
    .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = wanted.map(() => 0);
  let last = Number.NEGATIVE_INFINITY;
  for (const nth of order) {
    last = Math.max(wanted[nth] ?? 0, last + apart);
    placed[nth] = last;
  }
  let next = lowest + apart;
  for (const nth of order.toReversed()) {
    next = Math.min(placed[nth] ?? 0, next - apart);
    placed[nth] = next;
  }
  return placed;
}
