/** A Bloom filter of the commands each table has seen, so most lookups skip the disk. */
import { itemAt } from '@duopolis/rules/lists';
import type { TableId } from '@duopolis/table/host';

/** Bits per table: after five games of seven players, two lookups in a hundred reach the disk for nothing. */
export const BITS = 32_768;
/** Tables with a filter: the newest ones, 32 MB in all. */
export const MOST_FILTERS = 8_192;

export interface CommandFilter {
  /** Starts the filter of a new table, which has no commands yet. */
  readonly begin: (tableId: TableId) => void;
  readonly add: (tableId: TableId, command: string) => void;
  /** Whether a table may have seen a command. Always true for a table without a filter. */
  readonly mayHave: (tableId: TableId, command: string) => boolean;
  readonly forget: (tableId: TableId) => void;
  readonly forgetAll: () => void;
}

/** A command sets two bits: the first and the last fifteen bits of its hash (FNV-1a, mixed once more). */
function placesOf(command: string): readonly [number, number] {
  let hash = 0x81_1c_9d_c5;
  for (let nth = 0; nth < command.length; nth++) {
    hash = Math.imul(hash ^ command.charCodeAt(nth), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return [hash >>> 17, hash & (BITS - 1)];
}

const bitOf = (place: number): number => 1 << (place & 7);
const byteOf = (bits: Uint8Array, place: number): number => itemAt(bits, place >>> 3);

/** Filters allocated together. */
const TOGETHER = 64;
const BYTES = BITS / 8;

interface Filters {
  /** An empty one. */
  readonly take: () => Uint8Array;
  readonly giveBack: (filter: Uint8Array) => void;
}

/**
 * Slices of larger buffers, reused: small buffers that live as long as tables, between short-lived ones, would keep
 * memory from being returned.
 */
function newFilters(): Filters {
  let free: Uint8Array[] = [];
  return {
    take: () => {
      const taken = free.pop();
      if (taken !== undefined) return taken.fill(0);
      const all = new Uint8Array(TOGETHER * BYTES);
      free = Array.from({ length: TOGETHER }, (_, nth) => all.subarray(nth * BYTES, (nth + 1) * BYTES));
      return free.pop() ?? all;
    },
    giveBack: (filter) => void free.push(filter),
  };
}

export function newCommandFilter(most = MOST_FILTERS): CommandFilter {
  const filters = newFilters();
  const tables = new Map<TableId, Uint8Array>();
  const drop = (tableId: TableId): void => {
    const filter = tables.get(tableId);
    if (filter !== undefined && tables.delete(tableId)) filters.giveBack(filter);
  };
  return {
    begin: (tableId) => {
      drop(tableId);
      const [oldest] = tables.size >= most ? tables.keys() : [];
      if (oldest !== undefined) drop(oldest);
      tables.set(tableId, filters.take());
    },
    add: (tableId, command) => {
      const bits = tables.get(tableId);
      if (bits === undefined) return;
      for (const place of placesOf(command)) bits[place >>> 3] = byteOf(bits, place) | bitOf(place);
    },
    mayHave: (tableId, command) => {
      const bits = tables.get(tableId);
      return (
        bits === undefined || placesOf(command).every((place) => (byteOf(bits, place) & bitOf(place)) !== 0)
      );
    },
    forget: drop,
    forgetAll: () => [...tables.keys()].forEach(drop),
  };
}
