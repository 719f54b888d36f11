/** Games under faults that a seed decides: whatever is killed, cut and slowed down, everyone saw the truth. */
import { below, fastWords, type Words } from '@duopolis/rules';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CHANNEL } from '../../src/store/postgres/append.ts';
import { gather, type Player } from '../kit/play.ts';
import { tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';
import { contradictions, keptIn, type Witness, witnessAt } from './history.ts';
import { killAll, type NodeProcess, startNode } from './nodes.ts';
import { type Proxy, startProxy } from './proxy.ts';

/** A run fails again with the same seed: DUOPOLIS_FAULT_RUNS=seed,seed or a number of runs. */
const ASKED = process.env['DUOPOLIS_FAULT_RUNS'] ?? '2';
const SEEDS = /^\d+$/.test(ASKED)
  ? Array.from({ length: Number(ASKED) }, (_, nth) => `run ${nth}`)
  : ASKED.split(',');

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let database: Database;
let url: string;
let pool: Pool;
let front: Proxy;
/** Between the nodes and the database. */
let back: Proxy;
let backUrl: string;
let nodes: readonly NodeProcess[] = [];
let people: readonly Witness[] = [];

beforeAll(async () => {
  database = await startDatabase();
  url = await database.create();
  pool = new Pool({ connectionString: url });
  pool.on('error', () => {});
  back = await startProxy(() => [url]);
  backUrl = Object.assign(new URL(url), { port: `${back.port}` }).href;
  nodes = await Promise.all([startNode(backUrl), startNode(backUrl)]);
  front = await startProxy(() => nodes.map(({ address }) => address));
});

afterEach(() => {
  for (const { connection } of people) connection.close();
});

afterAll(async () => {
  killAll();
  front.stop();
  back.stop();
  await pool.end();
  await database.stop();
});

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const FAULTS: { readonly [fault: string]: (words: Words, tables: readonly string[]) => Promise<void> } = {
  'a node is killed': async (words) => {
    const victim = nodes[below(words, nodes.length)];
    nodes = nodes.filter((node) => node !== victim);
    await victim?.kill();
    nodes = [...nodes, await startNode(backUrl)];
  },
  'a node is replaced': async (words) => {
    const victim = nodes[below(words, nodes.length)];
    nodes = [...nodes.filter((node) => node !== victim), await startNode(backUrl)];
    await victim?.kill('SIGTERM');
  },
  'the database crashes': () => database.crash(),
  'the database ends all connections': () => database.cut(url),
  'the network to the database is cut': async () => back.cut(),
  'the network to the database is slow': async (words) => {
    back.slow(5 + below(words, 60));
    await wait(500);
    back.slow(0);
  },
  'the network to people is cut': async () => front.cut(),
  'the network to people is slow': async (words) => {
    front.slow(5 + below(words, 100));
    await wait(500);
    front.slow(0);
  },
  'notifications come twice, late and for nothing': async (words, tables) => {
    const payloads = Array.from({ length: 20 }, () => `0 ${below(words, 50)} ${tables[below(words, 2)]}`);
    await Promise.all(payloads.map((payload) => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])));
  },
};

const NAMES = Object.keys(FAULTS);

test.each(SEEDS)('%s', async (seed) => {
  const words = fastWords(seed);
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(() => front.address, name)));
  const games: readonly (readonly Player[])[] = [
    await gather(people, tableOptions({ seats: 4 })),
    await gather(people, tableOptions({ seats: 3, capitals: true })),
  ];
  const tables = games.map(([first]) => first?.table ?? '');
  const happened: string[] = [];
  while (happened.length < 4 && !games.flat().every(({ isOver }) => isOver())) {
    // oxlint-disable no-await-in-loop -- one fault after the other
    await wait(below(words, 120));
    const name = NAMES[below(words, NAMES.length)] as string;
    happened.push(name);
    await FAULTS[name]?.(words, tables);
    // oxlint-enable no-await-in-loop
  }
  await Promise.all(games.flat().map(({ over }) => over));
  const kept = await Promise.all(tables.map((table) => keptIn(pool, table)));
  const found = kept.flatMap((one) => people.flatMap((person) => contradictions(person, one)));
  expect({ happened, found }).toEqual({ happened, found: [] });
});
