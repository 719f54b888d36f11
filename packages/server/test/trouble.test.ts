/** A system error about a file is one sentence in every language, wherever it occurs. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LANGUAGES } from '@duopolis/words';
import { type FileProblem, hostingWordsOf } from '@duopolis/words/hosting';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operate } from '../src/operations/operate.ts';
import { startServer } from '../src/start.ts';
import { DATA_FILE, openDatabase } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { LOCK_FILE } from '../src/store/lock.ts';
import { fileProblemFor } from '../src/store/trouble.ts';
import { configOf, UNREAD } from './kit/server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-trouble-'));
  writeFileSync(join(folder, 'letter'), 'dear Ann');
});
afterEach(() => rmSync(folder, { recursive: true }));

const data = (): string => join(folder, 'data');

/** Like a device, which a copy would replace. */
function pointer(): string {
  symlinkSync(join(folder, 'letter'), join(folder, 'pointer'));
  return join(folder, 'pointer');
}

function emptyFile(): string {
  writeFileSync(join(folder, 'empty'), '');
  return join(folder, 'empty');
}

const failing = (codes: object): Error => Object.assign(new Error('failed'), codes);
const sqlite = (errcode: number): object => ({ code: 'ERR_SQLITE_ERROR', errcode, errstr: 'so it says' });

test.each<readonly [object, FileProblem['code']]>([
  [{ code: 'EACCES' }, 'no-rights'],
  [{ code: 'EROFS' }, 'no-rights'],
  [{ code: 'ENOENT' }, 'no-folder'],
  [{ code: 'ENOTDIR' }, 'not-a-folder'],
  [{ code: 'EISDIR' }, 'not-a-file'],
  [{ code: 'ENOSPC' }, 'disk-full'],
  [{ code: 'EIO' }, 'disk-failed'],
  [sqlite(8), 'no-rights'],
  [sqlite(14), 'no-rights'],
  [sqlite(13), 'disk-full'],
  [sqlite(11), 'damaged-file'],
  [sqlite(267), 'damaged-file'],
  [sqlite(26), 'damaged-file'],
  [sqlite(778), 'disk-failed'],
])('%j is %s, and has a message', (codes, code) => {
  const problem = fileProblemFor('here', failing(codes));
  expect(problem).toMatchObject({ code, file: 'here' });
  for (const language of LANGUAGES) expect(hostingWordsOf(language).problem(problem)).toContain('here');
});

test('an error of the program itself is not taken for one of the disk', () => {
  expect(() => fileProblemFor('here', new TypeError('a bug'))).toThrow('a bug');
});

/** Where nobody may make a folder, not even the owner of the system. */
type Forbidden = readonly [string, () => string, FileProblem['code']];
const FORBIDDEN: readonly Forbidden[] =
  process.platform === 'linux'
    ? [
        ['where there can be none', () => '/proc/duopolis/data', 'no-folder'],
        ['where it has no right to one', () => '/sys/duopolis', 'no-rights'],
      ]
    : [];

describe('a server does not start', () => {
  test.each<Forbidden>([
    ...FORBIDDEN,
    ['through a file', () => join(folder, 'letter', 'data'), 'not-a-folder'],
    ['on a file', () => join(folder, 'letter'), 'not-a-folder'],
  ])('with a data folder %s', async (_, place, code) => {
    const server = await startServer(configOf({ data: place() }), { log: UNREAD });
    expect(server).toEqual({ ok: false, error: { code, file: join(place(), DATA_FILE) } });
  });

  test('on a full disk, and the folder is free again', async () => {
    const full = openDatabase(folder);
    if (!full.ok) throw new Error(full.error.code);
    const { db, close } = full.value;
    const pages = db.prepare('PRAGMA page_count').get() as { readonly page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages.page_count}`);
    const fill = db.prepare('INSERT INTO notes (name, value) VALUES (?, ?)');
    let problem: FileProblem | undefined;
    try {
      for (let nth = 0; nth < 100; nth++) fill.run(`${nth}`, 'x'.repeat(4_096));
    } catch (error) {
      problem = fileProblemFor('here', error);
    }
    expect(problem).toEqual({ code: 'disk-full', file: 'here' });
    close();
    const again = openEmbedded(folder);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });
});

describe('an operation ends in one sentence', () => {
  beforeEach(async () => {
    const store = openEmbedded(data());
    if (!store.ok) throw new Error(store.error.code);
    await store.value.close();
  });

  test.each([
    ['backup', 'into a missing folder', () => join(folder, 'none', 'saved.db'), 'no-folder'],
    ['backup', 'through a file', () => join(folder, 'letter', 'saved.db'), 'not-a-folder'],
    ['backup', 'onto a folder', () => folder, 'not-a-file'],
    ['backup', 'onto what only looks like a file', () => pointer(), 'not-a-file'],
    ['export', 'onto what only looks like a file', () => pointer(), 'not-a-file'],
    ['export', 'into a missing folder', () => join(folder, 'none', 'games'), 'no-folder'],
    ['export', 'onto a folder', () => folder, 'not-a-file'],
    ['restore', 'of a folder', () => folder, 'not-a-file'],
    ['restore', 'of nothing', () => join(folder, 'none'), 'no-file'],
    ['restore', 'of an empty file', () => emptyFile(), 'not-our-file'],
  ] as const)('%s %s', async (operation, _, file, code) => {
    const named = file();
    const before = readdirSync(folder);
    expect(await operate(operation, [named], { data: data(), now: 1 })).toEqual({
      ok: false,
      error: { code, file: named },
    });
    expect(readdirSync(folder)).toEqual(before);
  });

  test('restore into a folder that is a file', async () => {
    const saved = join(folder, 'saved.db');
    expect((await operate('backup', [saved], { data: data(), now: 1 })).ok).toBe(true);
    expect(await operate('restore', [saved], { data: join(folder, 'letter'), now: 1 })).toMatchObject({
      ok: false,
      error: { code: 'not-a-folder' },
    });
  });
});

test('a folder is made with all the folders before it, for its owner only', async () => {
  const deep = join(folder, 'a', 'b');
  const made = openEmbedded(deep);
  if (!made.ok) throw new Error(made.error.code);
  await made.value.close();
  expect(existsSync(join(deep, DATA_FILE))).toBe(true);
  mkdirSync(join(folder, 'there'));
  expect(openEmbedded(join(folder, 'there')).ok).toBe(true);
  expect(new DatabaseSync(join(deep, DATA_FILE), { readOnly: true }).isOpen).toBe(true);
});

test('a lock with unknown content is reported with advice, and the data stays unchanged', () => {
  const opened = openDatabase(data());
  if (!opened.ok) throw new Error(opened.error.code);
  opened.value.close();
  const lock = join(data(), LOCK_FILE);
  writeFileSync(lock, 'something else, and long enough to be looked at');
  const problem: FileProblem = { code: 'damaged-lock', file: lock };
  expect(openDatabase(data())).toEqual({ ok: false, error: problem });
  for (const language of LANGUAGES) expect(hostingWordsOf(language).problem(problem)).toContain(lock);
  rmSync(lock);
  const again = openDatabase(data());
  expect(again.ok).toBe(true);
  if (again.ok) again.value.close();
});
