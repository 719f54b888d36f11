/** The one data file of the embedded store, opened for the one process that writes to it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok, type Result, refuse } from '@duopolis/rules';
import { type FileProblem, fileProblem } from './file.ts';
import { migrate } from './schema.ts';

export const DATA_FILE = 'duopolis.db';

/** A data folder, or nothing for a store that forgets. */
export function openDatabase(folder: string | undefined): Result<DatabaseSync, FileProblem> {
  const file = folder === undefined ? ':memory:' : join(folder, DATA_FILE);
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const problem = folder === undefined ? undefined : fileProblem(file);
  if (problem !== undefined) return refuse(problem);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(db);
  return ok(db);
}
