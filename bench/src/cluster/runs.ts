/** The same games on one data file and on one, two and four nodes over one PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Load } from '../server/load.ts';
import type { Spread } from '../server/ring.ts';
import { flags, serve } from '../server/own.ts';
import { type Running, runClients } from '../server/process.ts';
import { secondsWithChildren } from './cores.ts';
import type { Postgres } from './postgres.ts';

export interface Effort {
  readonly spread: Spread;
  readonly tables: number;
  readonly seconds: number;
  readonly 'warm-up': number;
}

/** Processor time for a command, in microseconds, by part. */
export interface Cost {
  readonly nodes: number;
  readonly postgres: number;
  readonly clients: number;
}

export interface Run extends Load {
  readonly cost: Cost;
  /** Cores that were at work, of all parts. */
  readonly cores: number;
}

export interface Setup {
  /** 0: the embedded store. */
  readonly nodes: number;
  /** How people were dealt to them. */
  readonly spread: Spread;
  readonly saturated: Run;
  readonly steady: Run;
  /** Bytes that an event takes in the database, with its keys and the ids of commands; not for the data file. */
  readonly bytesEach?: number;
  /** Transactions of the database, and events, for a command. */
  readonly transactionsEach?: number;
  readonly eventsEach?: number;
}

async function load(
  servers: readonly Running[],
  postgres: Postgres | undefined,
  effort: Effort,
  rate: number,
): Promise<Run> {
  const taken = () => ({
    nodes: servers.reduce((sum, { pid }) => sum + secondsWithChildren(pid), 0),
    postgres: postgres === undefined ? 0 : secondsWithChildren(postgres.pid),
  });
  const seen: ReturnType<typeof taken>[] = [];
  const address = servers.map((server) => server.address).join();
  const args = flags({ address, rate, ...effort });
  const found = await runClients<Load>('load.ts', args, async () => void seen.push(taken()));
  const [begun, ended] = seen;
  if (begun === undefined || ended === undefined) throw new Error(found.failures.join('; '));
  const each = 1e6 / (found.perSecond * effort.seconds);
  const cost: Cost = {
    nodes: (ended.nodes - begun.nodes) * each,
    postgres: (ended.postgres - begun.postgres) * each,
    clients: found.clientCpu * effort.seconds * each,
  };
  const cores = ((cost.nodes + cost.postgres + cost.clients) * found.perSecond) / 1e6;
  return { ...found, cost, cores };
}

export async function runEmbedded(effort: Effort, rate: number): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-cluster-'));
  const server = await serve({ data: folder });
  try {
    const saturated = await load([server], undefined, effort, 0);
    return {
      nodes: 0,
      spread: effort.spread,
      saturated,
      steady: await load([server], undefined, effort, rate),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Written {
  readonly bytes: string;
  readonly events: string;
  readonly commands: string;
}

const WRITTEN = `SELECT pg_total_relation_size('events') + pg_total_relation_size('commands') + pg_total_relation_size('tables') AS bytes,
  (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM commands) AS commands`;
const COMMITS = 'SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()';

export async function runNodes(
  nodes: number,
  postgres: Postgres,
  effort: Effort,
  rate: number,
): Promise<Setup> {
  const name = `nodes_${nodes}_${effort.spread}`;
  const database = await postgres.create(name);
  const servers: Running[] = [];
  try {
    for (let nth = 0; nth < nodes; nth++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a host starts them
      servers.push(await serve({ database }));
    const saturated = await load(servers, postgres, effort, 0);
    const steady = await load(servers, postgres, effort, rate);
    const [written] = await postgres.ask<Written>(name, WRITTEN);
    const [counted] = await postgres.ask<{ readonly commits: string }>(name, COMMITS);
    return {
      nodes,
      spread: effort.spread,
      saturated,
      steady,
      bytesEach: Number(written?.bytes) / Number(written?.events),
      transactionsEach: Number(counted?.commits) / Number(written?.commands),
      eventsEach: Number(written?.events) / Number(written?.commands),
    };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
