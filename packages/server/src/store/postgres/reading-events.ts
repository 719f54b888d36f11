/** How a node reads and removes tables in PostgreSQL. */
import type { TableEvent } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import type { Pool } from 'pg';
import { removedNote } from './notes.ts';
import type { Patience } from './patience.ts';

export interface Asking {
  readonly pool: Pool;
  readonly patience: Patience;
  readonly node: () => number | undefined;
  /** A table was removed. */
  readonly removed: (note: string) => void;
  /** Tables with an append whose outcome is unknown. */
  readonly uncertain: Set<TableId>;
}

/** A connection that does not answer in time is given up. */
export const inTime = ({ patience }: Pick<Asking, 'patience'>) => ({ query_timeout: patience.longest });

export async function readEvents(
  asking: Asking,
  tableId: TableId,
  { after, most }: { readonly after: number; readonly most: number | undefined },
): Promise<readonly TableEvent[]> {
  const { rows } = await asking.patience.ask(() =>
    asking.pool.query<{ event: string }>({
      ...inTime(asking),
      name: 'read',
      text: 'SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3',
      values: [tableId, after, most ?? null],
    }),
  );
  return rows.map(({ event }) => JSON.parse(event) as TableEvent);
}

export async function knowsCommand(asking: Asking, tableId: TableId, command: string): Promise<boolean> {
  const { uncertain, patience, pool } = asking;
  /** An append whose answer was lost may still be running: it holds the row. */
  if (uncertain.has(tableId)) await settle(asking, tableId);
  uncertain.delete(tableId);
  const { rowCount } = await patience.ask(() =>
    pool.query({
      ...inTime(asking),
      name: 'knows',
      text: 'SELECT FROM commands WHERE table_id = $1 AND command = $2',
      values: [tableId, command],
    }),
  );
  return rowCount === 1;
}

const settle = (asking: Asking, tableId: TableId) =>
  asking.patience.ask(() =>
    asking.pool.query({
      ...inTime(asking),
      text: 'SELECT FROM tables WHERE id = $1 FOR SHARE',
      values: [tableId],
    }),
  );

/** Removes a table, either always or only at one version and if nobody is there; an append holds the table's row. */
export async function removeTable(
  { pool, removed, node }: Asking,
  tableId: TableId,
  version?: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH table_gone AS (DELETE FROM tables WHERE id = $1 AND version = coalesce($2, version)
         AND ($2::integer IS NULL OR NOT EXISTS (SELECT FROM presence WHERE table_id = $1)) RETURNING id),
       events_gone AS (DELETE FROM events WHERE table_id IN (SELECT id FROM table_gone)),
       commands_gone AS (DELETE FROM commands WHERE table_id IN (SELECT id FROM table_gone)),
       turns_gone AS (DELETE FROM turns WHERE table_id IN (SELECT id FROM table_gone)),
       presence_gone AS (DELETE FROM presence WHERE table_id IN (SELECT id FROM table_gone))
     SELECT id FROM table_gone`,
    [tableId, version ?? null],
  );
  if (rowCount === 1) removed(removedNote(node(), tableId));
  return rowCount === 1;
}
