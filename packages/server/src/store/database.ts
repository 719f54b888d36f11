/** The one data file of the embedded store, opened for the one process that writes to it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok, type Result, refuse } from '@duopolis/rules';
import { type FileProblem, fileProblem } from './file.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './schema.ts';

export const DATA_FILE = 'duopolis.db';

/** To look at every page of a larger file would take longer than a start may. */
const LARGE = 33_554_432;

export interface Database {
  readonly db: DatabaseSync;
  readonly close: () => void;
}

const NO_LOCK = (): void => {};

/** A data folder, or nothing for a store that forgets. */
export function openDatabase(folder: string | undefined, large = LARGE): Result<Database, FileProblem> {
  const file = folder === undefined ? ':memory:' : join(folder, DATA_FILE);
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = folder === undefined ? NO_LOCK : lockFolder(folder);
  if (unlock === undefined) return refuse({ code: 'file-in-use', file });
  const problem = folder === undefined ? undefined : fileProblem(file, { large });
  if (problem !== undefined) {
    unlock();
    return refuse(problem);
  }
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(db);
  return ok({
    db,
    close: () => {
      db.close();
      unlock();
    },
  });
}
