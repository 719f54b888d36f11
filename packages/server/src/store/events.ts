/** The events of tables in the data file. */
import type { DatabaseSync } from 'node:sqlite';
import type { AboutTable, Append, AppendResult, EventStore, TableEvent } from '@duopolis/table';
import type { Writer } from './turn.ts';

interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
}

export function sqliteEvents(db: DatabaseSync, { write }: Writer): EventStore {
  const version = db.prepare('SELECT version FROM tables WHERE id = ?');
  const known = db.prepare('SELECT 1 AS known FROM commands WHERE table_id = ? AND command = ?');
  const addEvent = db.prepare('INSERT INTO events (table_id, number, event) VALUES (?, ?, ?)');
  const addCommand = db.prepare('INSERT INTO commands (table_id, command) VALUES (?, ?)');
  const put = db.prepare(
    `INSERT INTO tables (id, version, about) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, about = excluded.about`,
  );
  const events = db.prepare('SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number');
  const tables = db.prepare('SELECT id, version, about FROM tables ORDER BY id');
  const drops = ['events', 'commands'].map((from) => db.prepare(`DELETE FROM ${from} WHERE table_id = ?`));
  const drop = db.prepare('DELETE FROM tables WHERE id = ?');

  const knows = (tableId: string, command: string): boolean => known.get(tableId, command) !== undefined;

  function append({ tableId, expected, events: added, commands, about }: Append): AppendResult {
    const repeated = commands.find((command) => knows(tableId, command));
    if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
    const now = (version.get(tableId) as Pick<TableRow, 'version'> | undefined)?.version ?? 0;
    if (now !== expected) return { ok: false, code: 'conflict', version: now };
    for (const [nth, event] of added.entries()) addEvent.run(tableId, now + nth + 1, JSON.stringify(event));
    for (const command of commands) addCommand.run(tableId, command);
    put.run(tableId, now + added.length, JSON.stringify(about));
    return { ok: true, version: now + added.length };
  }

  return {
    append: (step) => write(() => append(step)),
    read: async (tableId, after = 0) =>
      (events.all(tableId, after) as unknown as { readonly event: string }[]).map(
        ({ event }) => JSON.parse(event) as TableEvent,
      ),
    knows: async (tableId, command) => knows(tableId, command),
    list: async () =>
      (tables.all() as unknown as TableRow[]).map(({ id, version: at, about }) => ({
        tableId: id,
        version: at,
        about: JSON.parse(about) as AboutTable,
      })),
    remove: (tableId) =>
      write(() => {
        for (const statement of [...drops, drop]) statement.run(tableId);
      }),
  };
}
