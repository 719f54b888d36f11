/** Counts requests by key in a count-min sketch: fixed memory, no key is evicted, and errors only refuse more. */
import { hash, randomBytes } from 'node:crypto';

/** Every key has a slot in each row; its count is the smallest of them. */
const ROWS = 4;
const SLOTS = 16_384;
const SEED_BYTES = 16;

export interface Window {
  /** Milliseconds after which all counts restart. */
  readonly length: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

export interface Counts {
  /** Counts one more, or several; returns 0 within the limit, otherwise the milliseconds until the next window. */
  readonly take: (key: string, most: number, units?: number) => number;
}

export function newCounts({ length, now }: Window): Counts {
  const slots = new Uint32Array(ROWS * SLOTS);
  /** Secret, so that nobody can choose keys that share another's slots. */
  const seed = randomBytes(SEED_BYTES).toString('hex');
  let ends = now() + length;

  const slotsOf = (key: string): readonly number[] => {
    const digest = hash('sha256', `${seed} ${key}`, 'buffer');
    return Array.from({ length: ROWS }, (_, row) => row * SLOTS + (digest.readUInt16LE(row * 2) % SLOTS));
  };

  return {
    take: (key, most, units = 1) => {
      const at = now();
      if (at >= ends) {
        slots.fill(0);
        ends = at + length;
      }
      const own = slotsOf(key);
      const count = Math.min(...own.map((slot) => slots[slot] ?? 0));
      if (count + units > most) return ends - at;
      /** Increments only the smallest slots: the others already count somebody else. */
      for (const slot of own) slots[slot] = Math.max(slots[slot] ?? 0, count + units);
      return 0;
    },
  };
}
