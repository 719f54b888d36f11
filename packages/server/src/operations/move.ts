/** move-store: copies everything in the data file into an empty database, counted and hashed on both sides. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import { keysOf } from '@duopolis/rules/lists';
import type { AboutTable } from '@duopolis/table';
import type { Moved, MoveProblem } from '@duopolis/words/hosting';
import type { PoolClient } from 'pg';
import { DATA_FILE } from '../store/database.ts';
import { openEmbedded } from '../store/embedded.ts';
import { fileProblem, type FileProblem } from '../store/file.ts';
import { lockFolder } from '../store/lock.ts';
import { openDatabaseAt, placeOf } from '../store/postgres/postgres-store.ts';
import { onOneConnection } from '../store/postgres/pool.ts';

type Row = readonly (string | number)[];

/** The tables of a store, referenced ones first, with their columns in key order. */
const PARTS = {
  tables: ['id', 'version', 'about'],
  events: ['table_id', 'number', 'event'],
  commands: ['table_id', 'command'],
  people: ['member', 'name', 'seen'],
  sessions: ['hash', 'member', 'created', 'used', 'device'],
  transfers: ['hash', 'member', 'until'],
  turns: [
    'table_id',
    'member',
    'position',
    'act',
    'since',
    'until',
    'waits',
    'here',
    'seen',
    'noticed',
    'reminded',
    'due',
  ],
  notice_settings: ['member', 'settings'],
  notice_ways: ['id', 'member', 'session', 'way', 'tables', 'created', 'confirmed', 'sent', 'problem'],
  deliveries: ['id', 'way', 'notice', 'due', 'tries'],
  notes: ['name', 'value'],
} as const;
type Part = keyof typeof PARTS;

/** Rows in one statement. */
const LOAD = 1_000;

/** Marks a running server, which means nothing in a shared database. */
const MOVED_NOTES = "WHERE name <> 'running'";

const selection = (part: Part): string => {
  const columns = PARTS[part].join(', ');
  return `SELECT ${columns} FROM ${part} ${part === 'notes' ? MOVED_NOTES : ''} ORDER BY ${PARTS[part].slice(0, 2).join(', ')}`;
};

interface Counted {
  readonly rows: number;
  readonly hash: string;
}

/** Columns that only the database has. */
function extrasOf(part: Part, row: Row): Row | readonly null[] {
  if (part === 'commands') return [0];
  if (part !== 'tables') return [];
  const { dueAt, here } = JSON.parse(String(row[2])) as AboutTable;
  return [dueAt ?? null, here ?? 0] as Row;
}

const EXTRA: { readonly [part in Part]?: readonly string[] } = {
  tables: ['due_at', 'here'],
  commands: ['version'],
};

async function copy(part: Part, source: DatabaseSync, client: PoolClient): Promise<Counted> {
  const hash = createHash('sha256');
  const columns = [...PARTS[part], ...(EXTRA[part] ?? [])];
  let [rows, load]: [number, Row[]] = [0, []];
  const send = async (): Promise<void> => {
    const places = load.map((row, nth) => `(${row.map((_, at) => `$${nth * row.length + at + 1}`).join()})`);
    if (load.length > 0)
      await client.query(`INSERT INTO ${part} (${columns.join()}) VALUES ${places.join()}`, load.flat());
    load = [];
  };
  for (const found of source.prepare(selection(part)).iterate()) {
    const row = Object.values(found) as unknown as Row;
    rows += 1;
    hash.update(JSON.stringify(row));
    load.push([...row, ...(extrasOf(part, row) as Row)]);
    // oxlint-disable-next-line no-await-in-loop -- one load in memory at a time
    if (load.length === LOAD) await send();
  }
  await send();
  return { rows, hash: hash.digest('hex') };
}

/** The driver gives large whole numbers as text. */
const NUMBERS: ReadonlySet<string> = new Set([
  'version',
  'number',
  'seen',
  'until',
  'created',
  'used',
  'since',
  'due',
  'sent',
]);

/** Reads the copied rows back in the same order. */
async function count(part: Part, client: PoolClient): Promise<Counted> {
  const hash = createHash('sha256');
  let rows = 0;
  await client.query(`DECLARE ${part}_moved CURSOR FOR ${selection(part)}`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one load in memory at a time
    const fetched = await client.query<string[]>({
      text: `FETCH ${LOAD} FROM ${part}_moved`,
      rowMode: 'array',
    });
    for (const row of fetched.rows) {
      rows += 1;
      const read = row.map((value, nth) =>
        value !== null && NUMBERS.has(PARTS[part][nth] ?? '') ? Number(value) : value,
      );
      hash.update(JSON.stringify(read));
    }
    if (fetched.rows.length < LOAD) break;
  }
  return { rows, hash: hash.digest('hex') };
}

async function moveAll(
  source: DatabaseSync,
  client: PoolClient,
  where: string,
): Promise<Result<Moved, MoveProblem>> {
  const { rows: found } = await client.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM people) OR cardinality(living_nodes()) > 0 AS used`,
  );
  if (found[0]?.used !== false) return refuse({ code: 'database-in-use', where });
  /** A server that ran on the empty database left a key that nobody uses. */
  await client.query('DELETE FROM notes');
  const rows = new Map<Part, number>();
  const whole = createHash('sha256');
  for (const part of keysOf(PARTS)) {
    // oxlint-disable no-await-in-loop -- one part after the other
    const copied = await copy(part, source, client);
    const arrived = await count(part, client);
    // oxlint-enable no-await-in-loop
    if (copied.rows !== arrived.rows || copied.hash !== arrived.hash)
      return refuse({ code: 'copy-differs', part });
    rows.set(part, copied.rows);
    whole.update(copied.hash);
  }
  return ok({
    operation: 'move-store',
    where,
    tables: rows.get('tables') ?? 0,
    events: rows.get('events') ?? 0,
    people: rows.get('people') ?? 0,
    hash: whole.digest('hex'),
  });
}

/** One transaction: either everything is there and identical, or nothing is. */
export async function moveStore(
  folder: string,
  url: string | undefined,
): Promise<Result<Moved, FileProblem | MoveProblem>> {
  const file = join(folder, DATA_FILE);
  if (url === undefined) return refuse({ code: 'no-database-named' });
  if (!existsSync(file)) return refuse({ code: 'no-file', file });
  const damaged = fileProblem(file);
  if (damaged !== undefined) return refuse(damaged);
  /** Opening migrates the file; closing files its journal. */
  const embedded = openEmbedded(folder);
  if (!embedded.ok) return embedded;
  await embedded.value.close();
  const unlock = lockFolder(folder);
  if (unlock === undefined) return refuse({ code: 'file-in-use', file });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    const opened = await openDatabaseAt(url);
    if (!opened.ok) return opened;
    const pool = opened.value;
    try {
      return await onOneConnection(pool, async (client) => {
        await client.query('BEGIN');
        const moved = await moveAll(source, client, placeOf(url));
        await client.query(moved.ok ? 'COMMIT' : 'ROLLBACK');
        return moved;
      });
    } finally {
      await pool.end();
    }
  } finally {
    source.close();
    unlock();
  }
}
