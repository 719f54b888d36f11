/** The schema of the PostgreSQL store, migrated step by step by whichever node comes first. */
import type { ClientBase } from 'pg';
import { APPEND_STEPS } from './append.ts';
import { APPEND_HOMED, HOMES } from './homes-sql.ts';
import { LISTED } from './postgres-listing.ts';
import { KEEP_LEFT, NOTICES } from './notices-sql.ts';
import { PERSON_LOCKS } from './person-locks-sql.ts';
import { APPEND_BATCH } from './append-batch.ts';

/** Names of advisory locks: for migrating the schema, and for every living node. */
const MIGRATING = 0x64756f70;
export const NODES = 0x6e6f6465;

/** Text is ordered by its bytes, as in the data file. Events stay text: they are read back as they were written. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, about text NOT NULL,
     due_at bigint, here integer NOT NULL, keeper integer
   );
   CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX tables_here ON tables (id) WHERE here > 0;
   CREATE TABLE events (
     table_id text COLLATE "C", number integer, event text NOT NULL, PRIMARY KEY (table_id, number)
   );
   CREATE TABLE commands (
     table_id text COLLATE "C", command text COLLATE "C", version integer NOT NULL, PRIMARY KEY (table_id, command)
   );
   CREATE TABLE people (member text COLLATE "C" PRIMARY KEY, name text NOT NULL, seen bigint NOT NULL);
   CREATE TABLE sessions (
     hash text COLLATE "C" PRIMARY KEY, member text COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE
   );
   CREATE INDEX sessions_of ON sessions (member);
   CREATE TABLE transfers (
     hash text COLLATE "C" PRIMARY KEY, member text COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
     until bigint NOT NULL
   );
   CREATE TABLE notes (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
   CREATE TABLE presence (
     table_id text COLLATE "C", member text COLLATE "C", node integer, PRIMARY KEY (table_id, member, node)
   );
   CREATE INDEX presence_of ON presence (node);
   CREATE FUNCTION living_nodes() RETURNS integer[] LANGUAGE sql STABLE AS $$
     SELECT coalesce(array_agg(objid::bigint::integer), '{}') FROM pg_locks
     WHERE locktype = 'advisory' AND classid = ${NODES} AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
   $$;
   ${APPEND_STEPS}`,
  APPEND_BATCH,
  /** Existing devices start their lifetime now. */
  `ALTER TABLE sessions ADD COLUMN created bigint NOT NULL DEFAULT 0,
     ADD COLUMN used bigint NOT NULL DEFAULT 0, ADD COLUMN device text NOT NULL DEFAULT '';
   UPDATE sessions SET created = extract(epoch FROM now()) * 1000, used = extract(epoch FROM now()) * 1000`,
  HOMES,
  /** Leaves room on each page for new versions of its rows, so that they are updated in place. */
  `ALTER TABLE tables SET (fillfactor = 40);
   ${APPEND_HOMED}`,
  NOTICES,
  LISTED,
  KEEP_LEFT,
  /** One statement with one plan. */
  APPEND_HOMED,
  `${PERSON_LOCKS};
   CREATE INDEX tables_open_members ON tables USING gin (members) WHERE phase <> 'closed';
   CREATE INDEX transfers_of ON transfers (member);
   CREATE INDEX transfers_until ON transfers (until)`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Nothing if the schema is current now; otherwise the newer version that was found and left alone. */
export async function migrate(client: ClientBase): Promise<number | undefined> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    await client.query('CREATE TABLE IF NOT EXISTS duopolis_schema (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM duopolis_schema');
    const found = rows[0]?.version ?? 0;
    if (found > SCHEMA_VERSION) return found;
    for (const [nth, step] of MIGRATIONS.entries()) {
      if (nth < found) continue;
      const last = `DELETE FROM duopolis_schema; INSERT INTO duopolis_schema VALUES (${nth + 1})`;
      // oxlint-disable-next-line no-await-in-loop -- one version after the other, each whole or not at all
      await client.query(`${step}; ${last}`);
    }
    return undefined;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
}
