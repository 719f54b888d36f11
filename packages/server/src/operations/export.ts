/** Exports the records of finished games, one per line. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import { type GameRecord, makeRecord } from '@duopolis/rules/record';
import { recordsOf } from '@duopolis/table';
import { newErased, withoutErased } from '../store/erased.ts';
import { DATA_FILE, type Database } from '../store/database.ts';
import { sqliteEvents } from '../store/events.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
import { migrate, SCHEMA_VERSION, versionOf } from '../store/schema.ts';
import { sqlitePeople } from '../store/sqlite-people.ts';
import { fileProblemFor } from '../store/trouble.ts';
import { openWriter } from '../store/batch-writer.ts';
import { discard, mustBeFile } from './copied.ts';

export interface Exported {
  readonly file: string;
  readonly games: number;
}

/** Appends lines to a file and waits until they are on the disk; they can be taken back until more are added. */
export async function addLines(lines: readonly string[], file: string): Promise<() => Promise<void>> {
  const out = await open(file, 'a', 0o600);
  try {
    const { size } = await out.stat();
    for (const line of lines) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await out.appendFile(`${line}\n`);
    }
    if (lines.length > 0) await out.sync();
    return () => truncate(file, size);
  } finally {
    await out.close();
  }
}

export const addRecords = (records: readonly GameRecord[], file: string): Promise<() => Promise<void>> =>
  addLines(records.map(makeRecord), file);

/** Every finished game of a data folder, whether its server runs or not. */
export async function exportFolder(folder: string, file: string): Promise<Result<Exported, FileProblem>> {
  const source = join(folder, DATA_FILE);
  if (!existsSync(source)) return refuse({ code: 'no-file', file: source });
  const problem = fileProblem(source);
  if (problem !== undefined) return refuse(problem);
  const part = `${file}.${process.pid}.part`;
  try {
    mustBeFile(file);
    const games = await exportAll(source, part);
    renameSync(part, file);
    return ok({ file, games });
  } catch (error) {
    return refuse(fileProblemFor(file, error));
  } finally {
    discard(part);
  }
}

async function exportAll(source: string, part: string): Promise<number> {
  const { db, close } = await openForReading(source, `${part}.db`);
  try {
    const writer = openWriter(db);
    const erased = newErased(await sqlitePeople(db, writer).erased());
    const store = withoutErased(sqliteEvents(db, writer).store, erased);
    let games = 0;
    await addRecords([], part);
    for (const { tableId } of await store.list()) {
      // oxlint-disable no-await-in-loop -- one table in memory at a time
      const records = recordsOf(await store.read(tableId));
      await addRecords(records, part);
      // oxlint-enable no-await-in-loop
      games += records.length;
    }
    return games;
  } finally {
    close();
  }
}

/** A snapshot of the file, unaffected by concurrent writes; a file of an older version is migrated in a copy. */
export async function openForReading(source: string, copy: string): Promise<Database> {
  const db = new DatabaseSync(source, { readOnly: true });
  if (versionOf(db) === SCHEMA_VERSION) {
    db.exec('BEGIN');
    return { db, close: () => db.close() };
  }
  await backup(db, copy);
  db.close();
  const forward = new DatabaseSync(copy);
  migrate(forward);
  const close = (): void => {
    forward.close();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  };
  return { db: forward, close };
}
