/** Whose turn it is at tables that last several days, in the data file: the outbox of notices, written with the events. */
import type { DatabaseSync } from 'node:sqlite';
import type { Turns } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';

/**
 * Within a transaction. Deletes the rows of past phases; rows of the current phase stay, and `since` restarts when their person leaves
 * the table. Only servers of the previous version read `seen`.
 */
export function openTurnOutbox(db: DatabaseSync): (tableId: TableId, turns: Turns) => void {
  const forget = db.prepare('DELETE FROM turns WHERE table_id = ? AND position <> ?');
  const rest = db.prepare(
    `UPDATE turns SET waits = 0, due = NULL
     WHERE table_id = ? AND member NOT IN (SELECT value ->> 'member' FROM json_each(?))`,
  );
  const keep = db.prepare(
    `INSERT INTO turns (table_id, member, position, act, since, until, waits, here, seen, due)
     SELECT ?1, value ->> 'member', ?2, ?3, ?4, value ->> 'until', 1, value ->> 'here', value ->> 'here', ?4
     FROM json_each(?5) WHERE true
     ON CONFLICT DO UPDATE SET until = excluded.until, waits = 1, here = excluded.here,
       since = CASE WHEN here > excluded.here THEN excluded.since ELSE since END,
       seen = max(seen, excluded.here), due = excluded.due`,
  );
  return (tableId, { position, act, at, waiting }) => {
    const members = JSON.stringify(waiting);
    forget.run(tableId, position);
    rest.run(tableId, members);
    if (waiting.length > 0) keep.run(tableId, position, act, at, members);
  };
}
