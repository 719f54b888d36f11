/** Backup, restore, export and retention, around a real game. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMER_PLAYER } from '@duopolis/protocol';
import { parseRecord, verifyRecord } from '@duopolis/rules/record';
import type { TableEvent } from '@duopolis/table';
import { hostingWordsOf } from '@duopolis/words/hosting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { SETTINGS } from '../src/settings/settings.ts';
import { backUp } from '../src/operations/backup.ts';
import { operate, operationIn } from '../src/operations/operate.ts';
import { restore } from '../src/operations/restore.ts';
import { sweep } from '../src/operations/retention.ts';
import type { Server } from '../src/start.ts';
import { DATA_FILE } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openTables, type Tables } from '../src/tables/tables.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { helpText } from '../src/help.ts';
import { newErased } from '../src/store/erased.ts';
import { openDirectory } from '../src/tables/directory.ts';
import { ABOUT } from './kit/about.ts';
import { gather } from './kit/play.ts';
import { personAt, type PersonHere, started, tableOptions } from './kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-operations-'));
const [data, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
const saved = join(folder, 'saved.db');
const games = join(folder, 'games.jsonl');

let server: Server;

beforeAll(async () => {
  server = await started({ data });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => server.address, name)));
  await Promise.all((await gather(people, tableOptions({ mode: 'duel', seats: 2 }))).map(({ over }) => over));
  for (const { connection } of people) connection.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const recordsIn = (file: string): readonly boolean[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const record = parseRecord(line);
      return record.ok && verifyRecord(record.value).ok;
    });

describe('while the server runs', () => {
  test('a backup is made, and can be opened', async () => {
    expect(await operate('backup', [saved], { data, now: 1 })).toEqual({
      ok: true,
      value: { operation: 'backup', file: saved, bytes: expect.any(Number) },
    });
  });

  test('the finished games are exported', async () => {
    expect(await operate('export', [games], { data, now: 1 })).toEqual({
      ok: true,
      value: { operation: 'export', file: games, games: 1 },
    });
    expect(recordsIn(games)).toEqual([true]);
  });

  test('no other process can write to its folder', async () => {
    expect(openEmbedded(data)).toMatchObject({ ok: false, error: { code: 'file-in-use' } });
    expect(restore(saved, data, 1)).toMatchObject({ ok: false, error: { code: 'file-in-use' } });
  });
});

test('records keep quotes in names, but no names of erased people, cached or exported', async () => {
  const own = join(folder, 'erased');
  const here = await started({ data: own });
  const quoted = 'A"nn\\ <b>';
  const people = await Promise.all([quoted, 'Cleo'].map((name) => personAt(() => here.address, name)));
  const [ann, cleo] = people as [PersonHere, PersonHere];
  const players = await gather([ann, cleo], tableOptions({ mode: 'duel', seats: 2 }));
  await Promise.all(players.map(({ over }) => over));
  const records = async (): Promise<string> =>
    (await ann.fetch(`/api/tables/${players[0]?.table}/records`)).text();
  const { records: read } = JSON.parse(await records()) as { records: { seats: { name: string }[] }[] };
  expect(new Set(read[0]?.seats.map(({ name }) => name))).toEqual(new Set([quoted, 'Cleo']));
  await cleo.fetch('/api/person', { method: 'DELETE', body: {} });
  expect(await records()).toContain(FORMER_PLAYER);
  expect(await records()).not.toContain('Cleo');
  const file = join(folder, 'erased.jsonl');
  expect(await operate('export', [file], { data: own, now: 1 })).toMatchObject({
    ok: true,
    value: { games: 1 },
  });
  expect(recordsIn(file)).toEqual([true]);
  expect(readFileSync(file, 'utf8')).toContain(JSON.stringify(quoted));
  expect(readFileSync(file, 'utf8')).not.toContain('Cleo');
  for (const { connection } of people) connection.close();
  await here.stop();
});

test('the lobby does not name an erased host', async () => {
  const about = { ...ABOUT, host: 'Cleo', owner: 'cleo' };
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  const { events, listing } = store.value;
  await events.append({ tableId: 'one', expected: 0, events: [], commands: [], about });
  const erased = newErased([]);
  const directory = openDirectory(events, listing, { erased });
  expect((await directory.find('one'))?.host).toBe('Cleo');
  erased.add('cleo');
  expect(directory.about('one')?.host).toBe(FORMER_PLAYER);
  expect((await directory.find('one'))?.host).toBe(FORMER_PLAYER);
  expect((await directory.fresh('one'))?.host).toBe(FORMER_PLAYER);
  await store.value.close();
});

describe('afterwards', () => {
  beforeAll(() => server.stop());

  test('a backup is restored, and the previous data is moved aside', async () => {
    expect(restore(saved, data, 7).ok).toBe(true);
    expect(existsSync(join(data, `${DATA_FILE}.before-7`))).toBe(true);
    expect(restore(saved, elsewhere, 7).ok).toBe(true);
    const store = openEmbedded(elsewhere);
    if (!store.ok) throw new Error(store.error.code);
    expect((await store.value.events.list()).map(({ about }) => about.phase)).toEqual(['over']);
    await store.value.close();
  });

  test.each([
    ['a missing file', 'no-file', () => join(folder, 'none')],
    [
      'another file',
      'not-our-file',
      () => {
        writeFileSync(join(folder, 'letter'), 'dear Ann');
        return join(folder, 'letter');
      },
    ],
  ])('%s is refused as a backup, and changes nothing', (_, code, file) => {
    const before = readdirSync(data);
    expect(restore(file(), data, 8)).toMatchObject({ ok: false, error: { code } });
    expect(readdirSync(data)).toEqual(before);
  });

  test('a folder without data has nothing to back up', async () => {
    expect(await backUp(folder, saved)).toMatchObject({ ok: false, error: { code: 'no-file' } });
    expect(await operate('export', [games], { data: folder, now: 1 })).toMatchObject({
      ok: false,
      error: { code: 'no-file' },
    });
    expect(await operate('backup', [], { data, now: 1 })).toEqual({
      ok: false,
      error: { code: 'bad-arguments', operation: 'backup' },
    });
  });

  test('old tables are exported before they are removed, with the people who have no other table', async () => {
    const store = openEmbedded(elsewhere);
    if (!store.ok) throw new Error(store.error.code);
    const tables = await openTables(store.value, REAL_ENVIRONMENT);
    const soon = Date.now() + 1_000;
    const later = soon + 31 * 24 * 3_600_000;
    const kept = { folder: elsewhere, keepDays: 30 };
    expect(await sweep(tables, store.value.people, { ...kept, now: soon })).toEqual({
      tables: 0,
      games: 0,
      people: 0,
    });
    expect(await sweep(tables, store.value.people, { ...kept, now: later })).toEqual({
      tables: 1,
      games: 1,
      people: 2,
    });
    const month = new Date(later).toISOString().slice(0, 7);
    expect(recordsIn(join(elsewhere, 'exported', `${month}.jsonl`))).toEqual([true]);
    expect(await store.value.events.list()).toEqual([]);
    await tables.stop();
    await store.value.close();
  });
});

describe('a table that somebody comes back to while it is swept', () => {
  const later = Date.now() + 31 * 24 * 3_600_000;
  const month = `${new Date(later).toISOString().slice(0, 7)}.jsonl`;

  /** A sweep in which something happens after the games are written, just before the table would be removed. */
  async function sweptWith(
    name: string,
    meanwhile: (tables: Tables, table: string, member: string) => Promise<unknown> | undefined,
  ) {
    const swept = join(folder, name);
    expect(restore(saved, swept, 7).ok).toBe(true);
    const store = openEmbedded(swept);
    if (!store.ok) throw new Error(store.error.code);
    const { events, people } = store.value;
    const removeUnchanged: typeof events.removeUnchanged = async (table, version) => {
      await meanwhile(tables, table, tables.directory.about(table)?.members[0] ?? '');
      return events.removeUnchanged(table, version);
    };
    const tables = await openTables(
      { ...store.value, events: { ...events, removeUnchanged } },
      REAL_ENVIRONMENT,
    );
    const sweepNow = () => sweep(tables, people, { folder: swept, keepDays: 30, now: later });
    const close = async (): Promise<void> => {
      await tables.stop();
      await store.value.close();
    };
    return { tables, sweepNow, close, events, file: join(swept, 'exported', month) };
  }

  test('is not removed if it changed, and its games are exported once, when it is old again', async () => {
    let comes = true;
    const { sweepNow, close, events, file } = await sweptWith('changed', async (_, table) => {
      if (!comes) return;
      const [stored] = await events.list();
      const left: TableEvent = { type: 'came', at: 1, member: 'somebody' };
      const { version: expected = 0, about = {} as never } = stored ?? {};
      await events.append({ tableId: table, expected, events: [left], commands: [], about });
    });
    expect(await sweepNow()).toMatchObject({ tables: 0, games: 0 });
    expect([readFileSync(file, 'utf8'), (await events.list()).length]).toEqual(['', 1]);
    comes = false;
    expect(await sweepNow()).toMatchObject({ tables: 1, games: 1 });
    expect(recordsIn(file)).toEqual([true]);
    await close();
  });

  test('makes arriving people wait, then reports that it was removed', async () => {
    let coming: Promise<unknown> | undefined;
    const { tables, sweepNow, close } = await sweptWith('late', (host, table, member) => {
      coming = host.host.follow(table, {
        member,
        send: () => {
          throw new Error('told of a table that is removed');
        },
      });
      return undefined;
    });
    expect(await sweepNow()).toMatchObject({ tables: 1 });
    expect(await coming).toBe(undefined);
    expect(tables.host.loaded()).toEqual([]);
    await close();
  });

  test('is skipped while somebody is there', async () => {
    const { tables, sweepNow, close, events } = await sweptWith('early', () => undefined);
    const [{ tableId: table, about } = { tableId: '' }] = await events.list();
    const [member = ''] = about?.members ?? [];
    const leave = await tables.host.follow(table, { member, send: () => {} });
    expect(await sweepNow()).toMatchObject({ tables: 0, people: 0 });
    await leave?.();
    expect(await sweepNow()).toMatchObject({ tables: 1 });
    await close();
  });
});

describe('settings', () => {
  test('flags override the environment, and both override the defaults', () => {
    const env = { DUOPOLIS_PORT: '81', DUOPOLIS_KEEP_DAYS: '9' };
    const config = readConfig(['--port', '82', '--origins', 'https://a.example,https://b.example'], env);
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 82,
        keepDays: 9,
        host: '127.0.0.1',
        origins: ['https://a.example', 'https://b.example'],
      },
    });
  });

  test.each([
    [['--port', '99999'], 'bad-setting'],
    [['--port', 'x'], 'bad-setting'],
    [['--secure', 'maybe'], 'bad-setting'],
    [['--log', 'loud'], 'bad-setting'],
    [['--admin-token', 'short'], 'bad-setting'],
    [['--nonsense'], 'unknown-flag'],
  ])('%j is refused', (args, code) => {
    expect(readConfig(args, {})).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    'https://a.example/security',
    'https://a.example',
    'mailto:security@a.example',
    `mailto:${'a'.repeat(183)}@a.example`,
  ])('%s is a contact for security', (contact) => {
    expect(readConfig(['--security-contact', contact], {})).toMatchObject({
      ok: true,
      value: { securityContact: contact },
    });
  });

  test.each([
    'security@a.example',
    'http://a.example',
    'https://',
    'mailto:somebody',
    'mailto:a@b\nPolicy: https://evil.example',
    'https://a.example/ä',
    'javascript:alert(1)',
    `mailto:${'a'.repeat(184)}@a.example`,
  ])('%j is no contact for security', (contact) => {
    expect(readConfig([], { DUOPOLIS_SECURITY_CONTACT: contact })).toEqual({
      ok: false,
      error: {
        code: 'bad-setting',
        setting: 'security-contact',
        found: contact,
        expected: { kind: 'one-of', allowed: ['https://…', 'mailto:…@…'] },
      },
    });
  });

  test('the help names every setting', () => {
    for (const setting of Object.keys(SETTINGS))
      expect(helpText(hostingWordsOf('en'))).toContain(`--${setting}`);
    expect(readConfig(['--help'], {})).toEqual({ ok: true, value: 'help' });
    expect(operationIn(['backup', 'x', '--data', 'y', '--json'])).toEqual({
      operation: 'backup',
      args: ['x'],
      data: 'y',
      json: true,
    });
    expect(operationIn(['--port', '1'])).toBeUndefined();
  });
});
