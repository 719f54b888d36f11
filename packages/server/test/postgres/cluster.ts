/** Several nodes over one database, with a network on either side of them: what the tests of many nodes stand on. */
import { fastRandom } from '@duopolis/rules/chance';
import type { Pool } from 'pg';
import { safePool } from '../../src/store/postgres/pool.ts';
import { type Database, startDatabase } from './database.ts';
import { killAll, type Node, type NodeProcess, startTrial } from './nodes.ts';
import { bendNotifications, type NotificationBend } from './notifications.ts';
import { type Proxy, startProxy, type Weather } from './proxy.ts';

export interface Cluster<Part extends Node = NodeProcess> {
  readonly database: Database;
  /** The database itself, and how the nodes get there. */
  readonly url: string;
  readonly backUrl: string;
  readonly pool: Pool;
  /** Between people and nodes. */
  readonly front: Proxy;
  /** Between nodes and the database. */
  readonly back: Proxy;
  readonly nodes: () => readonly Part[];
  /** Deals people to these nodes from now on. */
  readonly deal: (nodes: readonly Part[]) => void;
  readonly startNode: () => Promise<Part>;
  /** What takes its time while other things go wrong. */
  readonly meanwhile: (task: Promise<void>) => void;
  /** Resolves when all of that is done, and there are as many nodes as in the beginning. */
  readonly settled: () => Promise<void>;
  readonly bend: (how: NotificationBend | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** Milliseconds there and back between people and nodes: a game in which nothing goes wrong takes some seconds. */
export const FAR = { there: 8, back: 8 };

export const startCluster = (size: number, usual: Weather = {}): Promise<Cluster> =>
  startClusterOf(size, startTrial, usual);

/** With nodes that this starts. */
export async function startClusterOf<Part extends Node>(
  size: number,
  start: (database: string) => Promise<Part>,
  usual: Weather = {},
): Promise<Cluster<Part>> {
  const database = await startDatabase();
  const url = await database.create();
  const pool = safePool({ connectionString: url });
  let how: NotificationBend | undefined;
  const random = fastRandom('network');
  const back = await startProxy(() => [url], { random, bending: () => bendNotifications(random, () => how) });
  const backUrl = Object.assign(new URL(url), { port: `${back.port}` }).href;
  const startNode = (): Promise<Part> => start(backUrl);
  let nodes: readonly Part[] = await Promise.all(Array.from({ length: size }, startNode));
  const front = await startProxy(() => nodes.map(({ address }) => address), { random, usual });
  let tasks: readonly Promise<void>[] = [];

  async function settled(): Promise<void> {
    const waiting = tasks;
    tasks = [];
    await Promise.all(waiting);
    if (tasks.length > 0) return settled();
    const spare = nodes.slice(size);
    nodes = nodes.slice(0, size);
    await Promise.all(spare.map((node) => node.kill('SIGTERM')));
    const missing = Array.from({ length: size - nodes.length }, startNode);
    nodes = [...nodes, ...(await Promise.all(missing))];
  }

  return {
    database,
    url,
    backUrl,
    pool,
    front,
    back,
    startNode,
    settled,
    meanwhile: (task) => {
      tasks = [...tasks, task];
    },
    nodes: () => nodes,
    deal: (dealt) => {
      nodes = dealt;
    },
    bend: (next) => {
      how = next;
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await killAll();
      front.stop();
      back.stop();
      await pool.end();
      await database.stop();
    },
  };
}

/** One node after the other is replaced by a new one, as in a deployment. */
export async function replaceAll<Part extends Node>(cluster: Cluster<Part>): Promise<void> {
  for (const old of cluster.nodes()) {
    // oxlint-disable no-await-in-loop -- one after the other
    const fresh = await cluster.startNode();
    cluster.deal([...cluster.nodes().filter((node) => node !== old), fresh]);
    await old.kill('SIGTERM');
    // oxlint-enable no-await-in-loop
  }
}
