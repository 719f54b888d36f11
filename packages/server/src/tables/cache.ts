/** A cache bounded by bytes; it evicts the least recently used entry first. */

export interface Cache<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T, bytes: number) => void;
}

interface Kept<T> {
  readonly value: T;
  readonly bytes: number;
}

export function newCache<T>(mostBytes: number): Cache<T> {
  /** In order of last use. */
  const kept = new Map<string, Kept<T>>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, bytes) => {
      drop(key);
      if (bytes > mostBytes) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
