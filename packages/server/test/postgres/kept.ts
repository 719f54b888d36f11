/** What is kept of a table, read past the server: from the database, or from the data file after the server has stopped. */
import type { TableEvent } from '@duopolis/table';
import type { Pool } from 'pg';
import { openEmbedded } from '../../src/store/embedded.ts';
import { toldTo, type Witness } from './witness.ts';

/** Its events, and the version after each command that was answered. */
export interface Kept {
  readonly table: string;
  readonly log: readonly TableEvent[];
  readonly commands: ReadonlyMap<string, number>;
}

export async function keptIn(pool: Pool, table: string): Promise<Kept> {
  const events = await pool.query<{ event: string }>(
    'SELECT event FROM events WHERE table_id = $1 ORDER BY number',
    [table],
  );
  const commands = await pool.query<{ command: string; version: number }>(
    'SELECT command, version FROM commands WHERE table_id = $1',
    [table],
  );
  return {
    table,
    log: events.rows.map(({ event }) => JSON.parse(event) as TableEvent),
    commands: new Map(commands.rows.map(({ command, version }) => [command, version])),
  };
}

/** A data file does not say after which version a command came: only words tell the order. */
const UNKNOWN = Number.NaN;

export async function keptOnDisk(
  folder: string,
  tables: readonly string[],
  people: readonly Witness[],
): Promise<readonly Kept[]> {
  const opened = openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { events, close } = opened.value;
  const asked = people.flatMap((person) =>
    toldTo(person).flatMap((message) => (message.type === 'done' ? [`${person.you}/${message.id}`] : [])),
  );
  const kept = await Promise.all(
    tables.map(async (table): Promise<Kept> => {
      const known = await Promise.all(asked.map((key) => events.knows(table, key)));
      const commands = new Map(asked.flatMap((key, nth) => (known[nth] === true ? [[key, UNKNOWN]] : [])));
      return { table, log: await events.read(table), commands };
    }),
  );
  await close();
  return kept;
}
