/**
 * New steps of all tables in one sequence of rows, so that a batch writes few pages. They are filed under their tables
 * later, many at once.
 */
import { itemAt } from '@duopolis/rules/lists';
import type { DatabaseSync } from 'node:sqlite';
import type { AboutTable } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import { journalStatements } from './journal-statements.ts';
import { commandSum, FIRST_LINK, linkAfter, stepSum, tableSum } from './chain.ts';
import { LINE, type WrittenStep } from './step.ts';

/** Steps that may wait to be filed. */
const MOST_UNFILED = 4_096;

/** Steps of one table that may wait. */
const MOST_OF_TABLE = 256;

/** The journal's steps of one table. */
export interface UnfiledSteps {
  readonly rows: Row[];
  readonly commands: Set<string>;
  /** The number of events before the first of these steps, and after the last. */
  readonly from: number;
  version: number;
  /** The last link of its chain; none if an earlier version wrote its last step. */
  link: string | undefined;
  /** The table's number in order of creation. */
  readonly number: number;
  /** The table's summary after the last step, once somebody has asked. */
  about: AboutTable | undefined;
}

/** Where a log ends. */
export interface Head {
  readonly version: number;
  readonly link: string | undefined;
}

interface Row {
  readonly id: number;
  /** The number of events after it. */
  readonly version: number;
}

interface JournalRow {
  readonly id: number;
  readonly table_id: string;
  readonly version: number;
  readonly commands: string;
  readonly empty: 0 | 1;
  readonly link: string | null;
  readonly filed: number;
  readonly number: number | null;
}

/** The parts of a row that filing needs. */
interface StepRow {
  readonly events: string;
  readonly link: string | null;
}

/** A step in the form that the journal stores. */
interface Taken {
  readonly row: number;
  readonly before: number;
  readonly head: Head;
  readonly commands: readonly string[];
  readonly about: AboutTable | undefined;
  /** Of a filed step. */
  readonly number: () => number | undefined;
}

export interface Journal {
  readonly of: (tableId: TableId) => UnfiledSteps | undefined;
  readonly tables: () => Iterable<readonly [TableId, UnfiledSteps]>;
  /** The unfiled events of a table after a version, as written, up to a limit. */
  readonly events: (tableId: TableId, after: number, most: number) => readonly string[];
  /** The summary of a table with unfiled steps. */
  readonly about: (tableId: TableId, table: UnfiledSteps) => AboutTable;
  /** Within a transaction. */
  readonly add: (step: WrittenStep, head: Head) => void;
  readonly remove: (tableId: TableId) => void;
  readonly file: (tableId: TableId) => void;
  readonly fileAll: () => void;
  /** A transaction was rolled back: the journal is read again before its next use. */
  readonly forget: () => void;
}

const eventsIn = (lines: string): readonly string[] => (lines === '' ? [] : lines.split(LINE));

/** The first row that goes beyond a version, by bisection. */
function firstAfter(rows: readonly Row[], version: number): number {
  let [least, most] = [0, rows.length];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (itemAt(rows, middle).version > version) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** The unfiled steps of the journal, as known in memory. */
interface Pending {
  readonly run: ReturnType<typeof journalStatements>;
  /** In the order of their first steps, since a filed table comes in again at the end. */
  readonly unfiled: Map<TableId, UnfiledSteps>;
  steps: number;
  /** The number of the newest table. */
  last: number;
  isKnown: boolean;
}

export function openJournal(db: DatabaseSync, mostUnfiled = MOST_UNFILED): Journal {
  const pending: Pending = {
    run: journalStatements(db),
    unfiled: new Map(),
    steps: 0,
    last: 0,
    isKnown: false,
  };
  const { run, unfiled } = pending;
  reload(pending);
  return {
    of: (tableId) => known(pending).get(tableId),
    tables: () => known(pending).entries(),
    events: (tableId, after, most) => {
      const table = known(pending).get(tableId);
      return table === undefined ? [] : eventsAfter(pending, table, { after, most });
    },
    about: (tableId, table) => {
      table.about ??= JSON.parse(aboutOf(pending, tableId) as string) as AboutTable;
      return table.about;
    },
    add: (step, before) => {
      known(pending);
      add(pending, step, before);
      const table = unfiled.get(step.tableId);
      if (table !== undefined && table.rows.length >= MOST_OF_TABLE) fileEarly(pending, step.tableId, table);
      if (pending.steps > mostUnfiled) fileOldest(pending);
    },
    remove: (tableId) => {
      pending.steps -= known(pending).get(tableId)?.rows.length ?? 0;
      unfiled.delete(tableId);
      run.dropOf.run(tableId);
    },
    file: (tableId) => {
      const table = known(pending).get(tableId);
      if (table !== undefined) file(pending, tableId, table);
    },
    fileAll: () => {
      for (const entry of known(pending)) file(pending, ...entry);
      run.dropAll.run();
    },
    forget: () => {
      pending.isKnown = false;
    },
  };
}

function take(pending: Pending, tableId: TableId, taken: Taken): void {
  const { row, before, head, commands, about } = taken;
  const { unfiled } = pending;
  let table = unfiled.get(tableId);
  if (table === undefined) {
    const number = taken.number() ?? (pending.last += 1);
    table = { rows: [], commands: new Set(), from: before, ...head, number, about };
    unfiled.set(tableId, table);
  }
  table.about = about;
  table.rows.push({ id: row, version: head.version });
  table.version = head.version;
  table.link = head.link;
  for (const command of commands) table.commands.add(command);
  pending.steps += 1;
}

const numberIn = (row: unknown): number | undefined =>
  (row as { readonly number: number | null } | undefined)?.number ?? undefined;

/** Rows stay until all rows before them are filed; filed ones are known by their version. */
function reload(pending: Pending): void {
  pending.unfiled.clear();
  pending.steps = 0;
  pending.last = numberIn(pending.run.lastNumber.get()) ?? 0;
  for (const row of pending.run.all.all() as unknown as JournalRow[]) {
    const { id, table_id: tableId, version, filed, link } = row;
    if (version <= filed && row.empty === 0) continue;
    const head = { version, link: link ?? undefined };
    const commands = JSON.parse(row.commands) as string[];
    const number = (): number | undefined => row.number ?? undefined;
    take(pending, tableId, { row: id, before: filed, head, commands, about: undefined, number });
  }
  pending.isKnown = true;
}

/** Reading from a failing disk may fail again: then this call fails, and the next one retries. */
function known(pending: Pending): Pending['unfiled'] {
  if (!pending.isKnown) reload(pending);
  return pending.unfiled;
}

function add(pending: Pending, step: WrittenStep, before: Head): void {
  const { tableId, lines, count, commands, about } = step;
  const head = { version: before.version + count, link: linkAfter(before.link ?? FIRST_LINK, lines) };
  const ids = JSON.stringify(commands);
  const sum = stepSum({ tableId, ...head, commands: ids, about });
  const added = pending.run.insert.run(tableId, head.version, lines, ids, about, head.link, sum);
  take(pending, tableId, {
    row: Number(added.lastInsertRowid),
    before: before.version,
    head,
    commands,
    about: step.known,
    number: () => numberIn(pending.run.number.get(tableId)),
  });
}

const stepOf = ({ run }: Pending, row: number): StepRow => run.step.get(row) as unknown as StepRow;

/** Reads only the needed rows: a long table is read in many parts. */
function eventsAfter(
  pending: Pending,
  { rows, from }: UnfiledSteps,
  { after, most }: { readonly after: number; readonly most: number },
): readonly string[] {
  const first = firstAfter(rows, after);
  const found: string[] = [];
  let skipped = Math.max(0, after - (rows[first - 1]?.version ?? from));
  for (let nth = first; nth < rows.length && found.length < most; nth++) {
    found.push(...eventsIn(stepOf(pending, itemAt(rows, nth).id).events).slice(skipped));
    skipped = 0;
  }
  return found.length > most ? found.slice(0, most) : found;
}

function aboutOf(pending: Pending, tableId: TableId): string | undefined {
  const last = known(pending).get(tableId)?.rows.at(-1);
  if (last === undefined) return undefined;
  return (pending.run.about.get(last.id) as { readonly about: string }).about;
}

/** Before these commands; earlier versions kept no sum, so it is computed from all of them. */
function sumOfCommands({ run }: Pending, tableId: TableId): number {
  const row = run.sum.get(tableId) as { readonly sum: number | null } | undefined;
  if (row !== undefined && row.sum !== null) return row.sum;
  const commands = run.commands.all(tableId) as { readonly command: string }[];
  return commandSum(commands.map(({ command }) => command));
}

function file(pending: Pending, tableId: TableId, table: UnfiledSteps): void {
  const { run, unfiled } = pending;
  const { commands, version, rows } = table;
  const row = {
    id: tableId,
    version,
    about: aboutOf(pending, tableId) as string,
    link: table.link ?? null,
    command_sum: commandSum(commands, sumOfCommands(pending, tableId)),
  };
  run.put.run(tableId, version, row.about, row.link, row.command_sum, tableSum(row), table.number);
  run.addCommands.run(tableId, JSON.stringify([...commands]));
  fileEvents(pending, tableId, table);
  unfiled.delete(tableId);
  pending.steps -= rows.length;
}

function fileEvents(pending: Pending, tableId: TableId, { rows, from }: UnfiledSteps): void {
  const { run } = pending;
  let number = from;
  for (const { id } of rows) {
    const step = stepOf(pending, id);
    const events = eventsIn(step.events);
    /** The last event of a step carries its link. */
    for (const [nth, event] of events.entries())
      run.addEvent.run(tableId, ++number, event, nth === events.length - 1 ? step.link : null);
    /** Its version would not show that it is filed. */
    if (events.length === 0) run.drop.run(id);
  }
}

/** A busy table is filed in small parts, so that no write takes long. */
function fileEarly(pending: Pending, tableId: TableId, table: UnfiledSteps): void {
  file(pending, tableId, table);
  pending.run.dropOf.run(tableId);
}

function fileOldest(pending: Pending): void {
  const [oldest, next] = pending.unfiled;
  if (oldest !== undefined) file(pending, ...oldest);
  if (next === undefined) pending.run.dropAll.run();
  else pending.run.dropBefore.run(itemAt(next[1].rows, 0).id);
}
