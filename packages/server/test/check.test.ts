/** duopolis check: any byte that changes what a data file says is found and named. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastRandom } from '@duopolis/rules/chance';
import type { TableEvent } from '@duopolis/table';
import type { Checked } from '@duopolis/words/hosting';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operate } from '../src/operations/operate.ts';
import { DATA_FILE, openDatabase } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { sqliteEvents } from '../src/store/events.ts';
import { openWriter } from '../src/store/batch-writer.ts';
import { ABOUT } from './kit/about.ts';

const STEPS = 40;
const FLIPS = 120;
const SAMPLES = join(import.meta.dirname, 'samples');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (): string => join(folder, DATA_FILE);

async function checked(): Promise<Checked> {
  const result = await operate('check', [], { data: folder, now: 1 });
  if (!result.ok || result.value.operation !== 'check') throw new Error(JSON.stringify(result));
  return result.value;
}

const event = (at: number): TableEvent => ({ type: 'joined', at, member: `m${at}`, name: 'Ann' });

/** Two tables with steps of none to two events; filed, or left in the journal as a kill leaves them. */
async function written(end: 'filed' | 'unfiled'): Promise<void> {
  const opened = openDatabase(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const writer = openWriter(opened.value.db);
  const { store, fileAll } = sqliteEvents(opened.value.db, writer);
  const versions = [0, 0];
  for (let nth = 0; nth < STEPS; nth++) {
    const table = nth % 2;
    const events = Array.from({ length: nth % 3 }, (_, more) => event(10 * nth + more));
    const expected = versions[table] as number;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await store.append({
      tableId: `table ${table}`,
      expected,
      events,
      commands: [`command ${nth}`],
      about: { ...ABOUT, at: nth },
    });
    versions[table] = expected + events.length;
  }
  if (end === 'filed') await writer.write(fileAll);
  opened.value.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  opened.value.close();
}

/** The content of the log, without checksums. */
function contentOf(): string | undefined {
  const db = new DatabaseSync(file(), { readOnly: true });
  try {
    const rows = [
      'SELECT table_id, number, event FROM events ORDER BY 1, 2',
      'SELECT table_id, command FROM commands ORDER BY 1, 2',
      'SELECT id, version, about FROM tables ORDER BY 1',
      'SELECT id, table_id, version, events, commands, about FROM journal ORDER BY 1',
    ].map((sql) => db.prepare(sql).all());
    return JSON.stringify(rows);
  } catch {
    return undefined;
  } finally {
    db.close();
  }
}

test.each(['filed', 'unfiled'] as const)('a whole file has no findings, %s', async (end) => {
  await written(end);
  expect(await checked()).toEqual({
    operation: 'check',
    file: file(),
    tables: 2,
    events: 39,
    unlinked: 0,
    findings: [],
    found: 0,
  });
});

test.each(['filed', 'unfiled'] as const)(
  'a flipped byte is found wherever it changes the content of the file, %s',
  async (end) => {
    await written(end);
    const whole = readFileSync(file());
    const content = contentOf();
    const random = fastRandom(`flips ${end}`);
    const missed: number[] = [];
    for (let nth = 0; nth < FLIPS; nth++) {
      const at = random() % whole.length;
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] as number) ^ (1 << (random() % 8));
      writeFileSync(file(), flipped);
      // oxlint-disable-next-line no-await-in-loop -- one byte after the other
      const result = await operate('check', [], { data: folder, now: 1 });
      const isFound = !result.ok || (result.value.operation === 'check' && result.value.found > 0);
      if (!isFound && contentOf() !== content) missed.push(at);
    }
    expect(missed).toEqual([]);
  },
);

test('a finding names the table and the events of the step', async () => {
  await written('filed');
  const db = new DatabaseSync(file());
  db.exec(`UPDATE events SET event = replace(event, 'Ann', 'Bob') WHERE table_id = 'table 1' AND number = 5`);
  db.exec(`DELETE FROM events WHERE table_id = 'table 0' AND number = 20`);
  db.exec(`UPDATE tables SET about = '{}' WHERE id = 'table 1'`);
  db.exec(`UPDATE commands SET command = 'other' WHERE command = 'command 4'`);
  db.close();
  const { findings } = await checked();
  expect(findings).toContainEqual({ code: 'changed-events', table: 'table 1', from: 5, to: 6 });
  expect(findings).toContainEqual({ code: 'missing-events', table: 'table 0', from: 20, to: 20 });
  expect(findings).toContainEqual({ code: 'changed-summary', table: 'table 1' });
  expect(findings).toContainEqual({ code: 'changed-commands', table: 'table 0' });
});

test.each([1, 2])(
  'a file of schema %i is read as it is; the next step of a table links its past',
  async (schema) => {
    copyFileSync(join(SAMPLES, `schema-${schema}.db`), file());
    const before = await checked();
    expect(before).toMatchObject({ found: 0, unlinked: before.events });
    const store = openEmbedded(folder);
    if (!store.ok) throw new Error(store.error.code);
    const [table] = await store.value.events.list();
    if (table === undefined) throw new Error('no table');
    const { tableId, version: expected, about } = table;
    await store.value.events.append({ tableId, expected, events: [event(1)], commands: ['new'], about });
    await store.value.close();
    const after = await checked();
    expect(after).toMatchObject({ found: 0, unlinked: before.events - expected, events: before.events + 1 });
    const db = new DatabaseSync(file());
    db.prepare(`UPDATE events SET event = event || ' ' WHERE table_id = ? AND number = 1`).run(tableId);
    db.close();
    expect((await checked()).findings).toEqual([
      { code: 'changed-events', table: tableId, from: 1, to: expected },
    ]);
  },
);

test('an empty file with a log is refused, and neither is changed', async () => {
  await written('unfiled');
  const log = `${file()}-wal`;
  writeFileSync(log, 'x'.repeat(100_000));
  writeFileSync(file(), '');
  const problem = { ok: false, error: { code: 'log-without-file', file: file(), log } };
  expect(openEmbedded(folder)).toEqual(problem);
  expect(await operate('check', [], { data: folder, now: 1 })).toEqual(problem);
  expect([statSync(file()).size, statSync(log).size]).toEqual([0, 100_000]);
  rmSync(file());
  expect(openEmbedded(folder)).toEqual(problem);
  expect(existsSync(file())).toBe(false);
});

test('a log that can’t be read completely is copied before SQLite drops it', async () => {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  for (let nth = 0; nth < 3; nth++)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await store.value.events.append({
      tableId: 'one',
      expected: nth,
      events: [event(nth)],
      commands: [`${nth}`],
      about: ABOUT,
    });
  const [main, log] = [readFileSync(file()), readFileSync(`${file()}-wal`)];
  await store.value.close();
  const reopen = async (bytes: Uint8Array): Promise<string | undefined> => {
    writeFileSync(file(), main);
    writeFileSync(`${file()}-wal`, bytes);
    const again = openEmbedded(folder);
    if (!again.ok) throw new Error(again.error.code);
    await again.value.close();
    return again.value.unreadLog;
  };
  expect(await reopen(log)).toBeUndefined();
  const damaged = Buffer.from(log);
  damaged[log.length - 100] = (damaged[log.length - 100] as number) ^ 1;
  const copy = await reopen(damaged);
  expect(copy).toBe(`${file()}-wal.unread-1`);
  expect(readFileSync(copy ?? '')).toEqual(damaged);
  const foreign = Buffer.from('not a log of SQLite, but somebody wrote it');
  expect(await reopen(foreign)).toBe(`${file()}-wal.unread-2`);
});

test('a database is not checked here', async () => {
  expect(await operate('check', [], { data: folder, now: 1, database: 'postgres://localhost/x' })).toEqual({
    ok: false,
    error: { code: 'not-for-a-database' },
  });
});
