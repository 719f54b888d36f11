/** duopolis check: reads a whole data file, recomputes every link and checksum, and lists what has changed. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { Checked, Finding } from '@duopolis/words/hosting';
import { commandSum, FIRST_LINK, linkAfter, stepSum, tableSum } from '../store/chain.ts';
import { DATA_FILE } from '../store/database.ts';
import { type FileProblem, headerProblem, logProblem } from '../store/file.ts';
import { LINE } from '../store/step.ts';
import { fileProblemFor } from '../store/trouble.ts';
import { openForReading } from './export.ts';

/** A badly damaged file has too many findings to list; the rest are counted. */
const MOST_FINDINGS = 100;

interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
  readonly link: string | null;
  readonly command_sum: number | null;
  readonly sum: number | null;
}

interface EventRow {
  readonly number: number;
  readonly event: string;
  readonly link: string | null;
}

interface JournalRow {
  readonly table_id: string;
  readonly version: number;
  readonly events: string;
  readonly commands: string;
  readonly about: string;
  readonly link: string | null;
  readonly sum: number | null;
}

interface Tally {
  readonly report: (finding: Finding) => void;
  readonly count: { tables: number; events: number; unlinked: number };
}

/** The last known link of a table's chain. */
interface End {
  readonly version: number;
  readonly link: string;
}

const rowsOf = <T>(db: DatabaseSync, sql: string, ...values: readonly string[]): Iterable<T> =>
  db.prepare(sql).iterate(...values) as unknown as Iterable<T>;

function checkStructure(db: DatabaseSync, { report }: Tally): void {
  const found = rowsOf<{ readonly integrity_check: string }>(db, `PRAGMA integrity_check(${MOST_FINDINGS})`);
  for (const { integrity_check: detail } of found)
    if (detail !== 'ok') report({ code: 'broken-structure', detail });
}

/** Events without a link belong to the step that ends with the next link, or come from an earlier version. */
function checkEvents(db: DatabaseSync, table: TableRow, { report, count }: Tally): End {
  const { id, version } = table;
  let link = FIRST_LINK;
  let step: string[] = [];
  let last = 0;
  const sql = 'SELECT number, event, link FROM events WHERE table_id = ? ORDER BY number';
  for (const { number, event, link: stored } of rowsOf<EventRow>(db, sql, id)) {
    if (number !== last + 1) report({ code: 'missing-events', table: id, from: last + 1, to: number - 1 });
    last = number;
    step.push(event);
    count.events += 1;
    if (stored === null) continue;
    const expected = linkAfter(link, step.join(LINE));
    if (stored !== expected)
      report({ code: 'changed-events', table: id, from: number - step.length + 1, to: number });
    link = stored;
    step = [];
  }
  if (last < version) report({ code: 'missing-events', table: id, from: last + 1, to: version });
  if (table.link !== null && table.link !== link)
    report({ code: 'changed-events', table: id, from: Math.max(1, last - step.length + 1), to: last });
  if (table.link === null) count.unlinked += step.length;
  return { version: last, link: linkAfter(link, step.join(LINE)) };
}

function* commandsOf(db: DatabaseSync, table: string): Iterable<string> {
  const sql = 'SELECT command FROM commands WHERE table_id = ?';
  for (const { command } of rowsOf<{ readonly command: string }>(db, sql, table)) yield command;
}

function checkTables(db: DatabaseSync, tally: Tally): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  for (const table of rowsOf<TableRow>(db, 'SELECT * FROM tables')) {
    const { id, command_sum: commands, link, sum } = table;
    tally.count.tables += 1;
    if (sum === null ? link !== null : sum !== tableSum(table))
      tally.report({ code: 'changed-summary', table: id });
    if (commands !== null && commands !== commandSum(commandsOf(db, id)))
      tally.report({ code: 'changed-commands', table: id });
    ends.set(id, checkEvents(db, table, tally));
  }
  return ends;
}

/** Unfiled steps continue the chain of their table. */
function checkJournal(db: DatabaseSync, filed: ReadonlyMap<string, End>, { report, count }: Tally): void {
  const ends = new Map(filed);
  for (const row of rowsOf<JournalRow>(db, 'SELECT * FROM journal ORDER BY id')) {
    const { table_id: table, version, events, commands, about, link, sum } = row;
    const end = ends.get(table) ?? { version: 0, link: FIRST_LINK };
    const expected = linkAfter(end.link, events);
    if (sum !== null && sum !== stepSum({ tableId: table, version, link, commands, about }))
      report({ code: 'changed-events', table, from: end.version + 1, to: version });
    if (version <= end.version) continue;
    if (link !== null && link !== expected)
      report({ code: 'changed-events', table, from: end.version + 1, to: version });
    if (!filed.has(table) && !ends.has(table)) count.tables += 1;
    count.events += version - end.version;
    ends.set(table, { version, link: link ?? expected });
  }
}

/** Rows of tables that don't exist: a changed id moved them there. */
function checkStrays(db: DatabaseSync, { report }: Tally): void {
  const sql = `SELECT table_id AS id FROM events WHERE table_id NOT IN (SELECT id FROM tables)
     UNION SELECT table_id FROM commands WHERE table_id NOT IN (SELECT id FROM tables)`;
  for (const { id } of rowsOf<{ readonly id: string }>(db, sql)) report({ code: 'stray-rows', table: id });
}

function checkAll(db: DatabaseSync, tally: Tally): void {
  try {
    checkStructure(db, tally);
    checkStrays(db, tally);
    checkJournal(db, checkTables(db, tally), tally);
  } catch (error) {
    tally.report({ code: 'broken-structure', detail: error instanceof Error ? error.message : 'unknown' });
  }
}

/** Checks the data file of a folder, or a backup, even while a server uses it. */
export async function check(
  folder: string,
  backup: string | undefined,
): Promise<Result<Checked, FileProblem>> {
  const file = backup ?? join(folder, DATA_FILE);
  const problem = existsSync(file)
    ? (logProblem(file) ?? headerProblem(file))
    : (logProblem(file) ?? ({ code: 'no-file', file } as const));
  if (problem !== undefined) return refuse(problem);
  const findings: Finding[] = [];
  const count = { tables: 0, events: 0, unlinked: 0 };
  let found = 0;
  const report = (finding: Finding): void => {
    found += 1;
    if (findings.length < MOST_FINDINGS) findings.push(finding);
  };
  try {
    const { db, close } = await openForReading(file, join(tmpdir(), `duopolis-check-${process.pid}.db`));
    try {
      checkAll(db, { report, count });
    } finally {
      close();
    }
  } catch (error) {
    return refuse(fileProblemFor(file, error));
  }
  return ok({ file, ...count, findings, found });
}
