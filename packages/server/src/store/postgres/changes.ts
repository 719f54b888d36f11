/** Changes that other nodes made: loaded tables apply them at once, the lobby reads them in batches. */
import type { AboutTable, TableEvent } from '@duopolis/table';
import type { Host, KnownTable, News, StoredTable, TableId } from '@duopolis/table/host';
import type { Pool } from 'pg';
import type { KeptEvents } from '../embedded.ts';
import { type StoredRow, storedIn } from './events.ts';
import { eventsIn } from './notes.ts';

/** Milliseconds between two batches of the lobby. */
const LOBBY_BATCH = 30;
/** And of tables: under load clients get several changes in one message. */
const TABLE_BATCH = 2;
/** Hints beyond these are dropped: a flood of them costs one statement each time. */
const MOST_HINTS = 1_000;

/** The list of tables that keeps up with what other nodes write. */
interface Listing {
  readonly store: Pick<KeptEvents, 'list'>;
  readonly all: () => ReadonlyMap<TableId, AboutTable>;
  readonly learn: (changed: readonly StoredTable[]) => void;
  readonly forget: (table: TableId) => void;
}

export interface House {
  readonly host: Host;
  readonly directory: Listing;
  /** Has the home of a table look for members who listen nowhere. */
  readonly recover: (tableId: TableId) => Promise<void>;
}

export interface Changes {
  readonly changed: (tableId: TableId, received: News | undefined) => void;
  /** What the lobby shows of a table has changed. */
  readonly shown: (tableId: TableId) => void;
  /** Anybody may have said so: the table is read only if the database has more of it. */
  readonly hinted: (tableId: TableId) => void;
  /** Whatever may have been missed, and what the database has lost. */
  readonly catchUp: () => Promise<void>;
  /** Loaded tables of which the database says something else than this node: a notification or a reading was lost. */
  readonly compare: () => Promise<void>;
}

/** All that was heard of a table in a moment; nothing to take in if there is a gap, so that it is read. */
export function joined(news: readonly News[]): News {
  return {
    version: Math.max(...news.map(({ version }) => version)),
    events: () => {
      const heard = news.map(({ version, events }) => {
        const all = events();
        return { all, from: version - all.length, version };
      });
      const first = Math.min(...heard.map(({ from }) => from));
      const whole: TableEvent[] = [];
      for (const { all, from, version } of heard.toSorted((one, other) => one.from - other.from)) {
        const last = first + whole.length;
        if (from > last) return [];
        if (version > last) whole.push(...all.slice(last - from));
      }
      return whole;
    },
  };
}

export const askAbout = async (pool: Pool, ids: readonly TableId[]) => {
  const { rows } = await pool.query<StoredRow>('SELECT id, version, about FROM tables WHERE id = ANY($1)', [
    ids,
  ]);
  return storedIn(rows);
};

/** What is known of a table names its deal, which stands nowhere by chance: it is looked for as text, then read. */
export const askDeal = async (pool: Pool, deal: string) => {
  const { rows } = await pool.query<StoredRow>(
    'SELECT id, version, about FROM tables WHERE position($1 IN about) > 0',
    [deal],
  );
  return storedIn(rows);
};

interface Compared {
  readonly id: TableId;
  readonly version: number | null;
}

/** What the database has of some tables, as far as this node has read them. */
async function lastOf(pool: Pool, known: readonly KnownTable[]): Promise<ReadonlySet<TableId>> {
  const { rows } = await pool.query<{ readonly table_id: TableId; readonly event: string }>(
    `SELECT table_id, event FROM unnest($1::text[], $2::integer[]) AS known (id, version)
     JOIN events ON table_id = known.id AND number = known.version`,
    [known.map(({ tableId }) => tableId), known.map(({ version }) => version)],
  );
  const at = new Map(rows.map((row) => [row.table_id, eventsIn(row.event)[0]?.at]));
  return new Set(known.flatMap((table) => (at.get(table.tableId) === table.at ? [table.tableId] : [])));
}

/** Changes that are on their way to tables and to the lobby. */
interface Receiving {
  readonly pool: Pool;
  readonly host: Host;
  readonly directory: Listing;
  /** Tables that are being read, and whether they changed again meanwhile. */
  readonly reading: Map<TableId, boolean>;
  unread: Set<TableId>;
  hints: Set<TableId>;
  news: Map<TableId, News[]>;
}

export function openChanges(pool: Pool, { host, directory }: House): Changes {
  const receiving: Receiving = {
    pool,
    host,
    directory,
    reading: new Map(),
    unread: new Set(),
    hints: new Set(),
    news: new Map(),
  };
  return {
    hinted: (tableId) => {
      if (receiving.hints.size >= MOST_HINTS) return;
      gather(receiving, tableId);
      receiving.hints.add(tableId);
    },
    shown: (tableId) => gather(receiving, tableId),
    changed: (tableId, received) => {
      gather(receiving, tableId);
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
  for (const [tableId, news] of all) receiving.host.refresh(tableId, joined(news)).catch(() => {});
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

async function learn(receiving: Receiving): Promise<void> {
  const { pool, host, directory, unread, hints } = receiving;
  receiving.unread = new Set();
  receiving.hints = new Set();
  const ids = [...unread];
  const found = await askAbout(pool, ids);
  directory.learn(found);
  const there = new Set(found.map(({ tableId }) => tableId));
  for (const id of ids) if (!there.has(id)) directory.forget(id);
  if (hints.size === 0) return;
  const read = new Map(host.known().map(({ tableId, version }) => [tableId, version]));
  const behind = found.filter(
    ({ tableId, version }) => hints.has(tableId) && version > (read.get(tableId) ?? version),
  );
  await Promise.all(behind.map(({ tableId }) => refresh(receiving, tableId)));
}

function gather(receiving: Receiving, tableId: TableId): void {
  const { unread } = receiving;
  if (unread.size === 0) setTimeout(() => void learn(receiving).catch(() => {}), LOBBY_BATCH).unref();
  unread.add(tableId);
}

async function catchUp(receiving: Receiving): Promise<void> {
  const { pool, host, directory } = receiving;
  const list = await directory.store.list();
  const there = new Set(list.map(({ tableId }) => tableId));
  directory.learn(list);
  for (const id of directory.all().keys()) if (!there.has(id)) directory.forget(id);
  const known = host.known().filter(({ version }) => version > 0);
  const same = await lastOf(pool, known);
  /** A backup that was restored may lack what was read from its predecessor, or go on differently. */
  await Promise.all(
    host.loaded().map((id) => {
      const isLost = !same.has(id) && known.some(({ tableId }) => tableId === id);
      return isLost ? host.reload(id) : refresh(receiving, id);
    }),
  );
}

async function compare(receiving: Receiving): Promise<void> {
  const { pool, host } = receiving;
  const known = new Map(host.known().map(({ tableId, version }) => [tableId, version]));
  const { rows } = await pool.query<Compared>({
    name: 'compare',
    text: 'SELECT id, version FROM tables WHERE id = ANY($1)',
    values: [[...known.keys()]],
  });
  await Promise.all(
    rows.map(async ({ id, version }) => {
      const read = known.get(id) ?? 0;
      if ((version ?? 0) > read) await refresh(receiving, id);
      if ((version ?? 0) < read) await host.reload(id);
    }),
  );
}
