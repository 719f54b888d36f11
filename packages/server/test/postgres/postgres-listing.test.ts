/** How tables are found in PostgreSQL, and what many of them cost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { safePool } from '../../src/store/postgres/pool.ts';
import { ABOUT } from '../kit/about.ts';
import { findsTables, readsPages } from '../kit/listing-contract.ts';
import { type Database, startDatabase } from './database.ts';

/** Enough for the planner to prefer an index by far. */
const MANY = 20_000;

let database: Database;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

async function opened(url: string): Promise<PostgresStore> {
  const store = await openPostgres(url, { patience: 60_000 });
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

test('tables are found, at the node that wrote them and at another', async () => {
  const url = await database.create();
  const [one, other] = [await opened(url), await opened(url)];
  await findsTables(one, async () => ({ events: one.events, listing: other.listing }));
  await Promise.all([one.close(), other.close()]);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesIn = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesIn)];

test('a page of twenty thousand open tables is read by its index alone', async () => {
  const url = await database.create();
  const store = await opened(url);
  const pool = safePool({ connectionString: url });
  const about = JSON.stringify({ ...ABOUT, members: ['MEMBER'], deal: 'DEAL' });
  await pool.query(
    `INSERT INTO tables (id, version, about, here)
     SELECT 'table-' || nth, 1, replace(replace($1, 'MEMBER', 'member-' || nth), 'DEAL', 'deal-' || nth), 0
     FROM generate_series(1, $2::integer) AS nth`,
    [about, MANY],
  );
  await pool.query('ANALYZE tables');
  await readsPages(store);
  const planOf = async (where: string): Promise<readonly Plan[]> => {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT id, version, about FROM tables WHERE ${where}`,
    );
    return nodesIn((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
  };
  const page = await planOf('listed AND number < 10000 ORDER BY number DESC LIMIT 201');
  expect(page.map((node) => node['Index Name'])).toContain('tables_listed');
  const found = [
    await planOf("members @> ARRAY['member-7']::text[]"),
    await planOf("deal = 'deal-7'"),
    page,
  ].flat();
  expect(found.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...found.map((node) => node['Actual Rows']))).toBe(201);
  await pool.end();
  await store.close();
});

test('of a person with thousands of closed tables only the open ones are read', async () => {
  const url = await database.create();
  const store = await opened(url);
  const pool = safePool({ connectionString: url });
  const about = JSON.stringify({ ...ABOUT, phase: 'PHASE', members: ['ann', 'MEMBER'] });
  await pool.query(
    `INSERT INTO tables (id, version, about, here)
     SELECT 'table-' || nth, 1, replace(replace($1, 'PHASE', CASE WHEN nth % 1000 = 0 THEN 'over' ELSE 'closed' END),
       'MEMBER', 'member-' || nth), 0 FROM generate_series(1, $2::integer) AS nth`,
    [about, MANY / 4],
  );
  await pool.query('VACUUM ANALYZE tables');
  expect((await store.listing.ofMember('ann')).length).toBe(MANY / 4_000);
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) SELECT id, version, about FROM tables
     WHERE members @> ARRAY['ann']::text[] AND phase <> 'closed' ORDER BY number`,
  );
  const nodes = nodesIn((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
  expect(nodes.map((node) => node['Index Name'])).toContain('tables_open_members');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBe(MANY / 4_000);
  await pool.end();
  await store.close();
});
