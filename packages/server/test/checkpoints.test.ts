/** A thread copies the log into the data file and starts it again; readers, a thread that fails and a restart are no harm. */
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import threads from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FILE } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';

const LOG_PAGES = 24;
/** Several pages. */
const TEXT = 'x'.repeat(16_000);

/** SQLite's code. */
const SYNC_FAILED = 1034;

const { Worker } = threads;
/** Answers for the thread, if there is none. */
let asked: ((thread: EventEmitter) => void) | undefined;

const noThread = (): EventEmitter => {
  const thread = new EventEmitter();
  const postMessage = (): void => void setImmediate(() => asked?.(thread));
  return Object.assign(thread, { postMessage, unref: () => {}, terminate: () => {} });
};

function replaceThreads(replacement: unknown): void {
  Object.assign(threads, { Worker: replacement });
  syncBuiltinESMExports();
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-log-'));
  // oxlint-disable-next-line func-names -- called with new
  replaceThreads(function (file: URL, options: threads.WorkerOptions) {
    return asked === undefined ? new Worker(file, options) : noThread();
  });
});
afterEach(() => {
  asked = undefined;
  replaceThreads(Worker);
  rmSync(folder, { recursive: true });
});

function opened(): EmbeddedStore {
  const store = openEmbedded(folder, { logPages: LOG_PAGES });
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

/** A log that starts again has other salts. */
const salts = (): string => readFileSync(join(folder, `${DATA_FILE}-wal`)).toString('hex', 16, 24);

interface Notes {
  readonly store: EmbeddedStore;
  count: number;
}

async function write(notes: Notes, times: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- a transaction each
  for (let nth = 0; nth < times; nth++) await notes.store.setNote(`n${notes.count++}`, TEXT);
}

async function writeUntilRestart(notes: Notes): Promise<void> {
  const before = salts();
  // oxlint-disable-next-line no-await-in-loop -- until the thread is done
  while (salts() === before) await write(notes, 1);
}

async function everythingIsThere({ store, count }: Notes): Promise<void> {
  await store.close();
  const again = opened();
  const found = await Promise.all(Array.from({ length: count }, (_, nth) => again.note(`n${nth}`)));
  expect(found.every((value) => value === TEXT)).toBe(true);
  await again.close();
}

test('the log starts again, time after time', async () => {
  const notes = { store: opened(), count: 0 };
  await write(notes, 1);
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let nth = 0; nth < 4; nth++) await writeUntilRestart(notes);
  await everythingIsThere(notes);
});

test('while another process reads, the log goes on; afterwards it starts again', async () => {
  const notes = { store: opened(), count: 0 };
  await write(notes, 1);
  const reader = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
  reader.exec('BEGIN');
  const names = (): number =>
    (reader.prepare(`SELECT count(*) AS names FROM notes WHERE name LIKE 'n%'`).get() as { names: number })
      .names;
  expect(names()).toBe(1);
  const before = salts();
  await write(notes, LOG_PAGES * 2);
  expect([salts(), names()]).toEqual([before, 1]);
  reader.close();
  await writeUntilRestart(notes);
  await everythingIsThere(notes);
});

test('without a thread SQLite makes the checkpoints', async () => {
  asked = (thread) => thread.emit('error', new Error('no memory'));
  const notes = { store: opened(), count: 0 };
  await write(notes, 1);
  await writeUntilRestart(notes);
  await everythingIsThere(notes);
});

test('a thread that could not sync ends the process', async () => {
  const thrown: unknown[] = [];
  asked = (thread) => {
    try {
      thread.emit('message', { failure: SYNC_FAILED });
    } catch (error) {
      thrown.push(error);
    }
  };
  const notes = { store: opened(), count: 0 };
  // oxlint-disable-next-line no-await-in-loop -- until the thread is asked
  while (thrown.length === 0) await write(notes, 1);
  expect(thrown).toEqual([expect.objectContaining({ code: 'ERR_SQLITE_ERROR' })]);
  await notes.store.close();
});
