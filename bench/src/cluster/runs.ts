/** The same games on one data file and on several nodes over one PostgreSQL, behind nginx. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Proxy, startNginx } from '../../../packages/server/test/postgres/nginx.ts';
import type { Load } from '../server/play-load.ts';
import type { Spread } from '../server/ring.ts';
import { flags, serve } from '../server/own.ts';
import { type Running, runClients } from '../server/process.ts';
import { type Probe, probeDisk } from '../server/disk.ts';
import type { Latencies } from '../server/latencies.ts';
import { secondsWithChildren } from './cores.ts';
import type { Postgres } from './postgres.ts';

export interface Effort {
  readonly spread: Spread;
  readonly tables: number;
  readonly seconds: number;
  /** Seconds for each node before the first part: each compiles its own code, and gets its share of the commands. */
  readonly 'warm-up': number;
}

/** Seconds for each node before the first part, by default. */
export const WARM_UP = 6;
/** Seconds before the second part, at its rate: the code is compiled, and the tables are new. */
export const NEW_TABLES = 16;

/** CPU time for a command, in microseconds, by part. */
export interface Cost {
  readonly nodes: number;
  readonly postgres: number;
  readonly clients: number;
  readonly proxy: number;
}

export interface Run extends Load {
  readonly cost: Cost;
  /** Busy cores, all parts together. */
  readonly cores: number;
  /** The latency of a small write by another program in the same seconds. */
  readonly disk: Latencies;
  /** Transactions of the database for a command; not for the data file. */
  readonly transactionsEach?: number;
}

export interface Setup {
  /** 0: the embedded store. */
  readonly nodes: number;
  /** How people were assigned to them. */
  readonly spread: Spread;
  /** Behind nginx; otherwise clients choose a node the same way. */
  readonly hasProxy: boolean;
  readonly saturated: Run;
  readonly steady: Run;
  /** Bytes that an event takes in the database, with its keys and the ids of commands; not for the data file. */
  readonly bytesEach?: number;
  /** Events for a command. */
  readonly eventsEach?: number;
}

/** The processes that take commands. */
interface Parts {
  readonly servers: readonly Running[];
  readonly postgres?: Postgres;
  readonly proxy?: Proxy | undefined;
  /** Transactions of the database so far. */
  readonly commits?: () => Promise<number>;
}

/** CPU seconds and transactions so far. */
const takenBy = async ({ servers, postgres, proxy, commits }: Parts) => ({
  commits: (await commits?.()) ?? 0,
  nodes: servers.reduce((sum, { pid }) => sum + secondsWithChildren(pid), 0),
  postgres: postgres === undefined ? 0 : secondsWithChildren(postgres.pid),
  proxy: proxy === undefined ? 0 : secondsWithChildren(proxy.pid),
});

async function load(parts: Parts, effort: Effort, rate: number): Promise<Run> {
  const { servers, proxy } = parts;
  const seen: Awaited<ReturnType<typeof takenBy>>[] = [];
  const address = proxy?.address ?? servers.map((server) => server.address).join();
  const args = flags({ address, rate, ...effort });
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-disk-'));
  let probe: Probe | undefined;
  const found = await runClients<Load>('play-load.ts', args, async (word) => {
    seen.push(await takenBy(parts));
    if (word === 'begun') probe = probeDisk(folder);
    else probe?.end();
  });
  const [begun, ended] = seen;
  if (begun === undefined || ended === undefined || probe === undefined)
    throw new Error(found.failures.join('; '));
  const disk = await probe.took;
  rmSync(folder, { recursive: true, force: true });
  const each = 1e6 / (found.perSecond * effort.seconds);
  const cost: Cost = {
    nodes: (ended.nodes - begun.nodes) * each,
    postgres: (ended.postgres - begun.postgres) * each,
    proxy: (ended.proxy - begun.proxy) * each,
    clients: found.clientCpu * effort.seconds * each,
  };
  const cores = ((cost.nodes + cost.postgres + cost.proxy + cost.clients) * found.perSecond) / 1e6;
  const transactionsEach = ((ended.commits - begun.commits) * each) / 1e6;
  return { ...found, cost, cores, disk, ...(parts.commits && { transactionsEach }) };
}

export async function runEmbedded(effort: Effort, rate: number): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-cluster-'));
  const server = await serve({ data: folder });
  try {
    const saturated = await load({ servers: [server] }, effort, 0);
    return {
      nodes: 0,
      spread: effort.spread,
      hasProxy: false,
      saturated,
      steady: await load({ servers: [server] }, { ...effort, 'warm-up': NEW_TABLES }, rate),
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
  let proxy: Proxy | undefined;
  try {
    for (let nth = 0; nth < nodes; nth++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a host starts them
      servers.push(await serve({ database }));
    if (nodes > 1)
      proxy = await startNginx(
        servers.map(({ address }) => address),
        effort.spread,
      );
    const commits = async (): Promise<number> => {
      const [counted] = await postgres.ask<{ readonly commits: string }>(name, COMMITS);
      return Number(counted?.commits);
    };
    const parts = { servers, postgres, proxy, commits };
    const saturated = await load(parts, { ...effort, 'warm-up': effort['warm-up'] * nodes }, 0);
    const steady = await load(parts, { ...effort, 'warm-up': NEW_TABLES }, rate);
    const [written] = await postgres.ask<Written>(name, WRITTEN);
    return {
      nodes,
      spread: effort.spread,
      hasProxy: proxy !== undefined,
      saturated,
      steady,
      bytesEach: Number(written?.bytes) / Number(written?.events),
      eventsEach: Number(written?.events) / Number(written?.commands),
    };
  } finally {
    await proxy?.stop();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
