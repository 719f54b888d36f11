/** Latencies of answers: median, p99 and p99.9. */

export interface Latencies {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly most: number;
}

export function summaryOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), most: at(1) };
}
