/** The data file of the embedded store, opened by the one process that writes to it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@duopolis/rules';
import { type FileProblem, fileProblem } from './file.ts';
import { makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './schema.ts';
import { fileProblemFor } from './trouble.ts';
import { keepUnreadable } from './wal.ts';

export const DATA_FILE = 'duopolis.db';

/** Checking every page of a larger file would make a start too slow. */
const LARGE = 33_554_432;

/** Pages of the log before SQLite's own checkpoint; `durable.ts` replaces these where it can. */
const LOG_PAGES = 400;

export interface Database {
  readonly db: DatabaseSync;
  /** A copy of a log that SQLite could not read completely. */
  readonly unreadLog?: string | undefined;
  readonly close: () => void;
}

/** A data folder, or nothing for a store in memory. */
export function openDatabase(folder: string | undefined, large = LARGE): Result<Database, FileProblem> {
  if (folder === undefined) {
    const db = prepared(':memory:');
    return { ok: true, value: { db, close: () => db.close() } };
  }
  const file = join(folder, DATA_FILE);
  let unlock: (() => void) | undefined;
  try {
    makeFolder(folder);
    unlock = lockFolder(folder);
    if (unlock === undefined) return { ok: false, error: { code: 'file-in-use', file } };
    const problem = fileProblem(file, { large });
    if (problem !== undefined) {
      unlock();
      return { ok: false, error: problem };
    }
    const unreadLog = keepUnreadable(file);
    return { ok: true, value: { ...locked(prepared(file), unlock), unreadLog } };
  } catch (error) {
    unlock?.();
    return { ok: false, error: fileProblemFor(file, error) };
  }
}

function prepared(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const locked = (db: DatabaseSync, unlock: () => void): Database => ({
  db,
  close: () => {
    db.close();
    unlock();
  },
});
