/** PostgreSQL for the benchmarks, configured as in production: durable before it answers. */
import type { ChildProcess } from 'node:child_process';
import { startEmbedded } from '../../../packages/server/test/postgres/embedded.ts';

/** `synchronous_commit` and `fsync` keep their default, on; only memory settings are raised, as any host would. */
const SETTINGS = ['shared_buffers=256MB', 'max_wal_size=2GB', 'max_connections=200'];

export interface Postgres {
  readonly pid: number;
  readonly create: (name: string) => Promise<string>;
  readonly ask: <T extends object>(database: string, text: string) => Promise<readonly T[]>;
  /** A separate connection that sends statements one after the other. */
  readonly connect: (database: string) => Promise<Connection>;
  readonly stop: () => Promise<void>;
}

interface Connection {
  readonly query: (text: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const { postgres, port, end } = await startEmbedded(SETTINGS);
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
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: end,
  };
}
