/** An uncaught error ends the server with code 1; the log says only its kind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { kindOf, openLastResort } from '../src/last-resort.ts';
import { SafeClient } from '../src/store/postgres/pool.ts';
import { type Database, startDatabase } from './postgres/database.ts';
import { startProxy } from './postgres/proxy.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What the tests have a server do: errors with a secret in them. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (fault) => {
    if (fault === 'rejects') return void Promise.reject(new RangeError('the secret hand'));
    throw new TypeError('the secret hand\\n    at secret:1:1');
  });
`)}`;

let database: Database;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await startDatabase();
});

afterEach(() => child?.kill('SIGKILL'));
afterAll(() => database.stop());

/** A running server; its standard error, and its exit code. */
async function run(env: Readonly<Record<string, string>>) {
  const flags = [
    '--conditions=source',
    '--import',
    FAULTS,
    MAIN,
    '--port',
    '0',
    '--data',
    '',
    '--log',
    'silent',
  ];
  const server = spawn(process.execPath, flags, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  child = server;
  let said = '';
  server.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const closed = once(server, 'close');
  await new Promise((resolve) => void server.stdout?.once('data', resolve));
  return {
    fault: (fault: string): boolean => server.send(fault),
    ended: async () => ({ code: (await closed)[0] as number | null, said }),
  };
}

test.each([
  ['throws', 'TypeError'],
  ['rejects', 'RangeError'],
])('a server that %s', async (fault, kind) => {
  const server = await run({});
  server.fault(fault);
  const { code, said } = await server.ended();
  const logged = said.split('\n').find((line) => line.startsWith('{')) ?? '';
  expect([code, JSON.parse(logged)]).toMatchObject([1, { level: 60, kind, msg: 'uncaught' }]);
  expect(said).not.toContain('secret');
});

test('a node leaves the database, so that others take its tables', async () => {
  const url = await database.create();
  const server = await run({ DATABASE_URL: url });
  const client = new SafeClient({ connectionString: url });
  await client.connect();
  const nodes = async (): Promise<number> =>
    (await client.query<{ readonly nodes: number[] }>('SELECT living_nodes() AS nodes')).rows[0]?.nodes
      .length ?? 0;
  expect(await nodes()).toBe(1);
  server.fault('throws');
  expect((await server.ended()).code).toBe(1);
  await expect.poll(nodes).toBe(0);
  await client.end();
});

test('a node whose database is silent ends too', async () => {
  const url = await database.create();
  const proxy = await startProxy(() => [url]);
  const server = await run({ DATABASE_URL: Object.assign(new URL(url), { port: `${proxy.port}` }).href });
  proxy.turn({ frozen: true });
  server.fault('throws');
  expect((await server.ended()).code).toBe(1);
  proxy.stop();
});

test('a task that never ends delays the exit by less than two seconds', async () => {
  const handlers = new Map<unknown, (error: unknown) => void>();
  vi.useFakeTimers();
  vi.spyOn(process, 'on').mockImplementation((event: unknown, handler: (error: unknown) => void) => {
    handlers.set(event, handler);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    openLastResort().before(() => new Promise(() => {}));
    handlers.get('uncaughtException')?.(new Error('one'));
    handlers.get('unhandledRejection')?.(new Error('another'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(999);
    expect([exit.mock.calls, write.mock.calls.length]).toEqual([[[1]], 1]);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

test.each([
  ['a text', { kind: 'string' }],
  [undefined, { kind: 'undefined' }],
  [Object.assign(new Error('x'), { name: 'the secret', code: 'the secret' }), { kind: 'Error' }],
  [Object.assign(new Error('x'), { stack: 'Error: y\n(secret.js:1:1)' }), { kind: 'Error', at: [] }],
  [Object.assign(new Error('x'), { code: 'ECONNRESET' }), { kind: 'Error', code: 'ECONNRESET' }],
])('of %s is logged %j', (error, logged) => {
  expect(kindOf(error)).toMatchObject(logged);
  expect(JSON.stringify(kindOf(error))).not.toContain('secret');
});
