/** The PostgreSQL store: for any number of servers at once. */
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { DatabaseProblem } from '@duopolis/words/hosting';
import type { Pool } from 'pg';
import type { Store } from '../embedded.ts';
import { postgresEvents } from './postgres-events.ts';
import { postgresListing } from './postgres-listing.ts';
import { type Node, openNode } from './node.ts';
import { postgresPeople } from './postgres-people.ts';
import { postgresSql } from './postgres-sql.ts';
import { newToken } from '../../people/secret.ts';
import { openPatience } from './patience.ts';
import { onOneConnection, openPool, withRetries } from './pool.ts';
import { SWEEP_LOCKS } from './person-locks-sql.ts';
import { privilegeWarnings } from './privileges.ts';
import { transportWarnings } from './transport.ts';
import { migrate, SCHEMA_VERSION } from './postgres-schema.ts';

export interface PostgresStore extends Pick<Store, 'events' | 'listing' | 'people' | 'sql' | 'firstNote'> {
  readonly node: Node;
  /** Sends pending steps now, not at the end of the tick; resolves when they are stored, or not. */
  readonly flush: () => Promise<void>;
  /** Where other nodes reach this one, if set. */
  readonly link: string | undefined;
  /** What an operator should change about the database's privileges and connection. */
  readonly warnings: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The address of a database without its secrets. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return '…';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export const noDatabase = (url: string, error: unknown): DatabaseProblem => ({
  code: 'no-database',
  where: placeOf(url),
  why: error instanceof Error ? error.message : String(error),
});

/** A database with our schema in it. */
export async function openDatabaseAt(url: string): Promise<Result<Pool, DatabaseProblem>> {
  const pool = openPool(url);
  try {
    const newer = await withRetries(() => onOneConnection(pool, migrate));
    if (newer === undefined) return ok(pool);
    await pool.end();
    return refuse({ code: 'newer-database', where: placeOf(url), version: newer, known: SCHEMA_VERSION });
  } catch (error) {
    await pool.end();
    return refuse(noDatabase(url, error));
  }
}

export interface StoreOptions {
  /** Milliseconds that a command waits for the database, all tries together. */
  readonly patience?: number;
  /** Where other nodes reach this one; by default the address from which it reaches the database, at any free port. */
  readonly link?: string | undefined;
  /** Milliseconds that people have to reach another node before they count as dropped out. */
  readonly comingBack?: number | undefined;
  /** Metrics for the operator. */
  readonly writes?: (count: number) => void;
  /** A notification that no node of this database sent, or a repeated one. */
  readonly ignored?: () => void;
}

/** Milliseconds: a silent database does not keep a server from stopping. */
const CLOSING = 2_000;

/** The key that seals notifications. Read access to this table means read access to everything. */
const SEAL_KEY = 'notification-key';

const firstNoteIn =
  (pool: Pool) =>
  (name: string, value: string): Promise<string> =>
    withRetries(async () => {
      await pool.query('INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
        name,
        value,
      ]);
      const { rows } = await pool.query<{ value: string }>('SELECT value FROM notes WHERE name = $1', [name]);
      return rows[0]?.value ?? value;
    });

export async function openPostgres(
  url: string,
  { patience: longest, writes: observe, ignored = () => {}, link, comingBack }: StoreOptions = {},
): Promise<Result<PostgresStore, DatabaseProblem>> {
  const opened = await openDatabaseAt(url);
  if (!opened.ok) return opened;
  const pool = opened.value;
  const firstNote = firstNoteIn(pool);
  const patience = openPatience(longest);
  let node: Node;
  try {
    const key = await firstNote(SEAL_KEY, newToken(32));
    const { recovered: answered } = patience;
    await withRetries(() => pool.query(SWEEP_LOCKS));
    node = await withRetries(() => openNode({ url, pool, key, answered, ignored, comingBack }));
  } catch (error) {
    await pool.end();
    return refuse(noDatabase(url, error));
  }
  const { number, homes, fenced, tell, tellStrangers } = node;
  const { store, flush, received } = postgresEvents(pool, {
    node: number,
    homes,
    fenced,
    tell: tellStrangers,
    removed: (note) => tell([note]),
    patience,
    observe,
  });
  node.listen(received);
  return ok({
    events: store,
    listing: postgresListing(pool, patience),
    people: postgresPeople(pool, patience),
    sql: postgresSql(pool, patience),
    flush,
    node,
    link,
    firstNote,
    warnings: async () => [...transportWarnings(url), ...(await privilegeWarnings(pool))],
    close: async () => {
      await node.close();
      await Promise.race([pool.end(), wait(CLOSING, undefined, { ref: false })]);
    },
  });
}
