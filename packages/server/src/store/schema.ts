/** The schema of the data file, version by version; a released step never changes, later steps follow it. */
import { itemAt } from '@duopolis/rules/lists';
import type { DatabaseSync } from 'node:sqlite';
import { LISTED, OPEN } from './listed.ts';

/** "DUOP": the application id of our files. */
export const APPLICATION_ID = 0x44_55_4f_50;

/** Step n leads from version n to n + 1. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, version INTEGER NOT NULL, about TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE events (
     table_id TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL,
     PRIMARY KEY (table_id, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE commands (
     table_id TEXT NOT NULL, command TEXT NOT NULL,
     PRIMARY KEY (table_id, command)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE people (
     member TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, member TEXT NOT NULL REFERENCES people (member) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (member);
   CREATE TABLE transfers (
     hash TEXT PRIMARY KEY, member TEXT NOT NULL REFERENCES people (member) ON DELETE CASCADE,
     until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE journal (
     id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, version INTEGER NOT NULL,
     events TEXT NOT NULL, commands TEXT NOT NULL, about TEXT NOT NULL
   ) STRICT;`,
  /**
   * Rows of earlier versions have neither link nor sum; the next step of their table links them. Devices start their
   * lifetime now.
   */
  `ALTER TABLE events ADD COLUMN link TEXT;
   ALTER TABLE tables ADD COLUMN link TEXT;
   ALTER TABLE tables ADD COLUMN command_sum INTEGER;
   ALTER TABLE tables ADD COLUMN sum INTEGER;
   ALTER TABLE journal ADD COLUMN link TEXT;
   ALTER TABLE journal ADD COLUMN sum INTEGER;
   ALTER TABLE sessions ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
   UPDATE sessions SET created = unixepoch() * 1000, used = unixepoch() * 1000;`,
  `CREATE TABLE turns (
     table_id TEXT NOT NULL, member TEXT NOT NULL, position INTEGER NOT NULL, act TEXT NOT NULL,
     since INTEGER NOT NULL, until INTEGER NOT NULL, waits INTEGER NOT NULL, here INTEGER NOT NULL,
     seen INTEGER NOT NULL, noticed INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0, due INTEGER,
     PRIMARY KEY (table_id, member, position)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;
   CREATE INDEX turns_of ON turns (member);
   CREATE TABLE notice_settings (
     member TEXT PRIMARY KEY REFERENCES people (member) ON DELETE CASCADE, settings TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE notice_ways (
     id TEXT PRIMARY KEY, member TEXT NOT NULL REFERENCES people (member) ON DELETE CASCADE,
     session TEXT REFERENCES sessions (hash) ON DELETE CASCADE, way TEXT NOT NULL, tables TEXT NOT NULL,
     created INTEGER NOT NULL, confirmed INTEGER NOT NULL, sent INTEGER, problem TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notice_ways_of ON notice_ways (member);
   CREATE INDEX notice_ways_on ON notice_ways (session);
   CREATE TABLE deliveries (
     id TEXT PRIMARY KEY, way TEXT NOT NULL REFERENCES notice_ways (id) ON DELETE CASCADE, notice TEXT NOT NULL,
     due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_due ON deliveries (due);
   CREATE INDEX deliveries_by ON deliveries (way);`,
  LISTED,
  `${OPEN}
   CREATE INDEX transfers_of ON transfers (member);
   CREATE INDEX transfers_until ON transfers (until);
   CREATE INDEX sessions_used ON sessions (used);
   CREATE INDEX sessions_created ON sessions (created);`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

export const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { readonly user_version: number }).user_version;

/** Migrates to the current version, each step whole or not at all. */
export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  for (let version = versionOf(db); version < steps.length; version++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(itemAt(steps, version));
      db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
  /** So that the header alone shows the version. */
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}
