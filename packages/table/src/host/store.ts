/** Where the events of tables are kept. Every store passes the suite of `@duopolis/table/contract`. */
import type { AboutTable } from '../about.ts';
import type { TableEvent } from '../event.ts';
import type { Turns } from '../turns.ts';

export type TableId = string;

/** One step of a table: all of it is kept, or nothing. */
export interface Append {
  readonly tableId: TableId;
  /** The version it was decided on: the number of events before. */
  readonly expected: number;
  readonly events: readonly TableEvent[];
  /** The commands it answers; none of them can be appended to this table again. */
  readonly commands: readonly string[];
  /** The table after it. */
  readonly about: AboutTable;
  /** Whom a table of several days waits for after it; kept with the events by stores that have notices. */
  readonly turns?: Turns;
}

export type AppendResult =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false;
      readonly code: 'conflict';
      readonly version: number;
      /** What was appended since the version it expected, if the store says it without being asked. */
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
  /** The events after a version, in order, all or the first ones; none for a table that is not there. */
  readonly read: (tableId: TableId, after?: number, most?: number) => Promise<readonly TableEvent[]>;
  /** Whether a command has been answered. */
  readonly knows: (tableId: TableId, command: string) => Promise<boolean>;
  /** Every table, without loading it. */
  readonly list: () => Promise<readonly StoredTable[]>;
  readonly remove: (tableId: TableId) => Promise<void>;
}
