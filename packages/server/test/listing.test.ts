/** How tables of the data file are found, and what a hundred thousand of them cost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TablePhase } from '@duopolis/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FILE } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { MOST_KNOWN, openDirectory } from '../src/tables/directory.ts';
import { openTables } from '../src/tables/tables.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { ABOUT } from './kit/about.ts';
import { findsTables, readsPages } from './kit/listing-contract.ts';

const MANY = 100_000;
const MEGABYTE = 1_048_576;

let folder = '';
const stores: EmbeddedStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-listing-'));
});

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

function opened(): EmbeddedStore {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  stores.push(store.value);
  return store.value;
}

test('tables are found, whether their steps are filed or not', () =>
  findsTables(opened(), async () => {
    await stores.pop()?.close();
    return opened();
  }));

/** As a server that has had them for long would have left them. */
async function fill(): Promise<void> {
  opened();
  await stores.pop()?.close();
  const about = JSON.stringify({ ...ABOUT, members: ['MEMBER'] });
  const db = new DatabaseSync(join(folder, DATA_FILE));
  db.exec(
    `INSERT INTO tables (id, version, about, number)
     WITH RECURSIVE made (nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM made WHERE nth < ${MANY})
     SELECT 'table-' || nth, 1, replace('${about}', 'MEMBER', 'member-' || nth), nth FROM made`,
  );
  db.close();
}

test('the closed tables of a person are not read, nor counted, also after they were open', async () => {
  const store = opened();
  const append = (phase: TablePhase) =>
    store.events.append({
      tableId: phase,
      expected: 0,
      events: [],
      commands: [],
      about: { ...ABOUT, phase, members: ['ann'] },
    });
  await Promise.all((['closed', 'over', 'gathering'] as const).map(append));
  await store.events.append({
    tableId: 'open until now',
    expected: 0,
    events: [{ type: 'closed', at: 1 }],
    commands: [],
    about: { ...ABOUT, members: ['ann'] },
  });
  await stores.pop()?.close();
  const again = opened();
  await again.events.append({
    tableId: 'open until now',
    expected: 1,
    events: [],
    commands: [],
    about: { ...ABOUT, phase: 'closed', members: ['ann'] },
  });
  await stores.pop()?.close();
  const found = await opened().listing.ofMember('ann');
  expect(found.map(({ tableId }) => tableId)).toEqual(['over', 'gathering']);
  await stores.pop()?.close();
  const db = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
  const rows = db.prepare('SELECT table_id AS id, open FROM members ORDER BY id').all();
  db.close();
  expect(rows.map(({ id, open }) => [id, open])).toEqual([
    ['closed', 0],
    ['gathering', 1],
    ['open until now', 0],
    ['over', 1],
  ]);
});

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

test('a server with a hundred thousand open tables caches none of them, and reads a page by its index', async () => {
  await fill();
  const store = opened();
  const before = collect();
  const tables = await openTables(store, REAL_ENVIRONMENT);
  await readsPages(store);
  expect((await tables.directory.lobby()).tables[0]?.tableId).toBe(`table-${MANY}`);
  expect((await tables.directory.counts()).get('gathering')).toBe(MANY);
  expect(await tables.directory.of('member-7')).toMatchObject([{ tableId: 'table-7' }]);
  expect(collect() - before).toBeLessThan(8 * MEGABYTE);
  await tables.stop();
  const db = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
  const plan = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(plan('SELECT id FROM tables WHERE listed AND number < 9 ORDER BY number DESC')).toMatch(
    /USING INDEX tables_listed/,
  );
  expect(plan("SELECT id FROM members JOIN tables ON id = table_id WHERE member = 'a'")).not.toMatch(/SCAN/);
  db.close();
});

test('a server caches a limited number of tables', async () => {
  const { events, listing } = opened();
  const directory = openDirectory(events, {
    ...listing,
    some: async (ids) => ids.map((tableId) => ({ tableId, version: 1, about: ABOUT })),
  });
  await directory.find('first');
  expect(directory.about('first')).toBeDefined();
  for (let nth = 0; nth < MOST_KNOWN; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await directory.find(`table-${nth}`);
  }
  expect(directory.about('first')).toBeUndefined();
  expect(directory.about('table-0')).toBeDefined();
});

test('a read that overlaps a change notification is not cached', async () => {
  const { events, listing } = opened();
  const answers: (() => void)[] = [];
  const directory = openDirectory(events, {
    ...listing,
    some: async (ids) => {
      await new Promise<void>((answer) => void answers.push(answer));
      return ids.map((tableId) => ({ tableId, version: 1, about: ABOUT }));
    },
  });
  const reading = directory.find('one');
  directory.forget(['one']);
  answers[0]?.();
  expect(await reading).toEqual(ABOUT);
  expect(directory.about('one')).toBeUndefined();
});

test('concurrent readers of the lobby share one query, and none gets a stale page', async () => {
  const { events, listing } = opened();
  const time = { now: 0 };
  let read = 0;
  const lobby: typeof listing.lobby = async (...asked) => {
    read += 1;
    return listing.lobby(...asked);
  };
  const directory = openDirectory(events, { ...listing, lobby }, { now: () => time.now });
  await Promise.all(Array.from({ length: 50 }, () => directory.lobby()));
  expect(read).toBe(1);
  const step = { expected: 0, events: [], commands: [], about: ABOUT };
  await directory.store.append({ ...step, tableId: 'one' });
  expect((await directory.lobby()).tables.length).toBe(1);
  expect(read).toBe(2);
  time.now += 1_000;
  await directory.lobby();
  expect(read).toBe(3);
  for (let nth = 0; nth < 1_000; nth++) void directory.lobby(`after-${nth}`);
  expect((await directory.lobby()).tables.length).toBe(1);
});
