/** Each table has one home at a time: the database names it, and refuses what an earlier one still sends. */
import type { TableEvent } from '@duopolis/table';
import type { Append, TableId } from '@duopolis/table/host';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { safePool } from '../../src/store/postgres/pool.ts';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { ABOUT } from '../kit/about.ts';
import { type Database, startDatabase } from './database.ts';

let database: Database;
let url: string;
let stores: readonly PostgresStore[] = [];
/** The tables that each node has let go of. */
let moved: readonly TableId[][] = [];

beforeAll(async () => {
  database = await startDatabase();
});

afterEach(async () => {
  await Promise.all(stores.map(({ close }) => close()));
});

afterAll(() => database.stop());

/** Stores of several nodes, which report that they live and where. */
async function nodesOf(count: number): Promise<readonly PostgresStore[]> {
  url = await database.create();
  moved = Array.from({ length: count }, () => []);
  stores = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const opened = await openPostgres(url, { patience: 60_000 });
      if (!opened.ok) throw new Error(opened.error.code);
      const { node } = opened.value;
      node.listenHomes({
        address: `node-${nth}:1`,
        moved: (tables) => void moved[nth]?.push(...tables),
        died: () => {},
      });
      await node.live();
      return opened.value;
    }),
  );
  return stores;
}

const step = (nth: number): Append => ({
  tableId: 'one',
  expected: nth,
  events: [{ type: 'joined', at: nth, member: `m${nth}`, name: 'x' } satisfies TableEvent],
  commands: [`c${nth}`],
  about: ABOUT,
});

const two = (): readonly [PostgresStore, PostgresStore] => stores as readonly [PostgresStore, PostgresStore];

test('the node that creates a table is its home, and other nodes find it there', async () => {
  await nodesOf(2);
  const [one, other] = two();
  expect(await one.events.append(step(0))).toEqual({ ok: true, version: 1 });
  expect(await other.node.homes.find('one')).toEqual({ node: one.node.number(), address: 'node-0:1' });
  expect(await other.events.append(step(1))).toEqual({ ok: false, code: 'elsewhere' });
  expect(await one.events.append(step(1))).toEqual({ ok: true, version: 2 });
});

test('an unreachable home is taken over, and its late writes are refused', async () => {
  await nodesOf(2);
  const [one, other] = two();
  await one.events.append(step(0));
  expect(await other.node.homes.find('one', one.node.number())).toBe('here');
  expect(one.node.homes.owns('one')).toBe(true);
  expect(await one.events.append(step(1))).toEqual({ ok: false, code: 'elsewhere' });
  expect(await one.events.read('one')).toHaveLength(1);
  expect(await other.events.append(step(1))).toEqual({ ok: true, version: 2 });
  expect(one.node.homes.owns('one')).toBe(false);
});

test('a home lets go of its table when a write is refused, even if nothing has told it that another took over', async () => {
  await nodesOf(2);
  const [one, other] = two();
  await one.events.append(step(0));
  /** Nobody is notified. */
  const pool = safePool({ connectionString: url });
  await pool.query('UPDATE tables SET keeper = $1, term = term + 1', [other.node.number()]);
  await pool.end();
  expect(await Promise.all([one.events.append(step(1)), one.events.append(step(1))])).toEqual([
    { ok: false, code: 'elsewhere' },
    { ok: false, code: 'elsewhere' },
  ]);
  expect([moved, one.node.homes.owns('one')]).toEqual([[['one'], []], false]);
});

test('if several nodes take over a table at once, one succeeds and the others find it', async () => {
  await nodesOf(4);
  const [one, ...others] = stores as readonly [PostgresStore, ...PostgresStore[]];
  await one.events.append(step(0));
  await one.close();
  stores = others;
  await Promise.all(others.map(({ node }) => expect.poll(() => node.livingPeers()).toBe(2)));
  const found = await Promise.all(others.map(({ node }) => node.homes.find('one')));
  const homes = new Set(
    found.map((home, nth) => (home === 'here' ? others[nth]?.node.number() : home?.node)),
  );
  expect([homes.size, found.filter((home) => home === 'here').length]).toEqual([1, 1]);
});

test('a table is handed over once, by its home', async () => {
  await nodesOf(2);
  const [one, other] = two();
  await one.events.append(step(0));
  const number = other.node.number() ?? 0;
  expect(await other.node.homes.give('one', number)).toBe(false);
  expect(await one.node.homes.give('one', number)).toBe(true);
  expect(await one.node.homes.give('one', number)).toBe(false);
  expect(await other.node.homes.find('one')).toBe('here');
});

test('a stopping node releases all tables and takes no more', async () => {
  await nodesOf(2);
  const [one, other] = two();
  await one.events.append(step(0));
  await one.node.letGo();
  await expect(one.node.homes.find('one')).rejects.toThrow();
  expect(await other.node.homes.find('one')).toBe('here');
});
