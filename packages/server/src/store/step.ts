/** A step of a table as it is written: texts, made before its transaction begins. */
import type { Append, TableId } from '@duopolis/table/host';

export interface WrittenStep {
  readonly tableId: TableId;
  readonly expected: number;
  /** The events, one a line: no JSON text has a line break in it. */
  readonly lines: string;
  readonly count: number;
  readonly commands: readonly string[];
  readonly about: string;
}

export const LINE = '\n';

export const writeStep = ({ tableId, expected, events, commands, about }: Append): WrittenStep => ({
  tableId,
  expected,
  lines: events.map((event) => JSON.stringify(event)).join(LINE),
  count: events.length,
  commands,
  about: JSON.stringify(about),
});
