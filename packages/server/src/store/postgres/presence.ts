/** Records which members listen to which table at which node, so that moving to another node doesn't count as dropping out. */
import type { MemberId } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import type { Session } from './node-session.ts';

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
  /** Nobody at this node listens to the table any more: another node has taken them over. */
  readonly forget: (tableId: TableId) => void;
  /** Announces everything again, under a new number. */
  readonly announce: () => Promise<void>;
  /** Inherits the members of dead nodes; each node's members go to one node only. */
  readonly inherit: () => Promise<readonly Listening[]>;
  /** Their time to come back is over. */
  readonly expire: (inherited: readonly Listening[]) => void;
  /** Drops what was inherited, unless they came to this node or yet another node died with them. */
  readonly settle: (inherited: Listening) => Promise<void>;
  /** This node is stopping: people here get time to reconnect to another before they count as dropped out. */
  readonly leave: () => void;
  /** Tables with more recorded members than any node knows of: left over from lost answers and crashes. */
  readonly lost: () => Promise<readonly TableId[]>;
}

const keyOf = (tableId: TableId, member: MemberId): string => `${tableId} ${member}`;

/** The nodes that recorded anything, each found by one index step, however many people they have. */
const NODES_SAID = `said (node) AS (
  SELECT min(node) FROM presence
  UNION ALL SELECT (SELECT min(node) FROM presence WHERE node > said.node) FROM said WHERE said.node IS NOT NULL
)`;

const OURS = 'table_id = $1 AND member = $2 AND node = $3';

const INHERIT = `WITH RECURSIVE ${NODES_SAID}, left_behind AS (
   SELECT ctid FROM presence
   WHERE node = ANY(ARRAY(SELECT node FROM said EXCEPT SELECT unnest(living_nodes())))
   LIMIT 500 FOR UPDATE SKIP LOCKED
 ), dead AS (DELETE FROM presence WHERE ctid IN (SELECT ctid FROM left_behind) RETURNING table_id, member),
   ours AS (INSERT INTO presence SELECT DISTINCT table_id, member, $1::integer FROM dead ON CONFLICT DO NOTHING)
 SELECT DISTINCT table_id, member FROM dead`;

const LOST = `SELECT id AS table_id FROM tables
 WHERE here > 0 AND here > (SELECT count(DISTINCT member) FROM presence WHERE table_id = id)`;

/** A node's knowledge of its own people and of those it inherited. */
interface Known {
  readonly session: () => Session;
  readonly here: Map<string, Listening>;
  /** How often somebody was inherited and still has time to come back. */
  readonly awaited: Map<string, number>;
  isLeaving: boolean;
}

export function openPresence(session: () => Session): Presence {
  const known: Known = { session, here: new Map(), awaited: new Map(), isLeaving: false };
  return {
    come: (tableId, member) => {
      known.here.set(keyOf(tableId, member), { tableId, member });
      return say(known, 'INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', {
        tableId,
        member,
      });
    },
    gone: async (tableId, member) => {
      if (known.isLeaving) return;
      known.here.delete(keyOf(tableId, member));
      await remove(known, { tableId, member });
    },
    listens: (tableId, member) => listens(known, { tableId, member }),
    forget: (tableId) => forget(known, tableId),
    leave: () => {
      known.isLeaving = true;
    },
    announce: () => announce(known),
    inherit: () => inherit(known),
    expire: (inherited) => inherited.forEach((one) => expire(known, one)),
    settle: async ({ tableId, member }) => {
      const key = keyOf(tableId, member);
      if (!known.here.has(key) && !known.awaited.has(key)) await remove(known, { tableId, member });
    },
    lost: async () => {
      const rows = await session().query<Pick<PresenceRow, 'table_id'>>(LOST);
      return rows.map(({ table_id: tableId }) => tableId);
    },
  };
}

/** What can't be sent now is sent again when the connection is back, or found among what a dead node left. */
async function say({ session }: Known, text: string, { tableId, member }: Listening): Promise<void> {
  await session()
    .query(text, tableId, member, session().node())
    .catch(() => {});
}

const remove = (known: Known, one: Listening): Promise<void> =>
  say(known, `DELETE FROM presence WHERE ${OURS}`, one);

/**
 * Whether a member listens at another node. Members of a node that has just died count until they are inherited, and then have
 * time to come back. If the database does not answer, nobody counts as gone; the nodes find them later.
 */
async function listens(
  { session, awaited, isLeaving }: Known,
  { tableId, member }: Listening,
): Promise<boolean> {
  if (isLeaving || awaited.has(keyOf(tableId, member))) return true;
  const asked = session().query(
    'SELECT FROM presence WHERE table_id = $1 AND member = $2 AND node <> $3 LIMIT 1',
    tableId,
    member,
    session().node(),
  );
  return asked.then(
    (found) => found.length > 0,
    () => true,
  );
}

function forget({ session, here, isLeaving }: Known, tableId: TableId): void {
  if (isLeaving) return;
  for (const [key, one] of here) if (one.tableId === tableId) here.delete(key);
  session()
    .query('DELETE FROM presence WHERE table_id = $1 AND node = $2', tableId, session().node())
    .catch(() => {});
}

async function announce({ session, here }: Known): Promise<void> {
  const all = [...here.values()];
  await session().query(
    'INSERT INTO presence SELECT *, $3::integer FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
    all.map(({ tableId }) => tableId),
    all.map(({ member }) => member),
    session().node(),
  );
}

async function inherit({ session, awaited }: Known): Promise<readonly Listening[]> {
  const rows = await session().query<PresenceRow>(INHERIT, session().node());
  for (const { table_id: tableId, member } of rows) {
    const key = keyOf(tableId, member);
    awaited.set(key, (awaited.get(key) ?? 0) + 1);
  }
  return rows.map(({ table_id: tableId, member }) => ({ tableId, member }));
}

function expire({ awaited }: Known, { tableId, member }: Listening): void {
  const key = keyOf(tableId, member);
  const times = (awaited.get(key) ?? 0) - 1;
  if (times > 0) awaited.set(key, times);
  else awaited.delete(key);
}
