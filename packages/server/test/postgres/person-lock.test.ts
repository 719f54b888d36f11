/** Limits that count the tables of a person hold over several nodes of one database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personLockIn } from '../../src/tables/person-lock.ts';
import { safePool } from '../../src/store/postgres/pool.ts';
import { made, personAt, type PersonHere, tableOptions } from '../kit/server.ts';
import { type Cluster, startClusterOf } from './cluster.ts';
import { type Node, startHere } from './nodes.ts';

const MOST = 5;

let cluster: Cluster<Node>;

beforeAll(async () => {
  cluster = await startClusterOf(2, (database) => startHere(database, { tablesEach: MOST }));
});

afterAll(() => cluster.stop());

/** A person with a connection to each node. */
async function atBoth(name: string): Promise<readonly PersonHere[]> {
  const [first, second] = cluster.nodes();
  if (first === undefined || second === undefined) throw new Error('there are not two nodes');
  const person = await personAt(() => first.address, name);
  person.connection.close();
  const asAt =
    ({ address }: Node) =>
    (path: string, init: { method?: string; body?: unknown } = {}) =>
      fetch(`${address}${path}`, {
        method: init.method ?? 'GET',
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(init.body),
      });
  return [first, second].map((node) => ({ ...person, fetch: asAt(node) }));
}

test('a person who makes tables at two nodes at once gets no more than at one', async () => {
  const both = await atBoth('Ann');
  const body = { options: tableOptions() };
  const asked = both.flatMap((at) =>
    Array.from({ length: 2 * MOST }, () => at.fetch('/api/tables', { method: 'POST', body })),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBe(MOST);
  expect(statuses.filter((status) => status === 429).length).toBe(3 * MOST);
});

test('after a deletion at one node nobody makes a table at another with a request that was under way', async () => {
  const [here, there] = await atBoth('Ben');
  if (here === undefined || there === undefined) throw new Error('there is nobody');
  await made(here);
  const body = { options: tableOptions() };
  const [deleted] = await Promise.all([
    here.fetch('/api/person', { method: 'DELETE', body: {} }),
    there.fetch('/api/tables', { method: 'POST', body }),
  ]);
  expect(deleted.status).toBe(200);
  const { rows } = await cluster.pool.query('SELECT id FROM tables WHERE members @> ARRAY[$1]::text[]', [
    here.you,
  ]);
  expect(rows).toEqual([]);
});

test('the lock of a node that died ends by itself, others are waited for', async () => {
  const pool = safePool({ connectionString: cluster.url });
  const ask = async (text: string, ...values: readonly unknown[]) =>
    (await pool.query(text, [...values])).rows;
  const alone = personLockIn({ ask });
  const order: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = alone('cleo', async () => {
    order.push('first begins');
    await held;
    order.push('first ends');
  });
  await expect.poll(() => order).toEqual(['first begins']);
  const second = alone('cleo', async () => void order.push('second'));
  await alone('dora', async () => void order.push('other person'));
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'other person', 'first ends', 'second']);
  await pool.query(
    "INSERT INTO person_locks VALUES ('emil', 'dead node', clock_timestamp() - interval '1 second')",
  );
  expect(await alone('emil', async () => 'done')).toBe('done');
  expect((await pool.query('SELECT * FROM person_locks')).rows).toEqual([]);
  await pool.end();
});
