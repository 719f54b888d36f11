/** Which node makes or joins tables for a person right now. A lock is worthless after a crash of the database, so the table is unlogged. */
export const PERSON_LOCKS = `CREATE UNLOGGED TABLE person_locks (
  member text COLLATE "C" PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL
)`;

/** What nodes have left that died with a lock. */
export const SWEEP_LOCKS = 'DELETE FROM person_locks WHERE until < clock_timestamp()';
