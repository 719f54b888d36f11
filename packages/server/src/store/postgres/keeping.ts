/** Which node does what happens at a table by itself: clocks that run out, bots that move. Each is done by one node. */
import type { TableId } from '@duopolis/table/host';
import type { Session } from './session.ts';

/** What its own node has not done so long after it was due, it is reminded of. */
const OVERDUE = 5_000;

export interface Keeping {
  readonly keeps: (tableId: TableId) => boolean;
  readonly keptBy: (tableId: TableId, node: number | undefined) => void;
  /** Takes tables at which something is due and that no living node keeps. */
  readonly claim: (now: number) => Promise<readonly TableId[]>;
  /** A table that this node forgets is free for all. */
  readonly release: (tableId: TableId) => void;
  readonly releaseAll: () => void;
}

export function openKeeping(session: () => Session): Keeping {
  const kept = new Set<TableId>();
  return {
    keeps: (tableId) => kept.has(tableId),
    keptBy: (tableId, node) => {
      if (node !== undefined && node === session().node()) kept.add(tableId);
      else kept.delete(tableId);
    },
    claim: async (now) => {
      const rows = await session().query<{ readonly id: TableId }>(
        `WITH free AS (
           SELECT id FROM tables WHERE due_at <= $2
             AND (keeper IS NULL OR keeper <> ALL((SELECT living_nodes())::integer[])
               OR (keeper = $1 AND due_at < $2 - ${OVERDUE}))
           ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED
         ) UPDATE tables SET keeper = $1 WHERE id IN (SELECT id FROM free) RETURNING id`,
        session().node(),
        now,
      );
      for (const { id } of rows) kept.add(id);
      return rows.map(({ id }) => id);
    },
    release: (tableId) => {
      if (!kept.delete(tableId)) return;
      session()
        .query('UPDATE tables SET keeper = NULL WHERE id = $1 AND keeper = $2', tableId, session().node())
        .catch(() => {});
    },
    releaseAll: () => kept.clear(),
  };
}
