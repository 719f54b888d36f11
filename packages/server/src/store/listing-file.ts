/** The tables of the data file: filed ones are found by indexes, the few unfiled ones by scanning. */
import type { DatabaseSync } from 'node:sqlite';
import type { TablePhase } from '@duopolis/table';
import type { StoredTable, TableId } from '@duopolis/table/host';
import type { Writer } from './batch-writer.ts';
import type { Journal, UnfiledSteps } from './journal.ts';
import { isListed, type Listing, type StoredRow, storedIn } from './listing.ts';

/** With its number, by which the lobby is sorted. */
type NumberedRow = StoredRow & { readonly number: number };
type Numbered = StoredTable & { readonly number: number };

const COLUMNS = 'id, version, about, number';

const statementsOf = (db: DatabaseSync) => ({
  one: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE id = ?`),
  ofMember: db.prepare(
    `SELECT ${COLUMNS} FROM members INDEXED BY members_open CROSS JOIN tables ON id = table_id
     WHERE open AND member = ? ORDER BY number`,
  ),
  ofDeal: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE deal = ? ORDER BY number`),
  lobby: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE listed AND number < ? ORDER BY number DESC`),
  page: db.prepare(`SELECT ${COLUMNS} FROM tables WHERE id > ? ORDER BY id`),
  counts: db.prepare('SELECT phase, count(*) AS count FROM tables GROUP BY phase'),
  phase: db.prepare('SELECT phase FROM tables WHERE id = ?'),
});

interface File {
  readonly run: ReturnType<typeof statementsOf>;
  readonly journal: Journal;
}

const read = (row: NumberedRow): readonly Numbered[] =>
  storedIn([row]).map((table) => ({ ...table, number: row.number }));

/** Filed tables up to a limit, without those that have newer steps. */
function* filedIn({ journal }: File, rows: Iterable<unknown>, most = Infinity): Iterable<Numbered> {
  let count = 0;
  for (const row of rows as Iterable<NumberedRow>) {
    if (count >= most) return;
    if (journal.of(row.id) !== undefined) continue;
    for (const table of read(row)) {
      count += 1;
      yield table;
    }
  }
}

/** The matching ones among the tables with newer steps. */
function unfiledIn(
  { journal }: File,
  isMeant: (table: Numbered) => boolean = () => true,
): readonly Numbered[] {
  const found: Numbered[] = [];
  for (const [tableId, unfiled] of journal.tables()) {
    const table = unfiledTable(journal, tableId, unfiled);
    if (isMeant(table)) found.push(table);
  }
  return found;
}

const unfiledTable = (journal: Journal, tableId: TableId, unfiled: UnfiledSteps): Numbered => ({
  tableId,
  version: unfiled.version,
  about: journal.about(tableId, unfiled),
  number: unfiled.number,
});

function find({ run, journal }: File, tableId: TableId): readonly Numbered[] {
  const unfiled = journal.of(tableId);
  if (unfiled !== undefined) return [unfiledTable(journal, tableId, unfiled)];
  const row = run.one.get(tableId) as NumberedRow | undefined;
  return row === undefined ? [] : read(row);
}

const byNumber = (one: Numbered, other: Numbered): number => one.number - other.number;

const plain = (tables: readonly Numbered[]): readonly StoredTable[] =>
  tables.map(({ tableId, version, about }) => ({ tableId, version, about }));

function lobby(file: File, after: TableId | undefined, most: number): readonly StoredTable[] {
  const [last] = after === undefined ? [] : find(file, after);
  const before = last?.number ?? Number.MAX_SAFE_INTEGER;
  const unfiled = unfiledIn(file, ({ about, number }) => number < before && isListed(about));
  const filed = filedIn(file, file.run.lobby.iterate(before), most);
  return plain([...unfiled, ...filed].toSorted((one, other) => byNumber(other, one)).slice(0, most));
}

function page(file: File, after: TableId | undefined, most: number): readonly StoredTable[] {
  const unfiled = unfiledIn(file, ({ tableId }) => after === undefined || tableId > after);
  const filed = filedIn(file, file.run.page.iterate(after ?? ''), most);
  const all = [...unfiled, ...filed];
  return plain(all.toSorted((one, other) => (one.tableId < other.tableId ? -1 : 1)).slice(0, most));
}

interface Counted {
  readonly phase: TablePhase | null;
  readonly count: number;
}

function counts(file: File): ReadonlyMap<TablePhase, number> {
  const { run } = file;
  const found = new Map<TablePhase, number>();
  const add = (phase: TablePhase | null | undefined, by: number): void => {
    if (phase !== null && phase !== undefined) found.set(phase, (found.get(phase) ?? 0) + by);
  };
  for (const { phase, count } of run.counts.all() as unknown as Counted[]) add(phase, count);
  for (const { tableId, about } of unfiledIn(file)) {
    add((run.phase.get(tableId) as Pick<Counted, 'phase'> | undefined)?.phase, -1);
    add(about.phase, 1);
  }
  return found;
}

export function sqliteListing(db: DatabaseSync, journal: Journal, { read: shown }: Writer): Listing {
  const file: File = { run: statementsOf(db), journal };
  /** Filed ones by a statement, the others by their summaries. */
  const where = (rows: Iterable<unknown>, isOne: (table: StoredTable) => boolean): readonly StoredTable[] =>
    plain([...filedIn(file, rows), ...unfiledIn(file, isOne)].toSorted(byNumber));
  return {
    some: (tables) => shown(() => plain(tables.flatMap((table) => find(file, table)))),
    ofMember: (member) =>
      shown(() =>
        where(
          file.run.ofMember.iterate(member),
          ({ about }) => about.phase !== 'closed' && about.members.includes(member),
        ),
      ),
    ofDeal: (deal) => shown(() => where(file.run.ofDeal.iterate(deal), ({ about }) => about.deal === deal)),
    lobby: (after, most) => shown(() => lobby(file, after, most)),
    page: (after, most) => shown(() => page(file, after, most)),
    counts: () => shown(() => counts(file)),
  };
}
