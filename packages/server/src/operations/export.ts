/** The records of finished games out of the store, one a line. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeRecord, ok, type Result, refuse } from '@duopolis/rules';
import { type EventStore, recordsOf } from '@duopolis/table';
import { DATA_FILE, type Database } from '../store/database.ts';
import { sqliteEvents } from '../store/events.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
import { migrate, SCHEMA_VERSION, versionOf } from '../store/schema.ts';
import { openWriter } from '../store/turn.ts';

export interface Exported {
  readonly file: string;
  readonly games: number;
}

/** Adds the records of some tables to a file, and waits until they are on the disk. */
export async function exportTables(
  store: EventStore,
  tables: readonly string[],
  file: string,
): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const out = openSync(file, 'a', 0o600);
  let games = 0;
  try {
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop -- one table in memory at a time
      for (const record of recordsOf(await store.read(table))) {
        writeSync(out, `${makeRecord(record)}\n`);
        games += 1;
      }
    }
    fsyncSync(out);
  } finally {
    closeSync(out);
  }
  return games;
}

/** Every finished game of a data folder, while its server runs or not. */
export async function exportFolder(folder: string, file: string): Promise<Result<Exported, FileProblem>> {
  const source = join(folder, DATA_FILE);
  if (!existsSync(source)) return refuse({ code: 'no-file', file: source });
  const problem = fileProblem(source);
  if (problem !== undefined) return refuse(problem);
  const part = `${file}.${process.pid}.part`;
  const { db, close } = await openForReading(source, `${part}.db`);
  try {
    const { store } = sqliteEvents(db, openWriter(db));
    const tables = (await store.list()).map(({ tableId }) => tableId);
    const games = await exportTables(store, tables, part);
    renameSync(part, file);
    return ok({ file, games });
  } finally {
    close();
  }
}

/** One moment of a file, whatever is written meanwhile; of an older version a copy that is brought forward. */
async function openForReading(source: string, copy: string): Promise<Database> {
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
