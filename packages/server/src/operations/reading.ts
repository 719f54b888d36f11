/** Exports from a database, as a snapshot: the records of finished games, and the audit log. */
import { renameSync, writeFileSync } from 'node:fs';
import { ok, refuse, type Result } from '@duopolis/rules';
import { FORMER_PLAYER } from '@duopolis/protocol';
import { recordsOf, type TableEvent } from '@duopolis/table';
import type { DatabaseProblem } from '@duopolis/words/hosting';
import type { PoolClient } from 'pg';
import { newErased, withoutName } from '../store/erased.ts';
import type { FileProblem } from '../store/file.ts';
import { noDatabase } from '../store/postgres/postgres-store.ts';
import { onOneConnection, openPool } from '../store/postgres/pool.ts';
import { fileProblemFor } from '../store/trouble.ts';
import { AUDIT_NOTE, type Note } from './audit.ts';
import { discard, mustBeFile } from './copied.ts';
import { addRecords, type Exported } from './export.ts';

/** Reads a snapshot, unaffected by concurrent writes; migrates nothing. */
async function readingAt<T>(
  url: string,
  read: (client: PoolClient) => Promise<T>,
): Promise<Result<T, DatabaseProblem>> {
  const pool = openPool(url);
  try {
    return await onOneConnection(pool, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return ok(await read(client));
    });
  } catch (error) {
    return refuse(noDatabase(url, error));
  } finally {
    await pool.end();
  }
}

async function exportTo(client: PoolClient, part: string): Promise<number> {
  const { rows } = await client.query<{ readonly id: string }>('SELECT id FROM tables ORDER BY id');
  const former = await client.query<{ readonly member: string }>(
    'SELECT member FROM people WHERE name = $1',
    [FORMER_PLAYER],
  );
  const erased = newErased(former.rows.map(({ member }) => member));
  let games = 0;
  await addRecords([], part);
  for (const { id } of rows) {
    // oxlint-disable no-await-in-loop -- one table in memory at a time
    const log = await client.query<{ readonly event: string }>({
      name: 'log',
      text: 'SELECT event FROM events WHERE table_id = $1 ORDER BY number',
      values: [id],
    });
    const events = log.rows.map(({ event }) => withoutName(JSON.parse(event) as TableEvent, erased));
    const records = recordsOf(events);
    await addRecords(records, part);
    // oxlint-enable no-await-in-loop
    games += records.length;
  }
  return games;
}

/** Every finished game of a database, whether its servers run or not. */
export async function exportDatabase(
  url: string,
  file: string,
): Promise<Result<Exported, FileProblem | DatabaseProblem>> {
  const part = `${file}.${process.pid}.part`;
  try {
    mustBeFile(file);
    writeFileSync(part, '', { mode: 0o600 });
  } catch (error) {
    return refuse(fileProblemFor(file, error));
  }
  try {
    const read = await readingAt(url, (client) => exportTo(client, part));
    if (!read.ok) return read;
    renameSync(part, file);
    return ok({ file, games: read.value });
  } finally {
    discard(part);
  }
}

/** The notes that are audit entries. */
export const auditIn = (url: string): Promise<Result<readonly Note[], DatabaseProblem>> =>
  readingAt(
    url,
    async (client) =>
      (await client.query<Note>('SELECT name, value FROM notes WHERE starts_with(name, $1)', [AUDIT_NOTE]))
        .rows,
  );
