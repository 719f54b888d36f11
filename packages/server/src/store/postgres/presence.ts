/** Who listens to which table at which node, so that who leaves one node and is at another has not dropped out. */
import type { MemberId } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import type { Session } from './session.ts';

export interface Listening {
  readonly tableId: TableId;
  readonly member: MemberId;
}

interface PresenceRow {
  readonly table_id: TableId;
  readonly member: MemberId;
}

export interface Presence {
  readonly come: (tableId: TableId, member: MemberId) => Promise<void>;
  readonly gone: (tableId: TableId, member: MemberId) => Promise<void>;
  readonly listens: (tableId: TableId, member: MemberId) => Promise<boolean>;
  /** Nobody of a table listens at this node any more: another one has taken them over. */
  readonly forget: (tableId: TableId) => void;
  /** Says it all again, under a new number. */
  readonly announce: () => Promise<void>;
  /** Takes over what dead nodes said; each of them by one node only. */
  readonly inherit: () => Promise<readonly Listening[]>;
  /** They have had their time to come back. */
  readonly expire: (inherited: readonly Listening[]) => void;
  /** Lets go of what was inherited, unless they have come to this node or another one has died under them. */
  readonly settle: (inherited: Listening) => Promise<void>;
  /** This node ends: whoever was here has not dropped out before they had time to come to another. */
  readonly leave: () => void;
  /** Tables where more are said to be than any node knows of: what lost answers and a crash of everything leave behind. */
  readonly lost: () => Promise<readonly TableId[]>;
}

const keyOf = (tableId: TableId, member: MemberId): string => `${tableId} ${member}`;

/** The nodes that said anything, each found by one step in the index: how many people they have does not matter. */
const NODES_SAID = `said (node) AS (
  SELECT min(node) FROM presence
  UNION ALL SELECT (SELECT min(node) FROM presence WHERE node > said.node) FROM said WHERE said.node IS NOT NULL
)`;

const OURS = 'table_id = $1 AND member = $2 AND node = $3';

export function openPresence(session: () => Session): Presence {
  const here = new Map<string, Listening>();
  /** How often somebody was inherited and still has time to come back. */
  const awaited = new Map<string, number>();
  let leaving = false;
  const node = (): number | undefined => session().node();

  const say = async (text: string, tableId: TableId, member: MemberId): Promise<void> => {
    /** What can't be said now is said again when the connection is back, or found among what a dead node left. */
    await session()
      .query(text, tableId, member, node())
      .catch(() => {});
  };

  return {
    come: (tableId, member) => {
      here.set(keyOf(tableId, member), { tableId, member });
      return say('INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', tableId, member);
    },
    gone: async (tableId, member) => {
      if (leaving) return;
      here.delete(keyOf(tableId, member));
      await say(`DELETE FROM presence WHERE ${OURS}`, tableId, member);
    },
    /**
     * Whoever was at a node that has just died is there until they are inherited, and then have time to come back. Where it
     * can't be known nobody is taken for gone; whoever is will be found among what a node left.
     */
    listens: async (tableId, member) => {
      if (leaving || awaited.has(keyOf(tableId, member))) return true;
      const asked = session().query(
        'SELECT FROM presence WHERE table_id = $1 AND member = $2 AND node <> $3 LIMIT 1',
        tableId,
        member,
        node(),
      );
      return asked.then(
        (found) => found.length > 0,
        () => true,
      );
    },
    forget: (tableId) => {
      if (leaving) return;
      for (const [key, one] of here) if (one.tableId === tableId) here.delete(key);
      session()
        .query('DELETE FROM presence WHERE table_id = $1 AND node = $2', tableId, node())
        .catch(() => {});
    },
    leave: () => {
      leaving = true;
    },
    announce: async () => {
      const all = [...here.values()];
      await session().query(
        'INSERT INTO presence SELECT *, $3::integer FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
        all.map(({ tableId }) => tableId),
        all.map(({ member }) => member),
        node(),
      );
    },
    inherit: async () => {
      const rows = await session().query<PresenceRow>(
        `WITH RECURSIVE ${NODES_SAID}, left_behind AS (
           SELECT ctid FROM presence
           WHERE node = ANY(ARRAY(SELECT node FROM said EXCEPT SELECT unnest(living_nodes())))
           LIMIT 500 FOR UPDATE SKIP LOCKED
         ), dead AS (DELETE FROM presence WHERE ctid IN (SELECT ctid FROM left_behind) RETURNING table_id, member),
           ours AS (INSERT INTO presence SELECT DISTINCT table_id, member, $1::integer FROM dead ON CONFLICT DO NOTHING)
         SELECT DISTINCT table_id, member FROM dead`,
        node(),
      );
      for (const { table_id: tableId, member } of rows) {
        const key = keyOf(tableId, member);
        awaited.set(key, (awaited.get(key) ?? 0) + 1);
      }
      return rows.map(({ table_id: tableId, member }) => ({ tableId, member }));
    },
    expire: (inherited) => {
      for (const { tableId, member } of inherited) {
        const key = keyOf(tableId, member);
        const times = (awaited.get(key) ?? 0) - 1;
        if (times > 0) awaited.set(key, times);
        else awaited.delete(key);
      }
    },
    settle: async ({ tableId, member }) => {
      const key = keyOf(tableId, member);
      if (!here.has(key) && !awaited.has(key))
        await say(`DELETE FROM presence WHERE ${OURS}`, tableId, member);
    },
    lost: async () => {
      const rows = await session().query<Pick<PresenceRow, 'table_id'>>(
        `SELECT id AS table_id FROM tables
         WHERE here > 0 AND here > (SELECT count(DISTINCT member) FROM presence WHERE table_id = id)`,
      );
      return rows.map(({ table_id: tableId }) => tableId);
    },
  };
}
