/** Stores the events of tables. Every store passes the suite of `@duopolis/table/contract`. */
import type { AboutTable } from '../about.ts';
import type { TableEvent } from '../event.ts';
import type { Turns } from '../turns.ts';

export type TableId = string;

/** One step of a table: stored completely or not at all. */
export interface Append {
  readonly tableId: TableId;
  /** The version it was decided on: the number of earlier events. */
  readonly expected: number;
  readonly events: readonly TableEvent[];
  /** The commands it answers; none of them can be appended to this table again. */
  readonly commands: readonly string[];
  /** The table's summary after it. */
  readonly about: AboutTable;
  /** Whom a table that lasts several days waits for after it; stores with notices keep it with the events. */
  readonly turns?: Turns;
}

export type AppendResult =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false;
      readonly code: 'conflict';
      readonly version: number;
      /** The events appended since the expected version, if the store returns them. */
      readonly missed?: readonly TableEvent[];
    }
  | { readonly ok: false; readonly code: 'repeated'; readonly command: string }
  /** Another host decides the table now. */
  | { readonly ok: false; readonly code: 'elsewhere' };

/** Events that another process has appended, with the version after them, so that no read is needed. */
export interface News {
  readonly version: number;
  readonly events: () => readonly TableEvent[];
}

export interface StoredTable {
  readonly tableId: TableId;
  readonly version: number;
  readonly about: AboutTable;
}

export interface EventStore {
  /** Resolves when the events are durable, and rejects if that is not certain. */
  readonly append: (append: Append) => Promise<AppendResult>;
  /** The events after a version, in order, all or the first ones; none for a missing table. */
  readonly read: (tableId: TableId, after?: number, most?: number) => Promise<readonly TableEvent[]>;
  /** Whether a command has been answered. */
  readonly knows: (tableId: TableId, command: string) => Promise<boolean>;
  /** Every table, without loading it. */
  readonly list: () => Promise<readonly StoredTable[]>;
  readonly remove: (tableId: TableId) => Promise<void>;
}
