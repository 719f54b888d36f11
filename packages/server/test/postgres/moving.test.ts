/** A table's home moves: people who have yet to reach the new home have not dropped out, and those who never do have. */
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { REAL_ENVIRONMENT } from '../../src/environment.ts';
import { safePool } from '../../src/store/postgres/pool.ts';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openTables, type Tables } from '../../src/tables/tables.ts';
import { tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';
import { keptIn } from './kept.ts';

/** Milliseconds that nobody waits for. */
const HOUR = 3_600_000;
const SOON = { timeout: 60_000 };

let database: Database;
let url: string;
let pool: Pool;
let nodes: readonly Node[] = [];

interface Node extends Pick<PostgresStore, 'node'> {
  readonly tables: Tables;
  /** Resolves when somebody arrives at this node as the home; they are let in by the function. */
  readonly arrived: Promise<void>;
  readonly letIn: () => void;
  readonly stop: () => Promise<void>;
}

beforeAll(async () => {
  database = await startDatabase();
});

beforeEach(async () => {
  url = await database.create();
  pool = safePool({ connectionString: url });
});

afterEach(async () => {
  for (const { letIn } of nodes) letIn();
  await Promise.all(nodes.map(({ stop }) => stop()));
  nodes = [];
  await pool.end();
});

afterAll(() => database.stop());

async function storeOf(comingBack: number): Promise<PostgresStore> {
  const opened = await openPostgres(url, { patience: 60_000, comingBack });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** A node that lets people in only when it is told to. */
async function nodeOf(comingBack: number): Promise<Node> {
  const store = await storeOf(comingBack);
  const { node } = store;
  const arriving = Promise.withResolvers<void>();
  const letting = Promise.withResolvers<void>();
  const come: typeof node.others.come = async (tableId, member) => {
    arriving.resolve();
    await letting.promise;
    await node.others.come(tableId, member);
  };
  const held = { ...store, node: { ...node, others: { ...node.others, come } } };
  const tables = await openTables(held, { ...REAL_ENVIRONMENT, now: node.now });
  const stop = async (): Promise<void> => {
    tables.leave();
    await tables.stop();
    await store.close();
  };
  const opened = { node, tables, arrived: arriving.promise, letIn: () => letting.resolve(), stop };
  nodes = [...nodes, opened];
  return opened;
}

/** Two nodes: Ann made a table at one and follows it at the other, so it moves there; but she has yet to be let in. */
async function onTheMove(comingBack: number): Promise<readonly [Node, Node]> {
  const [one, other] = [await nodeOf(comingBack), await nodeOf(comingBack)];
  one.letIn();
  await one.tables.host.create('one', { who: 'ann', name: 'Ann', options: tableOptions(), code: 'code' });
  await other.tables.host.follow('one', { member: 'ann', send: () => {} });
  await other.arrived;
  await handled(one);
  return [one, other];
}

/** Resolves when the database has done everything that the node has asked for: it answers in order. */
const handled = async ({ node }: Node): Promise<void> => void (await node.others.listens('none', 'nobody'));

const attendance = async (): Promise<readonly string[]> =>
  (await keptIn(pool, 'one')).log.flatMap(({ type }) =>
    ['came', 'dropped', 'taken-over'].includes(type) ? [type] : [],
  );

test('nobody drops out because somebody looks for absent people during a move', async () => {
  const [one, other] = await onTheMove(HOUR);
  const before = await attendance();
  await one.tables.host.recover('one');
  await other.tables.host.recover('one');
  expect(other.node.homes.owns('one')).toBe(true);
  expect(await attendance()).toEqual(before);
});

test('whoever does not reach the new home drops out when their time is over', async () => {
  const [, other] = await onTheMove(1);
  await expect.poll(async () => (await attendance()).at(-1), SOON).toBe('dropped');
  other.letIn();
  await expect.poll(async () => (await attendance()).at(-1), SOON).toBe('came');
});

/** The node that counts Ben as present. */
const benAt = async (): Promise<number | undefined> =>
  (await pool.query<{ node: number }>('SELECT node FROM presence')).rows[0]?.node;

test('people of a dead node keep their time to come back when the home that inherited them moves', async () => {
  const dead = await storeOf(HOUR);
  await dead.node.others.come('one', 'ben');
  const one = await nodeOf(HOUR);
  await dead.close();
  await expect.poll(benAt, SOON).toBe(one.node.number());
  one.node.forgetPresence(['one']);
  await handled(one);
  expect(await (await nodeOf(HOUR)).node.others.listens('one', 'ben')).toBe(true);
});
