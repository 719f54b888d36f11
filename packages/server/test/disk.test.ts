/** Answers wait for the disk; the event loop, and everything that reads, does not. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWriter, type Writer } from '../src/store/batch-writer.ts';
import { DATA_FILE, type Database, openDatabase } from '../src/store/database.ts';
import { canSync, type Disk, LOG_PAGES } from '../src/store/disk.ts';
import { walOf } from '../src/store/wal.ts';

let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-disk-'));
  const opened = openDatabase(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  database = opened.value;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A disk that is done when the test says so. */
function stalling() {
  const calls: PromiseWithResolvers<void>[] = [];
  const lost: unknown[] = [];
  const disk: Disk = {
    sync: () => {
      const call = Promise.withResolvers<void>();
      calls.push(call);
      return call.promise;
    },
    syncNow: () => {},
    lost: (error) => void lost.push(error),
    leave: () => () => {},
  };
  return { disk, calls, lost };
}

const note = ({ write }: Writer, { db }: Database, name: string): Promise<void> =>
  write(() => void db.prepare('INSERT INTO notes (name, value) VALUES (?, ?)').run(name, 'x'.repeat(3_000)));

const notesIn = (db: DatabaseSync): unknown =>
  db.prepare("SELECT count(*) AS notes FROM notes WHERE value LIKE 'xxx%'").get()?.['notes'];

const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('while the disk stalls nobody is answered, the event loop goes on, and the next batch waits', async () => {
  const { disk, calls } = stalling();
  const writer = openWriter(database.db, { disk });
  const answered: string[] = [];
  void note(writer, database, 'one').then(() => answered.push('one'));
  await expect.poll(() => calls.length).toBe(1);
  const others = ['two', 'three'].map((name) =>
    note(writer, database, name).then(() => void answered.push(name)),
  );
  writer.flush();
  await nextTick();
  expect([answered, notesIn(database.db), calls.length]).toEqual([[], 1, 1]);
  calls[0]?.resolve();
  await expect.poll(() => calls.length).toBe(2);
  expect([answered, notesIn(database.db)]).toEqual([['one'], 3]);
  calls[1]?.resolve();
  await Promise.all(others);
  expect(answered).toEqual(['one', 'two', 'three']);
  database.close();
});

test('what is pending at the end is durable before the end, and a late disk changes nothing', async () => {
  const { disk, calls, lost } = stalling();
  const writer = openWriter(database.db, { disk });
  const one = note(writer, database, 'one');
  await expect.poll(() => calls.length).toBe(1);
  const two = note(writer, database, 'two');
  writer.finish();
  await Promise.all([one, two]);
  calls[0]?.reject(new Error('closed'));
  await nextTick();
  expect([notesIn(database.db), lost]).toEqual([2, []]);
  database.close();
});

test('a disk that fails to sync acknowledges nothing, and ends the process', async () => {
  const { disk, calls, lost } = stalling();
  const writer = openWriter(database.db, { disk });
  const one = note(writer, database, 'one');
  await expect.poll(() => calls.length).toBe(1);
  const error = Object.assign(new Error('i/o'), { code: 'EIO' });
  calls[0]?.reject(error);
  await expect(one).rejects.toBe(error);
  expect(lost).toEqual([error]);
  database.close();
});

test('a long log is copied to the file, and written over; a stop leaves the file alone', async () => {
  const { db, disk, close } = database;
  const writer = openWriter(db, { disk });
  const pages = (): unknown => db.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.['log'];
  for (let nth = 0; nth < LOG_PAGES; nth++)
    // oxlint-disable-next-line no-await-in-loop -- each is a transaction
    await note(writer, database, `${nth}`);
  expect(pages()).toBeLessThan(LOG_PAGES + 10);
  close();
  expect(existsSync(walOf(join(folder, DATA_FILE)))).toBe(false);
  const copy = join(folder, 'copy.db');
  copyFileSync(join(folder, DATA_FILE), copy);
  const alone = new DatabaseSync(copy);
  expect(notesIn(alone)).toBe(LOG_PAGES);
  alone.close();
});

test.each([
  ['3.50.4', false],
  ['3.51.0', true],
  ['4.0.0', true],
  ['', false],
])('SQLite %j tells the length of its log: %s', (version, tells) => {
  expect(canSync(version)).toBe(tells);
});
