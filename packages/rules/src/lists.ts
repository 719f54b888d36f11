/** Lists with entries that must exist, and closed sets of values. */

/** The entry at an index where there must be one. */
export function itemAt<T>(list: ArrayLike<T | undefined>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${list.length}`);
  return item;
}

/** Bounds a map to its newest entries: call it after each new one. */
export function dropOldest<K>(map: Map<K, unknown>, most: number): void {
  const oldest = map.size > most ? map.keys().next() : undefined;
  if (oldest?.done === false) map.delete(oldest.value);
}

/** The last entry of a list that has one. */
export const lastOf = <T>(list: ArrayLike<T | undefined>): T => itemAt(list, list.length - 1);

export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

/** The entry under a name that need not be a key of the record. */
export const ownOf = <T>(record: { readonly [key: string]: T }, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The keys of a record that has no others than its type says. */
export const keysOf = <K extends string>(record: { readonly [key in K]?: unknown }): readonly K[] =>
  Object.keys(record) as K[];

/** The same of both. */
export const mapPair = <T, U>([one, other]: readonly [T, T], to: (item: T) => U): readonly [U, U] => [
  to(one),
  to(other),
];

/** The first item that a list has twice, found in one pass. */
export function firstTwice<T>(items: readonly T[]): T | undefined {
  const seen = new Set<T>();
  for (const item of items) {
    if (seen.has(item)) return item;
    seen.add(item);
  }
  return undefined;
}
