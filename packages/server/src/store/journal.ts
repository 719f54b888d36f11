/** New steps of all tables in one row after the other, so that a turn writes few pages; filed under their tables later, many at once. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@duopolis/table';
import { commandSum, FIRST_LINK, linkAfter, stepSum, tableSum } from './chain.ts';
import { LINE, type WrittenStep } from './step.ts';

/** So many steps may wait to be filed. */
const MOST_UNFILED = 4_096;

/** So many of them of one table. */
const MOST_OF_TABLE = 256;

/** What the journal holds of one table. */
interface Unfiled {
  readonly rows: Row[];
  readonly commands: Set<string>;
  /** The number of events up to the first of these steps, and after the last. */
  readonly from: number;
  version: number;
  /** The last link of its chain; none if an earlier version wrote its last step. */
  link: string | undefined;
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
}

/** What filing needs of a row. */
interface StepRow {
  readonly events: string;
  readonly link: string | null;
}

/** A step as it is taken into the journal. */
interface Taken {
  readonly row: number;
  readonly before: number;
  readonly head: Head;
  readonly commands: readonly string[];
}

export interface Journal {
  readonly of: (tableId: TableId) => Unfiled | undefined;
  readonly tables: () => Iterable<readonly [TableId, Unfiled]>;
  /** The events of a table after a version that are not filed, as they were written: so many at most. */
  readonly events: (tableId: TableId, after: number, most: number) => readonly string[];
  readonly about: (tableId: TableId) => string | undefined;
  /** Within a transaction. */
  readonly add: (step: WrittenStep, head: Head) => void;
  readonly remove: (tableId: TableId) => void;
  readonly file: (tableId: TableId) => void;
  readonly fileAll: () => void;
  /** A transaction was undone: the journal is read again before anything is asked of it. */
  readonly forget: () => void;
}

const eventsIn = (lines: string): readonly string[] => (lines === '' ? [] : lines.split(LINE));

/** The first of the rows that goes beyond a version, by bisection. */
function firstAfter(rows: readonly Row[], version: number): number {
  let [least, most] = [0, rows.length];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if ((rows[middle] as Row).version > version) most = middle;
    else least = middle + 1;
  }
  return least;
}

export function openJournal(db: DatabaseSync, mostUnfiled = MOST_UNFILED): Journal {
  const insert = db.prepare(
    `INSERT INTO journal (table_id, version, events, commands, about, link, sum)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const stepIn = db.prepare('SELECT events, link FROM journal WHERE id = ?');
  const aboutIn = db.prepare('SELECT about FROM journal WHERE id = ?');
  const all = db.prepare(
    `SELECT journal.id, table_id, journal.version, commands, events = '' AS empty, journal.link,
       coalesce(tables.version, 0) AS filed
     FROM journal LEFT JOIN tables ON tables.id = table_id ORDER BY journal.id`,
  );
  const addEvent = db.prepare('INSERT INTO events (table_id, number, event, link) VALUES (?, ?, ?, ?)');
  const addCommands = db.prepare(
    'INSERT OR IGNORE INTO commands (table_id, command) SELECT ?, value FROM json_each(?)',
  );
  const commandsOf = db.prepare('SELECT command FROM commands WHERE table_id = ?');
  const sumIn = db.prepare('SELECT command_sum AS sum FROM tables WHERE id = ?');
  const put = db.prepare(
    `INSERT INTO tables (id, version, about, link, command_sum, sum) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, about = excluded.about,
       link = excluded.link, command_sum = excluded.command_sum, sum = excluded.sum`,
  );
  const dropBefore = db.prepare('DELETE FROM journal WHERE id < ?');
  const drop = db.prepare('DELETE FROM journal WHERE id = ?');
  const dropAll = db.prepare('DELETE FROM journal');
  const dropOf = db.prepare('DELETE FROM journal WHERE table_id = ?');

  /** In the order of their first steps, since a filed table comes in again at the end. */
  const unfiled = new Map<TableId, Unfiled>();
  let steps = 0;
  let isKnown = false;

  function take(tableId: TableId, { row, before, head, commands }: Taken): void {
    let table = unfiled.get(tableId);
    if (table === undefined) {
      table = { rows: [], commands: new Set(), from: before, ...head };
      unfiled.set(tableId, table);
    }
    table.rows.push({ id: row, version: head.version });
    table.version = head.version;
    table.link = head.link;
    for (const command of commands) table.commands.add(command);
    steps += 1;
  }

  /** Rows stay until all before them are filed; those that are filed already are known by their version. */
  function reload(): void {
    unfiled.clear();
    steps = 0;
    for (const row of all.all() as unknown as JournalRow[]) {
      const { id, table_id: tableId, version, filed, link } = row;
      if (version <= filed && row.empty === 0) continue;
      const head = { version, link: link ?? undefined };
      take(tableId, { row: id, before: filed, head, commands: JSON.parse(row.commands) as string[] });
    }
    isKnown = true;
  }

  /** A disk that fails may fail again when it is read: then the question fails, and the next one tries once more. */
  function known(): typeof unfiled {
    if (!isKnown) reload();
    return unfiled;
  }

  const stepOf = (row: number): StepRow => stepIn.get(row) as unknown as StepRow;

  const eventsOf = (row: number): readonly string[] => eventsIn(stepOf(row).events);

  /** Reads only the rows that are needed: a long table is read in many parts. */
  function eventsAfter({ rows, from }: Unfiled, after: number, most: number): readonly string[] {
    const first = firstAfter(rows, after);
    const found: string[] = [];
    let skipped = Math.max(0, after - (rows[first - 1]?.version ?? from));
    for (let nth = first; nth < rows.length && found.length < most; nth++) {
      found.push(...eventsOf((rows[nth] as Row).id).slice(skipped));
      skipped = 0;
    }
    return found.length > most ? found.slice(0, most) : found;
  }

  const about = (tableId: TableId): string | undefined => {
    const last = known().get(tableId)?.rows.at(-1);
    return last === undefined ? undefined : (aboutIn.get(last.id) as { readonly about: string }).about;
  };

  /** Before these commands; earlier versions kept none, so that it is taken of all there are. */
  function sumOfCommands(tableId: TableId): number {
    const row = sumIn.get(tableId) as { readonly sum: number | null } | undefined;
    if (row !== undefined && row.sum !== null) return row.sum;
    const commands = commandsOf.all(tableId) as { readonly command: string }[];
    return commandSum(commands.map(({ command }) => command));
  }

  function file(tableId: TableId, unfiledTable: Unfiled): void {
    const { commands, from, version, rows } = unfiledTable;
    const row = {
      id: tableId,
      version,
      about: about(tableId) as string,
      link: unfiledTable.link ?? null,
      command_sum: commandSum(commands, sumOfCommands(tableId)),
    };
    put.run(tableId, version, row.about, row.link, row.command_sum, tableSum(row));
    addCommands.run(tableId, JSON.stringify([...commands]));
    let number = from;
    for (const { id } of rows) {
      const step = stepOf(id);
      const events = eventsIn(step.events);
      /** The last event of a step carries its link. */
      for (const [nth, event] of events.entries())
        addEvent.run(tableId, ++number, event, nth === events.length - 1 ? step.link : null);
      /** Its version would not tell that it is filed. */
      if (events.length === 0) drop.run(id);
    }
    unfiled.delete(tableId);
    steps -= rows.length;
  }

  /** A busy table is filed in small parts, so that no write takes long. */
  function fileEarly(tableId: TableId, table: Unfiled): void {
    file(tableId, table);
    dropOf.run(tableId);
  }

  function fileOldest(): void {
    const [oldest, next] = unfiled;
    if (oldest !== undefined) file(...oldest);
    if (next === undefined) dropAll.run();
    else dropBefore.run((next[1].rows[0] as Row).id);
  }

  reload();
  return {
    of: (tableId) => known().get(tableId),
    tables: () => known().entries(),
    events: (tableId, after, most) => {
      const table = known().get(tableId);
      return table === undefined ? [] : eventsAfter(table, after, most);
    },
    about,
    add: ({ tableId, lines, count, commands, about: after }, before) => {
      known();
      const head = { version: before.version + count, link: linkAfter(before.link ?? FIRST_LINK, lines) };
      const ids = JSON.stringify(commands);
      const sum = stepSum({ tableId, ...head, commands: ids, about: after });
      const added = insert.run(tableId, head.version, lines, ids, after, head.link, sum);
      take(tableId, { row: Number(added.lastInsertRowid), before: before.version, head, commands });
      const table = unfiled.get(tableId);
      if (table !== undefined && table.rows.length >= MOST_OF_TABLE) fileEarly(tableId, table);
      if (steps > mostUnfiled) fileOldest();
    },
    remove: (tableId) => {
      steps -= known().get(tableId)?.rows.length ?? 0;
      unfiled.delete(tableId);
      dropOf.run(tableId);
    },
    file: (tableId) => {
      const table = known().get(tableId);
      if (table !== undefined) file(tableId, table);
    },
    fileAll: () => {
      for (const entry of known()) file(...entry);
      dropAll.run();
    },
    forget: () => {
      isKnown = false;
    },
  };
}
