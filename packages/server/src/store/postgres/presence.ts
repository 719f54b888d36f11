/** Records which members listen to which table at which node, so that moving to another node doesn't count as dropping out. */
import type { MemberId } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import {
  type AttendanceBook,
  columnsOf,
  keyOf,
  type Listening,
  openAttendanceBook,
} from './attendance-book.ts';
import type { Session } from './node-session.ts';

export type { Listening } from './attendance-book.ts';

interface PresenceRow {
  readonly table_id: TableId;
  readonly member: MemberId;
}

export interface Presence {
  readonly come: (tableId: TableId, member: MemberId) => Promise<void>;
  readonly gone: (tableId: TableId, member: MemberId) => Promise<void>;
  readonly listens: (tableId: TableId, member: MemberId) => Promise<boolean>;
  /** Another node decides these tables: the people connected here get time to reach that node. */
  readonly forget: (tables: readonly TableId[]) => readonly Listening[];
  /** Announces everything again, under a new number. */
  readonly announce: () => Promise<void>;
  /** Inherits the members of dead nodes; each node's members go to one node only. */
  readonly inherit: () => Promise<readonly Listening[]>;
  /** Their time to come back is over. */
  readonly expire: (inherited: readonly Listening[]) => void;
  /**
   * Drops inherited and forgotten people, unless they came to this node or got new time for another reason. Resolves to
   * the tables of those who are at no other node either.
   */
  readonly settle: (awaited: readonly Listening[]) => Promise<readonly TableId[]>;
  /** This node is stopping: people here get time to reconnect to another before they count as dropped out. */
  readonly leave: () => void;
  /** Tables with more recorded members than any node knows of: left over from lost answers and crashes. */
  readonly lost: () => Promise<readonly TableId[]>;
}

/** The nodes that recorded anything; each costs one index step, regardless of its people. */
const NODES_SAID = `said (node) AS (
  SELECT min(node) FROM presence
  UNION ALL SELECT (SELECT min(node) FROM presence WHERE node > said.node) FROM said WHERE said.node IS NOT NULL
)`;

const INHERIT = `WITH RECURSIVE ${NODES_SAID}, left_behind AS (
   SELECT ctid FROM presence
   WHERE node = ANY(ARRAY(SELECT node FROM said EXCEPT SELECT unnest(living_nodes())))
   LIMIT 500 FOR UPDATE SKIP LOCKED
 ), dead AS (DELETE FROM presence WHERE ctid IN (SELECT ctid FROM left_behind) RETURNING table_id, member),
   ours AS (INSERT INTO presence SELECT DISTINCT table_id, member, $1::integer FROM dead ON CONFLICT DO NOTHING)
 SELECT DISTINCT table_id, member FROM dead`;

const LOST = `SELECT id AS table_id FROM tables
 WHERE here > 0 AND here > (SELECT count(DISTINCT member) FROM presence WHERE table_id = id)`;

const SETTLE = `WITH gone AS (SELECT table_id, member FROM unnest($1::text[], $2::text[]) AS gone (table_id, member)),
   removed AS (DELETE FROM presence USING gone
     WHERE presence.table_id = gone.table_id AND presence.member = gone.member AND node = $3)
 SELECT DISTINCT table_id FROM gone WHERE NOT EXISTS (
   SELECT FROM presence WHERE presence.table_id = gone.table_id AND presence.member = gone.member AND node <> $3)`;

/** What a node knows of its own and its inherited people. */
interface Known {
  readonly session: () => Session;
  readonly book: AttendanceBook;
  readonly here: Map<TableId, Set<MemberId>>;
  /** How often somebody was inherited or forgotten and still has time to come back. */
  readonly awaited: Map<string, number>;
  /** Resolves when everybody who was inherited is awaited. */
  inheriting: Promise<unknown>;
  isLeaving: boolean;
}

export function openPresence(session: () => Session): Presence {
  const known: Known = {
    session,
    book: openAttendanceBook(session),
    here: new Map(),
    awaited: new Map(),
    inheriting: Promise.resolve(),
    isLeaving: false,
  };
  const { book } = known;
  return {
    come: (tableId, member) => {
      const { here } = known;
      here.set(tableId, (here.get(tableId) ?? new Set()).add(member));
      return book.record({ tableId, member, isHere: true });
    },
    gone: async (tableId, member) => {
      if (known.isLeaving) return;
      leave(known, { tableId, member });
      await book.record({ tableId, member, isHere: false });
    },
    listens: (tableId, member) => listens(known, { tableId, member }),
    forget: (tables) => tables.flatMap((tableId) => forget(known, tableId)),
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

const isHere = ({ here }: Known, { tableId, member }: Listening): boolean =>
  here.get(tableId)?.has(member) === true;

function leave({ here }: Known, { tableId, member }: Listening): void {
  const members = here.get(tableId);
  members?.delete(member);
  if (members?.size === 0) here.delete(tableId);
}

/**
 * Whether a member listens at another node. Members of a node that has just died count until they are inherited, and then have
 * time to come back. If the database does not answer, nobody counts as gone; the nodes find them later.
 */
async function listens(known: Known, one: Listening): Promise<boolean> {
  await known.inheriting;
  const { book, awaited, isLeaving } = known;
  if (isLeaving || awaited.has(keyOf(one))) return true;
  return book.ask(one).catch(() => true);
}

/** They stay recorded: until they have reached the new home, nothing else says that they are not gone. */
function forget(known: Known, tableId: TableId): readonly Listening[] {
  const { here, isLeaving } = known;
  if (isLeaving) return [];
  const forgotten = Array.from(here.get(tableId) ?? [], (member) => ({ tableId, member }));
  here.delete(tableId);
  for (const one of forgotten) waitFor(known, one);
  return forgotten;
}

async function settle(known: Known, all: readonly Listening[]): Promise<readonly TableId[]> {
  const { session, book, awaited } = known;
  /** Somebody who came a moment before the table moved may still be on the way to the database. */
  await book.recorded();
  const gone = all.filter((one) => !isHere(known, one) && !awaited.has(keyOf(one)));
  if (gone.length === 0) return [];
  const rows = await session().query<Pick<PresenceRow, 'table_id'>>(
    SETTLE,
    ...columnsOf(gone),
    session().node(),
  );
  return rows.map(({ table_id: tableId }) => tableId);
}

async function announce({ session, here }: Known): Promise<void> {
  const all = [...here].flatMap(([tableId, members]) =>
    Array.from(members, (member) => ({ tableId, member })),
  );
  await session().query(
    'INSERT INTO presence SELECT *, $3::integer FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
    ...columnsOf(all),
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

function waitFor({ awaited }: Known, one: Listening): void {
  const key = keyOf(one);
  awaited.set(key, (awaited.get(key) ?? 0) + 1);
}

function expire({ awaited }: Known, one: Listening): void {
  const key = keyOf(one);
  const times = (awaited.get(key) ?? 0) - 1;
  if (times > 0) awaited.set(key, times);
  else awaited.delete(key);
}
