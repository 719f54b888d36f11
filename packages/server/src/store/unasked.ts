/** Commands that a table surely never had, so that the file need not be asked about every one of them. */
import { dropOldest, itemAt } from '@duopolis/rules';
import type { TableId } from '@duopolis/table/host';

/** Bits for a table: after five games of seven, two commands in a hundred are asked about for nothing. */
const BITS = 32_768;
/** Tables whose commands are remembered: those that began last, with up to 32 MB. */
const MOST_TABLES = 8_192;

export interface Unasked {
  /** A table that has had no command yet. */
  readonly begin: (tableId: TableId) => void;
  readonly add: (tableId: TableId, command: string) => void;
  /** Whether a table may have had a command; of one that did not begin here nothing is known. */
  readonly mayHave: (tableId: TableId, command: string) => boolean;
  readonly forget: (tableId: TableId) => void;
  readonly forgetAll: () => void;
}

/** Two places of a command among the bits: the first and the last fifteen bits of its hash (FNV-1a, mixed once more). */
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

export function newUnasked(most = MOST_TABLES): Unasked {
  const tables = new Map<TableId, Uint8Array>();
  return {
    begin: (tableId) => {
      tables.set(tableId, new Uint8Array(BITS / 8));
      dropOldest(tables, most);
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
    forget: (tableId) => void tables.delete(tableId),
    forgetAll: () => tables.clear(),
  };
}
