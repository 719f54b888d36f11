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
  /** Another node decides the table: the people who listened to it here have time to reach that node. */
  readonly forget: (tableId: TableId) => readonly Listening[];
  /** Announces everything again, under a new number. */
  readonly announce: () => Promise<void>;
  /** Inherits the members of dead nodes; each node's members go to one node only. */
  readonly inherit: () => Promise<readonly Listening[]>;
  /** Their time to come back is over. */
  readonly expire: (inherited: readonly Listening[]) => void;
  /** Drops what was inherited or forgotten, unless they came to this node or have time again for another reason. */
  readonly settle: (awaited: readonly Listening[]) => Promise<void>;
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
  /** How often somebody was inherited or forgotten and still has time to come back. */
  readonly awaited: Map<string, number>;
  /** Resolves when everybody who was inherited is awaited. */
  inheriting: Promise<unknown>;
  isLeaving: boolean;
}

export function openPresence(session: () => Session): Presence {
  const known: Known = {
    session,
    here: new Map(),
    awaited: new Map(),
    inheriting: Promise.resolve(),
    isLeaving: false,
  };
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
    inherit: () => {
      const inherited = inherit(known);
      known.inheriting = inherited.catch(() => {});
      return inherited;
    },
    expire: (inherited) => inherited.forEach((one) => expire(known, one)),
    settle: (awaited) => settle(known, awaited),
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
async function listens(known: Known, { tableId, member }: Listening): Promise<boolean> {
  await known.inheriting;
  const { session, awaited, isLeaving } = known;
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

/** They stay recorded: until they have reached the new home, nothing else says that they are not gone. */
function forget(known: Known, tableId: TableId): readonly Listening[] {
  const { here, isLeaving } = known;
  if (isLeaving) return [];
  const forgotten = [...here.values()].filter((one) => one.tableId === tableId);
  for (const one of forgotten) {
    here.delete(keyOf(tableId, one.member));
    waitFor(known, one);
  }
  return forgotten;
}

async function settle({ session, here, awaited }: Known, all: readonly Listening[]): Promise<void> {
  const keys = all.map((one) => keyOf(one.tableId, one.member));
  const gone = all.filter((_, nth) => !here.has(keys[nth] ?? '') && !awaited.has(keys[nth] ?? ''));
  if (gone.length === 0) return;
  await session()
    .query(
      `DELETE FROM presence USING unnest($1::text[], $2::text[]) AS gone (table_id, member)
       WHERE presence.table_id = gone.table_id AND presence.member = gone.member AND node = $3`,
      gone.map(({ tableId }) => tableId),
      gone.map(({ member }) => member),
      session().node(),
    )
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

async function inherit(known: Known): Promise<readonly Listening[]> {
  const { session } = known;
  const rows = await session().query<PresenceRow>(INHERIT, session().node());
  const inherited = rows.map(({ table_id: tableId, member }) => ({ tableId, member }));
  for (const one of inherited) waitFor(known, one);
  return inherited;
}

function waitFor({ awaited }: Known, { tableId, member }: Listening): void {
  const key = keyOf(tableId, member);
  awaited.set(key, (awaited.get(key) ?? 0) + 1);
}

function expire({ awaited }: Known, { tableId, member }: Listening): void {
  const key = keyOf(tableId, member);
  const times = (awaited.get(key) ?? 0) - 1;
  if (times > 0) awaited.set(key, times);
  else awaited.delete(key);
}
