/** What can go wrong with many nodes, each decided by words that come from a seed. */
import { setTimeout as wait } from 'node:timers/promises';
import { below, type Words } from '@duopolis/rules/chance';
import { CHANNEL } from '../../src/store/postgres/append.ts';
import { type Cluster, replaceAll } from './cluster.ts';
import type { NodeProcess } from './nodes.ts';
import { BENDS } from './notifications.ts';
import type { Proxy, Weather } from './proxy.ts';

export type Fault = (cluster: Cluster, words: Words, tables: readonly string[]) => Promise<void>;

const HOUR = 3_600_000;

const oneOf = <T>(words: Words, among: readonly T[]): T => among[below(words, among.length)] as T;

/** Bad weather for a while. */
async function during(proxy: Proxy, weather: Weather, milliseconds: number): Promise<void> {
  proxy.turn(weather);
  await wait(milliseconds);
  proxy.turn({});
}

/** Takes a node away from people, if another one stays. */
function takeOne(cluster: Cluster, words: Words): NodeProcess | undefined {
  const nodes = cluster.nodes();
  if (nodes.length < 2) return undefined;
  const victim = oneOf(words, nodes);
  cluster.deal(nodes.filter((node) => node !== victim));
  return victim;
}

async function addOne(cluster: Cluster): Promise<void> {
  const fresh = await cluster.startNode();
  cluster.deal([...cluster.nodes(), fresh]);
}

export const FAULTS: { readonly [fault: string]: Fault } = {
  'a node is killed': async (cluster, words) => {
    await takeOne(cluster, words)?.kill();
    cluster.meanwhile(addOne(cluster));
  },
  'a node is replaced': async (cluster, words) => {
    const leaving = takeOne(cluster, words)?.kill('SIGTERM') ?? Promise.resolve();
    cluster.meanwhile(leaving.then(() => addOne(cluster)));
  },
  'all nodes are replaced': async (cluster) => cluster.meanwhile(replaceAll(cluster)),
  'the database crashes': ({ database }) => database.crash(),
  'the database fails over': ({ database }) => database.failOver(),
  'the database ends all connections': ({ database, url }) => database.cut(url),
  'the disk of the database is slow': ({ back }, words) =>
    during(back, { back: 100 + below(words, 300) }, 800),
  'the network to the database is cut': async ({ back }) => back.cut(),
  'the network to the database is slow': ({ back }, words) =>
    during(back, { there: 5 + below(words, 60), back: 5 + below(words, 60) }, 500),
  'the network to the database loses much': ({ back }, words) =>
    during(back, { loses: 10 + below(words, 40) }, 800),
  'the network to the database stands still': ({ back }, words) =>
    during(back, { frozen: true }, 200 + below(words, 1_500)),
  'the network to people is cut': async ({ front }) => front.cut(),
  'the network to people is slow': ({ front }, words) =>
    during(front, { there: 5 + below(words, 100), back: 5 + below(words, 100) }, 500),
  'the network to people loses much': ({ front }, words) =>
    during(front, { loses: 5 + below(words, 20) }, 800),
  'the clock of a node jumps': async ({ nodes }, words) => {
    const [node, seconds] = [oneOf(words, nodes()), 1 + below(words, HOUR / 500)];
    node.jump((below(words, 2) === 0 ? 1_000 : -1_000) * seconds);
  },
  'notifications go wrong': async ({ bend }, words) => {
    bend(oneOf(words, BENDS));
    await wait(700);
    bend(undefined);
  },
  'notifications come twice, late and for nothing': async ({ pool }, words, tables) => {
    const payloads = Array.from({ length: 20 }, () => `0 ${below(words, 50)} ${oneOf(words, tables)}`);
    await Promise.all(payloads.map((payload) => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])));
  },
};
