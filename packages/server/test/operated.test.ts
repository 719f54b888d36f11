/** Shedding load, draining, the audit of the operator's actions, and new keys for the cookies. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LobbyAnswer } from '@duopolis/protocol';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Load, newShedding, type Pressure } from '../src/http/shedding.ts';
import { operate } from '../src/operations/operate.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { ADMIN, granted, made, personAt, started, tableOptions } from './kit/server.ts';

const LIMITS = { delay: 100, memory: 0.8, tables: 10 };
const CALM: Load = { delay: 0, memory: 0, tables: 0 };

describe('shedding', () => {
  test.each<[string, readonly Partial<Load>[], Pressure | undefined]>([
    ['one slow moment is not a load', [{ delay: 500 }], undefined],
    ['two in a row are', [{ delay: 500 }, { delay: 500 }], 'delay'],
    ['two with a pause are not', [{ delay: 500 }, {}, { delay: 500 }], undefined],
    ['memory', [{ memory: 0.8 }, { memory: 0.81 }], 'memory'],
    ['tables', [{ tables: 10 }, { tables: 10 }], 'tables'],
    [
      'just below',
      [
        { tables: 9, delay: 99 },
        { tables: 9, delay: 99 },
      ],
      undefined,
    ],
    ['a moment of calm does not end it', [{ tables: 10 }, { tables: 10 }, {}, {}, {}, {}], 'tables'],
    ['five do', [{ tables: 10 }, { tables: 10 }, {}, {}, {}, {}, {}], undefined],
    [
      'just below the limit is no calm',
      [{ tables: 10 }, { tables: 10 }, ...Array.from({ length: 9 }, () => ({ tables: 9 }))],
      'tables',
    ],
    ['another reason takes over', [{ tables: 10 }, { tables: 10 }, { delay: 500 }], 'delay'],
  ])('%s', (_, looks, expected) => {
    const { look, pressure } = newShedding(LIMITS);
    for (const load of looks) look({ ...CALM, ...load });
    expect(pressure()).toBe(expected);
  });

  test('a figure without a limit never sheds load', () => {
    const { look, pressure } = newShedding({ delay: 0, memory: 0, tables: 0 });
    for (let nth = 0; nth < 5; nth++) look({ delay: 1e6, memory: 1, tables: 1e6 });
    expect(pressure()).toBeUndefined();
  });

  test('new tables are refused, while running games continue and accept people', async () => {
    const server = await started({ mostTables: 1 });
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => server.address, name)));
    if (ann === undefined || ben === undefined) throw new Error('nobody');
    const { table, code } = await made(ann);
    const link = ann.connection.table(table);
    await expect.poll(ann.connection.state).toBe('connected');
    link.watch();
    const ask = () => ann.fetch('/api/tables', { method: 'POST', body: { options: tableOptions() } });
    await expect.poll(async () => (await ask()).status, { interval: 300 }).toBe(503);
    const refused = await ask();
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toEqual({ error: 'busy' });
    const joining = ben.connection.table(table);
    await expect.poll(ben.connection.state).toBe('connected');
    await granted(joining, { type: 'join', name: 'Ben', code });
    const { tables } = (await (await ann.fetch('/api/tables')).json()) as LobbyAnswer;
    expect(tables.map((one) => one.table)).toContain(table);
    const metrics = await admin(server.address, 'GET', '/metrics');
    expect(await metrics.text()).toMatch(/duopolis_refusing_tables 1\n/);
    for (const { connection } of [ann, ben]) connection.close();
    await server.stop();
  });
});

const admin = (address: string, method: string, path: string, token = ADMIN): Promise<Response> =>
  fetch(`${address}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

test('draining: it becomes unready first and stops later, and answers requests in between', async () => {
  const time = Promise.withResolvers<void>();
  const server = await started({ drain: 30 }, { ...REAL_ENVIRONMENT, wait: () => time.promise });
  const ready = async (): Promise<number> => (await fetch(`${server.address}/ready`)).status;
  expect(await ready()).toBe(200);
  expect((await admin(server.address, 'POST', '/admin/drain', 'a wrong token of somebody')).status).toBe(404);
  expect(await ready()).toBe(200);
  expect((await admin(server.address, 'POST', '/admin/drain')).status).toBe(202);
  expect(await ready()).toBe(503);
  expect((await fetch(`${server.address}/api/tables`)).status).toBe(200);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  time.resolve();
  expect(await server.ended).toBe(true);
  await expect(fetch(`${server.address}/health`)).rejects.toThrow();
});

test('actions of an operator are in the log and in the store, without the token', async () => {
  const data = mkdtempSync(join(tmpdir(), 'duopolis-audit-'));
  const lines: string[] = [];
  const server = await started({ data }, undefined, { write: (line) => void lines.push(line) });
  const ann = await personAt(() => server.address, 'Ann');
  const { table } = await made(ann);
  expect(await (await admin(server.address, 'POST', `/admin/tables/${table}/close`)).json()).toEqual({
    closed: true,
  });
  ann.connection.close();
  const file = join(data, 'actions.jsonl');
  expect(await operate('audit', [file], { data, now: 1 })).toEqual({
    ok: true,
    value: { operation: 'audit', file, entries: 1 },
  });
  await server.stop();
  const noted = lines
    .map((line) => JSON.parse(line) as { readonly audit?: object })
    .flatMap(({ audit }) => audit ?? []);
  expect(noted).toEqual([
    {
      at: expect.any(Number),
      action: 'close-table',
      target: table,
      result: 'done',
      from: '127.0.0.1',
      token: expect.stringMatching(/^.{8}$/),
    },
  ]);
  expect([JSON.parse(readFileSync(file, 'utf8'))]).toEqual(noted);
  expect(lines.join('')).not.toContain(ADMIN);
  rmSync(data, { recursive: true });
});

test('keys are rotated in two steps: cookies of the old key stay valid meanwhile, and are replaced', async () => {
  const data = mkdtempSync(join(tmpdir(), 'duopolis-keys-'));
  const NEW = 'a new key of many letters';
  const whoAmI = async (cookieKeys: readonly string[], cookie: string) => {
    const server = await started({ data, cookieKeys });
    const answer = await fetch(`${server.address}/api/session`, { headers: { cookie } });
    const given = answer.headers.get('set-cookie')?.split(';')[0];
    await server.stop();
    return { status: answer.status, given };
  };
  const first = await started({ data });
  const { cookie, connection } = await personAt(() => first.address, 'Ann');
  connection.close();
  await first.stop();
  expect(await whoAmI(['stored', NEW], cookie)).toEqual({ status: 200, given: undefined });
  const exchanged = await whoAmI([NEW, 'stored'], cookie);
  expect(exchanged).toEqual({ status: 200, given: expect.stringContaining('duopolis=') });
  expect(await whoAmI([NEW], exchanged.given ?? '')).toEqual({ status: 200, given: undefined });
  expect(await whoAmI([NEW], cookie)).toEqual({ status: 401, given: undefined });
  rmSync(data, { recursive: true });
});

test.each(['stored,short', 'k'.repeat(31)])('the key %s is too short, refused, and not repeated', (keys) => {
  expect(readConfig(['--cookie-keys', keys], {})).toEqual({
    ok: false,
    error: {
      code: 'bad-setting',
      setting: 'cookie-keys',
      found: '…',
      expected: { kind: 'letters', least: 32 },
    },
  });
  expect(readConfig(['--cookie-keys', 'k'.repeat(32)], {})).toMatchObject({ ok: true });
});

test('secrets can come from files, and an error names a missing or overlong file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-secrets-'));
  const [token, long] = [join(folder, 'token'), join(folder, 'long')];
  writeFileSync(token, 'the token of a vault\n');
  writeFileSync(long, 'x'.repeat(65_537));
  expect(readConfig([], { DUOPOLIS_ADMIN_TOKEN_FILE: token })).toMatchObject({
    value: { adminToken: 'the token of a vault' },
  });
  const both = { DUOPOLIS_ADMIN_TOKEN: 'the token of a variable', DUOPOLIS_ADMIN_TOKEN_FILE: token };
  expect(readConfig([], both)).toMatchObject({ value: { adminToken: 'the token of a variable' } });
  for (const file of [join(folder, 'none'), long, folder])
    expect(readConfig([], { DATABASE_URL_FILE: file })).toEqual({
      ok: false,
      error: { code: 'no-file', file },
    });
  rmSync(folder, { recursive: true });
});
