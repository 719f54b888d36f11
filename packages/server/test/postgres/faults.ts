/** What can go wrong with many nodes, each decided by random numbers from a seed. */
import { setTimeout as wait } from 'node:timers/promises';
import { below, type RandomSource } from '@duopolis/rules/chance';
import type { PoolClient } from 'pg';
import { CHANNEL } from '../../src/store/postgres/append.ts';
import { type Cluster, replaceAll } from './cluster.ts';
import type { NodeProcess } from './nodes.ts';
import { BENDS } from './notifications.ts';
import type { Proxy, Weather } from './proxy.ts';

export type Fault = (cluster: Cluster, random: RandomSource, tables: readonly string[]) => Promise<void>;

const HOUR = 3_600_000;

const oneOf = <T>(random: RandomSource, among: readonly T[]): T => among[below(random, among.length)] as T;

/** Bad weather for a while. */
async function during(proxy: Proxy, weather: Weather, milliseconds: number): Promise<void> {
  proxy.turn(weather);
  await wait(milliseconds);
  proxy.turn({});
}

/** Takes a node away from people, if another one stays. */
function takeOne(cluster: Cluster, random: RandomSource): NodeProcess | undefined {
  const nodes = cluster.nodes();
  if (nodes.length < 2) return undefined;
  const victim = oneOf(random, nodes);
  cluster.deal(nodes.filter((node) => node !== victim));
  return victim;
}

async function addOne(cluster: Cluster): Promise<void> {
  const fresh = await cluster.startNode();
  cluster.deal([...cluster.nodes(), fresh]);
}

/** The node that decides a table, if it is one of those that people are dealt to and another one stays. */
async function homeOf({ pool, nodes }: Cluster, table: string): Promise<NodeProcess | undefined> {
  const { rows } = await pool.query<{ readonly keeper: number | null }>(
    'SELECT keeper FROM tables WHERE id = $1',
    [table],
  );
  const among = nodes();
  const numbers = await Promise.all(among.map((node) => node.number()));
  return among.length < 2 ? undefined : among[numbers.indexOf(rows[0]?.keeper ?? undefined)];
}

/** Has every write to a table wait, while something happens. */
async function whileWriting(
  { pool }: Cluster,
  table: string,
  happens: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM tables WHERE id = $1 FOR UPDATE', [table]);
    await wait(WRITING);
    await happens(client);
    await client.query('COMMIT');
  } catch {
    /** The database may be down: then nothing is written anyway. */
  } finally {
    client.release(true);
  }
}

/** Milliseconds in which somebody moves at a table. */
const WRITING = 150;
/** And for which a home stands still. */
const STILL = 10_000;

/** Nowhere anybody listens. */
const NOWHERE = '127.0.0.1:9';

export const FAULTS: { readonly [fault: string]: Fault } = {
  'a node is killed': async (cluster, random) => {
    await takeOne(cluster, random)?.kill();
    cluster.meanwhile(addOne(cluster));
  },
  'a node is replaced': async (cluster, random) => {
    const leaving = takeOne(cluster, random)?.kill('SIGTERM') ?? Promise.resolve();
    cluster.meanwhile(leaving.then(() => addOne(cluster)));
  },
  'the home is killed while it writes': async (cluster, random, tables) => {
    const table = oneOf(random, tables);
    const home = await homeOf(cluster, table);
    if (home === undefined) return;
    await whileWriting(cluster, table, async () => {
      cluster.deal(cluster.nodes().filter((node) => node !== home));
      await home.kill();
    });
    cluster.meanwhile(addOne(cluster));
  },
  'the home is drained': async (cluster, random, tables) => {
    const home = await homeOf(cluster, oneOf(random, tables));
    if (home === undefined) return;
    cluster.deal(cluster.nodes().filter((node) => node !== home));
    cluster.meanwhile(home.kill('SIGTERM').then(() => addOne(cluster)));
  },
  'the home stands still': async (cluster, random, tables) => {
    const home = await homeOf(cluster, oneOf(random, tables));
    if (home === undefined) return;
    home.pause();
    cluster.meanwhile(wait(STILL).then(home.resume));
    await wait(below(random, 2_000));
  },
  'a lease ends while its node writes': async (cluster, random, tables) => {
    const table = oneOf(random, tables);
    await whileWriting(cluster, table, async (client) => {
      await client.query(
        `UPDATE nodes SET until = clock_timestamp() - interval '1 second'
         WHERE node = (SELECT keeper FROM tables WHERE id = $1)`,
        [table],
      );
    });
  },
  'two nodes decide a table in turns': async ({ pool }) => {
    /** Nodes reach the database and not each other. */
    await pool.query(`UPDATE nodes SET address = '${NOWHERE}'`).catch(() => {});
    await wait(1_000);
    await pool.query('DELETE FROM nodes').catch(() => {});
  },
  'all nodes are replaced': async (cluster) => cluster.meanwhile(replaceAll(cluster)),
  'the database crashes': ({ database }) => database.crash(),
  'the database fails over': ({ database }) => database.failOver(),
  'the database ends all connections': ({ database, url }) => database.cut(url),
  'the disk of the database is slow': ({ back }, random) =>
    during(back, { back: 100 + below(random, 300) }, 800),
  'the network to the database is cut': async ({ back }) => back.cut(),
  'the network to the database is slow': ({ back }, random) =>
    during(back, { there: 5 + below(random, 60), back: 5 + below(random, 60) }, 500),
  'the network to the database loses much': ({ back }, random) =>
    during(back, { loses: 10 + below(random, 40) }, 800),
  'the network to the database stands still': ({ back }, random) =>
    during(back, { frozen: true }, 200 + below(random, 1_500)),
  'the network to people is cut': async ({ front }) => front.cut(),
  'the network to people is slow': ({ front }, random) =>
    during(front, { there: 5 + below(random, 100), back: 5 + below(random, 100) }, 500),
  'the network to people loses much': ({ front }, random) =>
    during(front, { loses: 5 + below(random, 20) }, 800),
  'the clock of a node jumps': async ({ nodes }, random) => {
    const [node, seconds] = [oneOf(random, nodes()), 1 + below(random, HOUR / 500)];
    node.jump((below(random, 2) === 0 ? 1_000 : -1_000) * seconds);
  },
  'notifications go wrong': async ({ bend }, random) => {
    bend(oneOf(random, BENDS));
    await wait(700);
    bend(undefined);
  },
  'notifications come twice, late and for nothing': async ({ pool }, random, tables) => {
    const payloads = Array.from({ length: 20 }, () => `0 ${below(random, 50)} ${oneOf(random, tables)}`);
    await Promise.all(payloads.map((payload) => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])));
  },
};
