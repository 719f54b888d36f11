/** A host moves from its data file into a database, whole or not at all. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { openDatabaseAt, openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { operate } from '../../src/operations/operate.ts';
import { gather } from '../kit/play.ts';
import { personAt, started, tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';

let database: Database;
let url: string;
let folder: string;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

beforeEach(async () => {
  url = await database.create();
  folder = mkdtempSync(join(tmpdir(), 'duopolis-move-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A host with a game played to its end, people, a code for another device, and a table that goes on. */
async function hostIn(data: string): Promise<string> {
  const server = await started({ data });
  const ann = await personAt(() => server.address, 'Ann ✓ Анна');
  const [player] = await gather([ann], tableOptions({ seats: 3 }));
  await player?.over;
  await ann.fetch('/api/tables', { method: 'POST', body: { options: tableOptions() } });
  await ann.fetch('/api/session/transfer', { method: 'POST' });
  ann.connection.close();
  await server.stop();
  return ann.cookie;
}

test('everything is moved, a device stays the same person, and tables continue', async () => {
  const cookie = await hostIn(folder);
  const moved = await operate('move-store', [url], { data: folder, now: 1 });
  expect(moved).toMatchObject({ ok: true, value: { operation: 'move-store', tables: 2, people: 1 } });
  const [here, there] = [openEmbedded(folder), await openPostgres(url)];
  if (!here.ok || !there.ok) throw new Error('not opened');
  const list = await there.value.events.list();
  expect(list).toEqual(await here.value.events.list());
  const logs = await Promise.all(
    [here, there].map(({ value }) => Promise.all(list.map(({ tableId }) => value.events.read(tableId)))),
  );
  expect(logs[1]).toEqual(logs[0]);
  await here.value.close();
  await there.value.close();

  const server = await started({ database: url });
  const mine = await fetch(`${server.address}/api/tables/mine`, { headers: { cookie } });
  expect(((await mine.json()) as { readonly tables: readonly unknown[] }).tables.length).toBe(2);
  await server.stop();
});

test('a database that is not empty stays unchanged', async () => {
  await hostIn(folder);
  expect((await operate('move-store', [], { data: folder, now: 1, database: url })).ok).toBe(true);
  const again = await operate('move-store', [url], { data: folder, now: 1 });
  expect(again).toMatchObject({ ok: false, error: { code: 'database-in-use' } });
});

/** A database that spoils a name when it comes. */
const SPOILING = `
  CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := upper(NEW.name); RETURN NEW; END $$;
  CREATE TRIGGER spoils BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION spoil()`;

test('a copy that differs from its source is discarded', async () => {
  await hostIn(folder);
  const opened = await openDatabaseAt(url);
  if (!opened.ok) throw new Error(opened.error.code);
  await opened.value.query(SPOILING);
  expect(await operate('move-store', [url], { data: folder, now: 1 })).toEqual({
    ok: false,
    error: { code: 'copy-differs', part: 'people' },
  });
  expect((await opened.value.query('SELECT FROM tables')).rowCount).toBe(0);
  await opened.value.end();
});

test.each([
  ['nothing there', () => operate('move-store', [url], { data: join(folder, 'none'), now: 1 }), 'no-file'],
  ['no database named', () => operate('move-store', [], { data: folder, now: 1 }), 'no-database-named'],
  ['two of them', () => operate('move-store', [url, url], { data: folder, now: 1 }), 'bad-arguments'],
])('refused: %s', async (_, move, code) => {
  expect(await move()).toMatchObject({ ok: false, error: { code } });
});

test('not while a server uses either of them', async () => {
  const server = await started({ data: folder });
  expect(await operate('move-store', [url], { data: folder, now: 1 })).toMatchObject({
    ok: false,
    error: { code: 'file-in-use' },
  });
  await server.stop();
  const node = await started({ database: url });
  expect(await operate('move-store', [url], { data: folder, now: 1 })).toMatchObject({
    ok: false,
    error: { code: 'database-in-use' },
  });
  await node.stop();
});
