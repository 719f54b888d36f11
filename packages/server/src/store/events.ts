/** The events of tables in the data file: what was filed under its table, and after it what the journal holds. */
import type { DatabaseSync } from 'node:sqlite';
import type { AboutTable, AppendResult, TableEvent } from '@duopolis/table';
import type { KeptEvents } from './embedded.ts';
import { FIRST_LINK, linkAfter } from './chain.ts';
import { type Head, type Journal, openJournal } from './journal.ts';
import { LINE, type WrittenStep, writeStep } from './step.ts';
import type { Writer } from './turn.ts';
import { newUnasked } from './unasked.ts';

interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
}

interface HeadRow {
  readonly version: number;
  readonly link: string | null;
}

/** All rows: a limit that no table reaches. */
const MOST_ROWS = 2 ** 31 - 1;

export interface SqliteEvents {
  readonly store: KeptEvents;
  /** Within a transaction. */
  readonly fileAll: Journal['fileAll'];
}

export function sqliteEvents(
  db: DatabaseSync,
  { write, whenUndone }: Writer,
  mostUnfiled?: number,
): SqliteEvents {
  const journal = openJournal(db, mostUnfiled);
  const unasked = newUnasked();
  whenUndone(journal.forget);
  whenUndone(unasked.forgetAll);
  const head = db.prepare('SELECT version, link FROM tables WHERE id = ?');
  const link = db.prepare('UPDATE events SET link = ? WHERE table_id = ? AND number = ?');
  const known = db.prepare('SELECT 1 AS known FROM commands WHERE table_id = ? AND command = ?');
  const anyOf = db.prepare('SELECT 1 FROM commands WHERE table_id = ? LIMIT 1');
  const events = db.prepare(
    'SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?',
  );
  const tables = db.prepare('SELECT id, version, about FROM tables ORDER BY id');
  const drops = ['events', 'commands'].map((from) => db.prepare(`DELETE FROM ${from} WHERE table_id = ?`));
  const drop = db.prepare('DELETE FROM tables WHERE id = ?');

  const knows = (tableId: string, command: string): boolean =>
    unasked.mayHave(tableId, command) &&
    (journal.of(tableId)?.commands.has(command) === true || known.get(tableId, command) !== undefined);

  const textsOf = (tableId: string, after: number, most: number): readonly string[] =>
    (events.all(tableId, after, most) as unknown as { readonly event: string }[]).map(({ event }) => event);

  function filedOf(tableId: string): Head {
    const row = head.get(tableId) as HeadRow | undefined;
    return { version: row?.version ?? 0, link: row?.link ?? undefined };
  }

  const headOf = (tableId: string): Head => journal.of(tableId) ?? filedOf(tableId);
  const versionOf = (tableId: string): number => headOf(tableId).version;

  /** Earlier versions kept no chain: everything they wrote of a table becomes its first link. */
  function linkOlder(tableId: string, version: number): Head {
    journal.file(tableId);
    const first = linkAfter(FIRST_LINK, textsOf(tableId, 0, MOST_ROWS).join(LINE));
    link.run(first, tableId, version);
    return { version, link: first };
  }

  const isNew = (tableId: string): boolean =>
    journal.of(tableId) === undefined && filedOf(tableId).version === 0 && anyOf.get(tableId) === undefined;

  function remove(tableId: string): void {
    unasked.forget(tableId);
    for (const statement of [...drops, drop]) statement.run(tableId);
    journal.remove(tableId);
  }

  function add(step: WrittenStep): AppendResult {
    const { tableId, expected, count, commands } = step;
    if (isNew(tableId)) unasked.begin(tableId);
    const repeated = commands.find((command) => knows(tableId, command));
    if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
    const now = headOf(tableId);
    const { version } = now;
    if (version !== expected) return { ok: false, code: 'conflict', version };
    const isLinked = now.link !== undefined || version === 0;
    journal.add(step, isLinked ? now : linkOlder(tableId, version));
    for (const command of commands) unasked.add(tableId, command);
    return { ok: true, version: version + count };
  }

  function read(tableId: string, after: number, most: number): readonly TableEvent[] {
    const filed = textsOf(tableId, after, most);
    const unfiled = journal.events(tableId, after + filed.length, most - filed.length);
    return [...filed, ...unfiled].map((event) => JSON.parse(event) as TableEvent);
  }

  function list(): readonly TableRow[] {
    const filed = tables.all() as unknown as TableRow[];
    const newer = Array.from(journal.tables(), ([id, unfiled]): [string, TableRow] => [
      id,
      { id, version: unfiled.version, about: journal.about(id) as string },
    ]);
    return [...new Map([...filed.map((row): [string, TableRow] => [row.id, row]), ...newer]).values()];
  }

  return {
    fileAll: journal.fileAll,
    store: {
      append: (step) => {
        const written = writeStep(step);
        return write(() => add(written));
      },
      read: async (tableId, after = 0, most = MOST_ROWS) => read(tableId, after, most),
      knows: async (tableId, command) => knows(tableId, command),
      list: async () =>
        list().map(({ id, version: at, about }) => ({
          tableId: id,
          version: at,
          about: JSON.parse(about) as AboutTable,
        })),
      remove: (tableId) => write(() => remove(tableId)),
      removeUnchanged: (tableId, at) =>
        write(() => {
          if (versionOf(tableId) !== at) return false;
          remove(tableId);
          return true;
        }),
    },
  };
}
