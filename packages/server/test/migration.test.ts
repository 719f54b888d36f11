/** Data files of released versions: each is opened, migrated, and played on. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, type DevicesAnswer } from '@duopolis/protocol';
import { type Command, legalFor, type SeatView } from '@duopolis/rules';
import { verifyRecord } from '@duopolis/rules/record';
import { recordsOf, tableAfter } from '@duopolis/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportFolder } from '../src/operations/export.ts';
import { fileProblem } from '../src/store/file.ts';
import { DATA_FILE } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { migrate, MIGRATIONS, SCHEMA_VERSION, versionOf } from '../src/store/schema.ts';
import { granted, started, environmentOf } from './kit/server.ts';

const SAMPLES = join(import.meta.dirname, 'samples');

/** What was going on when each file was written: a duel that is over, and a table of Ann and two bots in play. */
const PLAYED = {
  cookie: 'duopolis=4cH8479rTNQfK1KXg99jw96V_jAtyxoh.+roAtcwIJsvFTrt3qx5FaTO8INUQ5vo7428GqBupReE',
  over: 'DH1Flus3WUrMBoGK',
  playing: 'ojXKGUiQCQP6CS4m',
} as const;
const RELEASED = [
  { version: 1, ...PLAYED },
  { version: 2, ...PLAYED },
  { version: 3, ...PLAYED },
  { version: 4, ...PLAYED },
  { version: 5, ...PLAYED },
] as const;

test('every schema before this one has its sample', () => {
  const kept = readdirSync(SAMPLES).filter((name) => name.endsWith('.db'));
  expect(kept).toEqual(RELEASED.map(({ version }) => `schema-${version}.db`));
  expect(RELEASED.map(({ version }) => version)).toEqual(
    Array.from({ length: SCHEMA_VERSION - 1 }, (_, nth) => nth + 1),
  );
});

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-migration-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const file = (): string => join(folder, DATA_FILE);

describe.each(RELEASED)('schema $version', ({ version, cookie, over, playing }) => {
  const sample = join(SAMPLES, `schema-${version}.db`);

  beforeEach(() => copyFileSync(sample, file()));

  test('is inspected without changing a byte', () => {
    expect(fileProblem(file())).toBeUndefined();
    expect(readFileSync(file()).equals(readFileSync(sample))).toBe(true);
  });

  test('its games are exported without changing a byte', async () => {
    const games = join(folder, 'games.jsonl');
    expect(await exportFolder(folder, games)).toEqual({ ok: true, value: { file: games, games: 1 } });
    expect(readFileSync(file()).equals(readFileSync(sample))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('is migrated with all its content', async () => {
    const store = openEmbedded(folder);
    if (!store.ok) throw new Error(store.error.code);
    const { events } = store.value;
    const tables = await events.list();
    expect(tables.map(({ tableId }) => tableId).toSorted()).toEqual([over, playing].toSorted());
    const [finished, running] = [await events.read(over), await events.read(playing)];
    expect(recordsOf(finished).map((record) => verifyRecord(record))).toEqual([
      { ok: true, value: expect.anything() },
    ]);
    expect(tableAfter(running).open.phase).toBe('playing');
    // oxlint-disable-next-line no-await-in-loop -- two tables
    const lengths = await Promise.all(tables.map(async ({ tableId }) => (await events.read(tableId)).length));
    expect(lengths).toEqual(tables.map(({ version: length }) => length));
    await store.value.close();
    const db = new DatabaseSync(file());
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    db.close();
  });

  test('its people are recognised and continue playing', async () => {
    const server = await started({ data: folder });
    const session = await fetch(`${server.address}/api/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ name: 'Ann' });
    const listed = await fetch(`${server.address}/api/session/devices`, { headers: { cookie } });
    const { devices } = (await listed.json()) as DevicesAnswer;
    expect(devices).toEqual([expect.objectContaining({ here: true })]);
    expect(devices.every(({ created }) => created > 0)).toBe(true);
    const connection = connect(environmentOf(() => server.address, cookie));
    const link = connection.table(playing);
    link.watch();
    await expect.poll(() => link.view()?.open.phase).toBe('playing');
    const view = () => link.view()?.game as SeatView;
    await expect.poll(() => legalFor(view()).length).toBeGreaterThan(0);
    const command = legalFor(view()).find(({ type }) => type !== 'wait') as Command;
    const position = link.view()?.open.position ?? 0;
    await granted(link, { type: 'play', position, move: command });
    connection.close();
    await server.stop();
  });
});

test('a step that fails leaves the file as it was', () => {
  const db = new DatabaseSync(join(folder, DATA_FILE));
  migrate(db);
  const broken = [...MIGRATIONS, 'CREATE TABLE half (id TEXT); CREATE TABLE half (id TEXT)'];
  expect(() => migrate(db, broken)).toThrow();
  expect(versionOf(db)).toBe(SCHEMA_VERSION);
  const made = db.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").all();
  expect(made).toEqual([]);
  db.close();
});
