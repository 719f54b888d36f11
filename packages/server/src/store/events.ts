/** The events of tables in the data file: first the filed rows, then the journal. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@duopolis/table';
import type { Append, AppendResult, StoredTable } from '@duopolis/table/host';
import type { ExpiringEvents } from './embedded.ts';
import { FIRST_LINK, linkAfter } from './chain.ts';
import { type Head, type Journal, openJournal } from './journal.ts';
import { type Listing, type StoredRow, storedIn } from './listing.ts';
import { sqliteListing } from './listing-file.ts';
import { LINE, type WrittenStep } from './step.ts';
import type { Writer } from './batch-writer.ts';
import { openTurnOutbox } from './turn-outbox.ts';
import { newCommandFilter } from './bloom-filter.ts';

interface HeadRow {
  readonly version: number;
  readonly link: string | null;
}

/** All rows: more than any table has. */
const MOST_ROWS = 2 ** 31 - 1;

export interface SqliteEvents {
  readonly store: ExpiringEvents;
  readonly listing: Listing;
  /** Within a transaction. */
  readonly fileAll: Journal['fileAll'];
}

/** The statements over filed events. */
const statementsOf = (db: DatabaseSync) => ({
  head: db.prepare('SELECT version, link FROM tables WHERE id = ?'),
  link: db.prepare('UPDATE events SET link = ? WHERE table_id = ? AND number = ?'),
  known: db.prepare('SELECT 1 AS known FROM commands WHERE table_id = ? AND command = ?'),
  anyOf: db.prepare('SELECT 1 FROM commands WHERE table_id = ? LIMIT 1'),
  events: db.prepare('SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?'),
  tables: db.prepare('SELECT id, version, about FROM tables ORDER BY id'),
  drops: ['events', 'commands', 'turns'].map((from) => db.prepare(`DELETE FROM ${from} WHERE table_id = ?`)),
  drop: db.prepare('DELETE FROM tables WHERE id = ?'),
});

/** A data file: its filed events, its journal, and the Bloom filter of its commands. */
interface DataFile {
  readonly run: ReturnType<typeof statementsOf>;
  readonly journal: Journal;
  readonly seenCommands: ReturnType<typeof newCommandFilter>;
  readonly keepTurns: ReturnType<typeof openTurnOutbox>;
}

export function sqliteEvents(db: DatabaseSync, writer: Writer, mostUnfiled?: number): SqliteEvents {
  const { write, read: shown, whenUndone } = writer;
  const journal = openJournal(db, mostUnfiled);
  const seenCommands = newCommandFilter();
  whenUndone(journal.forget);
  whenUndone(seenCommands.forgetAll);
  const file: DataFile = { run: statementsOf(db), journal, seenCommands, keepTurns: openTurnOutbox(db) };
  return {
    fileAll: journal.fileAll,
    listing: sqliteListing(db, journal, writer),
    store: {
      append: (step) => {
        const written = writeStep(step);
        return write(() => add(file, written));
      },
      read: (tableId, after = 0, most = MOST_ROWS) => shown(() => read(file, tableId, { after, most })),
      knows: (tableId, command) => shown(() => knows(file, tableId, command)),
      list: () => shown(() => list(file)),
      remove: (tableId) => write(() => remove(file, tableId)),
      removeUnchanged: (tableId, at) =>
        write(() => {
          if (headOf(file, tableId).version !== at) return false;
          remove(file, tableId);
          return true;
        }),
    },
  };
}

const knows = ({ run, journal, seenCommands }: DataFile, tableId: string, command: string): boolean =>
  seenCommands.mayHave(tableId, command) &&
  (journal.of(tableId)?.commands.has(command) === true || run.known.get(tableId, command) !== undefined);

interface Span {
  readonly after: number;
  readonly most: number;
}

const textsOf = ({ run }: DataFile, tableId: string, { after, most }: Span): readonly string[] =>
  (run.events.all(tableId, after, most) as unknown as { readonly event: string }[]).map(({ event }) => event);

function filedOf({ run }: DataFile, tableId: string): Head {
  const row = run.head.get(tableId) as HeadRow | undefined;
  return { version: row?.version ?? 0, link: row?.link ?? undefined };
}

const headOf = (file: DataFile, tableId: string): Head => file.journal.of(tableId) ?? filedOf(file, tableId);

/** Earlier versions kept no chain: all their events of a table become its first link. */
function linkOlder(file: DataFile, tableId: string, version: number): Head {
  file.journal.file(tableId);
  const texts = textsOf(file, tableId, { after: 0, most: MOST_ROWS });
  const first = linkAfter(FIRST_LINK, texts.join(LINE));
  file.run.link.run(first, tableId, version);
  return { version, link: first };
}

const isNew = (file: DataFile, tableId: string): boolean =>
  file.journal.of(tableId) === undefined &&
  filedOf(file, tableId).version === 0 &&
  file.run.anyOf.get(tableId) === undefined;

function remove({ run, journal, seenCommands }: DataFile, tableId: string): void {
  seenCommands.forget(tableId);
  for (const statement of [...run.drops, run.drop]) statement.run(tableId);
  journal.remove(tableId);
}

function add(file: DataFile, step: WrittenStep): AppendResult {
  const { journal, seenCommands } = file;
  const { tableId, expected, count, commands } = step;
  if (isNew(file, tableId)) seenCommands.begin(tableId);
  const repeated = commands.find((command) => knows(file, tableId, command));
  if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
  const now = headOf(file, tableId);
  const { version } = now;
  if (version !== expected) return { ok: false, code: 'conflict', version };
  const isLinked = now.link !== undefined || version === 0;
  journal.add(step, isLinked ? now : linkOlder(file, tableId, version));
  for (const command of commands) seenCommands.add(tableId, command);
  if (step.turns !== undefined) file.keepTurns(tableId, step.turns);
  return { ok: true, version: version + count };
}

function read(file: DataFile, tableId: string, { after, most }: Span): readonly TableEvent[] {
  const filed = textsOf(file, tableId, { after, most });
  const unfiled = file.journal.events(tableId, after + filed.length, most - filed.length);
  return [...filed, ...unfiled].map((event) => JSON.parse(event) as TableEvent);
}

function list({ run, journal }: DataFile): readonly StoredTable[] {
  const filed = storedIn(run.tables.all() as unknown as StoredRow[]);
  const all = new Map(filed.map((table) => [table.tableId, table]));
  for (const [tableId, unfiled] of journal.tables())
    all.set(tableId, { tableId, version: unfiled.version, about: journal.about(tableId, unfiled) });
  return [...all.values()];
}

const writeStep = ({ tableId, expected, events, commands, about, turns }: Append): WrittenStep => ({
  tableId,
  expected,
  lines: events.map((event) => JSON.stringify(event)).join(LINE),
  count: events.length,
  commands,
  about: JSON.stringify(about),
  known: about,
  ...(turns !== undefined && { turns }),
});
