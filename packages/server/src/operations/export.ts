/** The records of finished games out of the store, one a line. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeRecord, ok, type Result, refuse } from '@duopolis/rules';
import { type EventStore, recordsOf } from '@duopolis/table';
import { DATA_FILE } from '../store/database.ts';
import { sqliteEvents } from '../store/events.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
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
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    /** One moment of the file, whatever is written meanwhile. */
    db.exec('BEGIN');
    const { store } = sqliteEvents(db, openWriter(db));
    const tables = (await store.list()).map(({ tableId }) => tableId);
    const part = `${file}.${process.pid}.part`;
    const games = await exportTables(store, tables, part);
    renameSync(part, file);
    return ok({ file, games });
  } finally {
    db.close();
  }
}
