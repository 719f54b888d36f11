/** Open sockets in parts of equal size: what all of them need regularly is done to one part at a time. */

export interface Placed {
  /** The part it is in. */
  readonly part: number;
}

export interface Parts<T extends Placed> {
  /** Where the next one belongs: the smallest part, so that nobody can fill one by closing what is in the others. */
  readonly next: () => number;
  readonly add: (one: T) => void;
  readonly remove: (one: T) => void;
  readonly has: (one: T) => boolean;
  readonly count: () => number;
  readonly part: (nth: number) => Iterable<T>;
  readonly all: () => Iterable<T>;
}

export function newParts<T extends Placed>(many: number): Parts<T> {
  const parts = Array.from({ length: many }, () => new Set<T>());
  const sizeOf = (nth: number): number => parts[nth]?.size ?? 0;
  return {
    next: () => parts.reduce((least, { size }, nth) => (size < sizeOf(least) ? nth : least), 0),
    add: (one) => void parts[one.part]?.add(one),
    remove: (one) => void parts[one.part]?.delete(one),
    has: (one) => parts[one.part]?.has(one) === true,
    count: () => parts.reduce((sum, { size }) => sum + size, 0),
    part: (nth) => parts[nth] ?? [],
    all: function* () {
      for (const part of parts) yield* part;
    },
  };
}
