/** Changes by other nodes: loaded tables apply them at once, and the lobby drops its cached entries. */
import type { TableEvent } from '@duopolis/table';
import type { Host, KnownTable, News, TableId } from '@duopolis/table/host';
import type { Pool } from 'pg';
import { eventsIn } from './notes.ts';

/** Milliseconds between two checks of hints. */
const HINT_BATCH = 30;
/** Milliseconds between two batches of a table: under load clients get several changes in one message. */
const TABLE_BATCH = 2;
/** Hints beyond these are dropped: a flood of them costs one statement each time. */
const MOST_HINTS = 1_000;

/** The state of tables that other nodes write to. */
interface Known {
  /** Some of them have changed, or any may have. */
  readonly forget: (tables?: readonly TableId[]) => void;
}

export interface LocalTables {
  readonly host: Host;
  readonly directory: Known;
  /** Asks the homes of some tables to check for members without a connection to any node. */
  readonly recover: (tables: readonly TableId[]) => Promise<void>;
}

export interface Changes {
  readonly changed: (tableId: TableId, received: News | undefined) => void;
  /** The lobby entries of some tables have changed. */
  readonly shown: (tables: readonly TableId[]) => void;
  /** Anybody can send a hint: the table is read only if the database has more of it. */
  readonly hinted: (tableId: TableId) => void;
  /** Checks for missed changes, and for events that the database has lost. */
  readonly catchUp: () => Promise<void>;
  /** Loaded tables that differ from the database: a notification or a read was lost. */
  readonly compare: () => Promise<void>;
}

/** The changes of a table received together; nothing if there is a gap, so that the table is read instead. */
export function mergeNews(news: readonly News[]): News {
  return {
    version: Math.max(...news.map(({ version }) => version)),
    events: () => {
      const batches = news.map(({ version, events }) => {
        const all = events();
        return { all, from: version - all.length, version };
      });
      const first = Math.min(...batches.map(({ from }) => from));
      const whole: TableEvent[] = [];
      for (const { all, from, version } of batches.toSorted((one, other) => one.from - other.from)) {
        const last = first + whole.length;
        if (from > last) return [];
        if (version > last) whole.push(...all.slice(last - from));
      }
      return whole;
    },
  };
}

/** The database's version of some tables. */
async function versionsOf(pool: Pool, known: readonly KnownTable[]): Promise<ReadonlyMap<TableId, number>> {
  const { rows } = await pool.query<{ readonly id: TableId; readonly version: number }>({
    name: 'versions',
    text: 'SELECT id, version FROM tables WHERE id = ANY($1)',
    values: [known.map(({ tableId }) => tableId)],
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The database's events of some tables, up to where this node has read them. */
async function lastOf(pool: Pool, known: readonly KnownTable[]): Promise<ReadonlySet<TableId>> {
  const { rows } = await pool.query<{ readonly table_id: TableId; readonly event: string }>(
    `SELECT table_id, event FROM unnest($1::text[], $2::integer[]) AS known (id, version)
     JOIN events ON table_id = known.id AND number = known.version`,
    [known.map(({ tableId }) => tableId), known.map(({ version }) => version)],
  );
  const at = new Map(rows.map((row) => [row.table_id, eventsIn(row.event)[0]?.at]));
  return new Set(known.flatMap((table) => (at.get(table.tableId) === table.at ? [table.tableId] : [])));
}

/** Changes on their way to tables and to the lobby. */
interface Receiving {
  readonly pool: Pool;
  readonly host: Host;
  readonly directory: Known;
  /** Tables that are being read, and whether they changed again meanwhile. */
  readonly reading: Map<TableId, boolean>;
  hints: Set<TableId>;
  news: Map<TableId, News[]>;
}

export function openChanges(pool: Pool, { host, directory }: LocalTables): Changes {
  const receiving: Receiving = {
    pool,
    host,
    directory,
    reading: new Map(),
    hints: new Set(),
    news: new Map(),
  };
  return {
    hinted: (tableId) => {
      const { hints } = receiving;
      if (hints.size >= MOST_HINTS) return;
      if (hints.size === 0) setTimeout(() => void followHints(receiving).catch(() => {}), HINT_BATCH).unref();
      hints.add(tableId);
    },
    shown: directory.forget,
    changed: (tableId, received) => {
      directory.forget([tableId]);
      if (received === undefined) void refresh(receiving, tableId);
      else collect(receiving, tableId, received);
    },
    catchUp: () => catchUp(receiving),
    compare: () => compare(receiving),
  };
}

function apply(receiving: Receiving): void {
  const all = receiving.news;
  receiving.news = new Map();
  for (const [tableId, news] of all) receiving.host.refresh(tableId, mergeNews(news)).catch(() => {});
}

function collect(receiving: Receiving, tableId: TableId, received: News): void {
  const { news } = receiving;
  if (news.size === 0) setTimeout(() => apply(receiving), TABLE_BATCH).unref();
  news.set(tableId, [...(news.get(tableId) ?? []), received]);
}

async function refresh(receiving: Receiving, tableId: TableId): Promise<void> {
  const { reading, host } = receiving;
  if (reading.has(tableId)) return void reading.set(tableId, true);
  reading.set(tableId, false);
  /** A table that could not be read is read when the connection is back. */
  await host.refresh(tableId).catch(() => {});
  const isAgain = reading.get(tableId) === true;
  reading.delete(tableId);
  if (isAgain) await refresh(receiving, tableId);
}

async function followHints(receiving: Receiving): Promise<void> {
  const { pool, host, directory, hints } = receiving;
  receiving.hints = new Set();
  directory.forget([...hints]);
  const read = host.known().filter(({ tableId }) => hints.has(tableId));
  const versions = await versionsOf(pool, read);
  const behind = read.filter(({ tableId, version }) => (versions.get(tableId) ?? 0) > version);
  await Promise.all(behind.map(({ tableId }) => refresh(receiving, tableId)));
}

async function catchUp(receiving: Receiving): Promise<void> {
  const { pool, host, directory } = receiving;
  directory.forget();
  const known = host.known().filter(({ version }) => version > 0);
  const same = await lastOf(pool, known);
  /** A restored backup may lack events that were read from its predecessor, or continue differently. */
  await Promise.all(
    host.loaded().map((id) => {
      const isLost = !same.has(id) && known.some(({ tableId }) => tableId === id);
      return isLost ? host.reload(id) : refresh(receiving, id);
    }),
  );
}

async function compare(receiving: Receiving): Promise<void> {
  const { pool, host } = receiving;
  const known = host.known();
  const versions = await versionsOf(pool, known);
  await Promise.all(
    known.map(async ({ tableId, version }) => {
      const kept = versions.get(tableId);
      if (kept !== undefined && kept > version) await refresh(receiving, tableId);
      if (kept !== undefined && kept < version) await host.reload(tableId);
    }),
  );
}
