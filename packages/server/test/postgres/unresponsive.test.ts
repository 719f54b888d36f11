/** While the database does not answer, commands are refused and the server is not ready; then everything goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { granted, made, personAt, started } from '../kit/server.ts';
import { SafeClient } from '../../src/store/postgres/pool.ts';
import { type Database, startDatabase } from './database.ts';
import { type Proxy, startProxy } from './proxy.ts';

let database: Database;
let proxy: Proxy | undefined;

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(async () => {
  proxy?.stop();
  await database.stop();
});

const HELLO = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;

test('a database that holds its answers back', async () => {
  const url = await database.create();
  proxy = await startProxy(() => [url]);
  const server = await started({ database: Object.assign(new URL(url), { port: `${proxy.port}` }).href });
  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.address}${path}`)).status;
  const ann = await personAt(() => server.address, 'Ann');
  const { table } = await made(ann);
  const link = ann.connection.table(table, {});
  await granted(link, HELLO);
  expect(await statusOf('/ready')).toBe(200);

  proxy.turn({ frozen: true });
  expect(await link.ask(HELLO)).toMatchObject({ ok: false, error: { code: 'not-stored' } });
  await expect.poll(() => statusOf('/ready')).toBe(503);
  expect(await statusOf('/health')).toBe(200);

  proxy.turn({});
  await expect.poll(() => statusOf('/ready')).toBe(200);
  await expect.poll(async () => (await link.ask(HELLO)).ok).toBe(true);
  ann.connection.close();
  await server.stop();
});

test('an unreadable row affects only its own table', async () => {
  const url = await database.create();
  const first = await started({ database: url });
  const ann = await personAt(() => first.address, 'Ann');
  const [broken, whole] = [await made(ann), await made(ann)];
  await first.stop();
  const client = new SafeClient({ connectionString: url });
  await client.connect();
  await client.query("UPDATE tables SET about = '{' WHERE id = $1", [broken.table]);
  await client.query("UPDATE events SET event = '{' WHERE table_id = $1 AND number = 1", [broken.table]);
  await client.end();
  const second = await started({ database: url });
  const ben = await personAt(() => second.address, 'Ben');
  const answer = await ben.fetch('/api/tables');
  expect(await answer.text()).toContain(whole.table);
  expect((await ben.fetch(`/api/tables/${broken.table}`)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${second.address}/ready`)).status).toBe(200);
  for (const { connection } of [ann, ben]) connection.close();
  await second.stop();
});
