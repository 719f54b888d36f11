/** The embedded store keeps the contract of stores, and its data file is safe. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeContract } from '@duopolis/table/contract';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/people/secret.ts';
import { DATA_FILE, openDatabase } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { failsAlone } from './kit/alone.ts';
import { keepsErased, keepsHostileNames, keepsNoWays } from './kit/people-contract.ts';
import { APPLICATION_ID, migrate, MIGRATIONS, versionOf } from '../src/store/schema.ts';

function opened(folder: string): EmbeddedStore {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

storeContract(
  { test, expect },
  {
    name: 'embedded',
    isLasting: true,
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'duopolis-store-'));
      let store = opened(folder);
      return {
        store: store.events,
        reopen: async () => {
          await store.close();
          store = opened(folder);
          return store.events;
        },
        close: async () => {
          await store.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
);

const folderWith = (content?: (file: string) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-file-'));
  content?.(join(folder, DATA_FILE));
  return folder;
};

function ours(file: string): void {
  const made = openDatabase(dirname(file));
  if (!made.ok) throw new Error(made.error.code);
  made.value.close();
}

const changed = (file: string, change: (bytes: Buffer) => void): void => {
  ours(file);
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
};

describe('the data file', () => {
  test.each([
    ['text', 'not-our-file', (file: string) => writeFileSync(file, 'my letters, by Ann')],
    [
      'of another program',
      'not-our-file',
      (file: string) => changed(file, (bytes) => bytes.writeUInt32BE(7, 68)),
    ],
    [
      'of a newer schema',
      'newer-file',
      (file: string) => changed(file, (bytes) => bytes.writeUInt32BE(99, 60)),
    ],
    ['damaged inside', 'damaged-file', (file: string) => changed(file, (bytes) => bytes.fill(0xff, 4_096))],
    ['cut short', 'damaged-file', (file: string) => changed(file, (bytes) => bytes.fill(0xff, 100, 4_000))],
  ])('%s is refused and not touched', (_, code, content) => {
    const folder = folderWith(content);
    const file = join(folder, DATA_FILE);
    const before = readFileSync(file);
    expect(openEmbedded(folder)).toEqual({ ok: false, error: expect.objectContaining({ code, file }) });
    expect(readFileSync(file).equals(before)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test.each(MIGRATIONS.map((_, version) => version))('schema %i is brought forward', async (version) => {
    const folder = folderWith((file) => {
      const db = new DatabaseSync(file);
      migrate(db, MIGRATIONS.slice(0, version));
      db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      db.close();
    });
    await opened(folder).close();
    const [old, fresh] = [folder, folderWith(ours)].map((each) => {
      const db = new DatabaseSync(join(each, DATA_FILE));
      const schema = db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
      const found = { version: versionOf(db), schema };
      db.close();
      rmSync(each, { recursive: true });
      return found;
    });
    expect(old).toEqual(fresh);
  });

  test('holds no secret of a person', async () => {
    const folder = folderWith();
    const store = opened(folder);
    await store.people.add({ member: 'ann', name: 'Ann' }, hashOf('the token'), 1);
    await store.people.offer('ann', hashOf('THECODE'), 10);
    expect(await store.people.find(hashOf('the token'))).toEqual({
      member: 'ann',
      name: 'Ann',
      created: 1,
      used: 1,
    });
    expect(await store.people.find('the token')).toBeUndefined();
    expect(await store.people.claim(hashOf('THECODE'), hashOf('late'), 10)).toBeUndefined();
    await store.people.offer('ann', hashOf('THECODE'), 10);
    expect(await store.people.claim(hashOf('THECODE'), hashOf('other'), 9)).toEqual({
      member: 'ann',
      name: 'Ann',
    });
    await store.close();
    const bytes = readFileSync(join(folder, DATA_FILE)).toString('latin1');
    expect(['the token', 'THECODE'].map((secret) => bytes.includes(secret))).toEqual([false, false]);
    rmSync(folder, { recursive: true });
  });
});

test('SQL, quotes and HTML in names are read back unchanged', async () => {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  await keepsHostileNames(store.value.people);
  await store.value.close();
});

test('writes of one tick are one transaction', async () => {
  const turns: number[] = [];
  const store = openEmbedded(undefined, { observe: (writes) => turns.push(writes) });
  if (!store.ok) throw new Error(store.error.code);
  await Promise.all(['a', 'b', 'c'].map((name) => store.value.setNote(name, 'x')));
  await store.value.setNote('d', 'x');
  expect(turns).toEqual([3, 1]);
  await store.value.close();
});

test('a write that is impossible does not fail the others of its tick', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-alone-'));
  const store = opened(folder);
  await failsAlone(store);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('an erased person stays erased, whatever requests were under way', async () => {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  await keepsErased(store.value.people);
  await keepsNoWays(store.value);
  await store.value.close();
});
