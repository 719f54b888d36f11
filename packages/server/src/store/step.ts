/** A step of a table as it is written: texts, encoded before its transaction begins. */
import type { AboutTable, Turns } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';

export interface WrittenStep {
  readonly tableId: TableId;
  readonly expected: number;
  /** The events, one per line: no JSON text has a line break in it. */
  readonly lines: string;
  readonly count: number;
  readonly commands: readonly string[];
  readonly about: string;
  /** The same before encoding. */
  readonly known: AboutTable;
  readonly turns?: Turns;
}

export const LINE = '\n';
