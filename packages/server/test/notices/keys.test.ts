/** The keys of push: made at the first start and kept, since every subscribed browser holds the public one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NoticesAnswer } from '@duopolis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { checkVapid, openPushEndpoint } from '../kit/push-endpoint.ts';
import { holds } from '../kit/seated.ts';
import { type PersonHere, personAt, started } from '../kit/server.ts';
import { addWay } from '../kit/slow-table.ts';
import { type Database, startDatabase } from '../postgres/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-keys-'));
let database: Database;

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

const answerTo = async (person: PersonHere): Promise<NoticesAnswer> =>
  (await (await person.fetch('/api/notices')).json()) as NoticesAnswer;

test.each<[store: string, config: () => Promise<Partial<Config>>]>([
  ['a data folder', async () => ({ data: folder })],
  ['PostgreSQL', async () => ({ database: await database.create() })],
])('a server that starts again over %s has the same key, and an old subscription works', async (_, store) => {
  const push = await openPushEndpoint();
  const config = { ...(await store()), noticeNetworks: ['127.0.0.0/8'] };
  let server = await started(config);
  const person = await personAt(() => server.address, 'Ann');
  const { pushKey, ways } = await addWay(person, push.way);
  await holds(() => push.received.length === 1);
  await server.stop();
  server = await started(config);
  expect((await answerTo(person)).pushKey).toBe(pushKey);
  await person.fetch(`/api/notices/ways/${ways[0]?.id}/example`, { method: 'POST' });
  await holds(() => push.received.length === 2);
  for (const one of push.received) checkVapid(one, push.url, pushKey);
  person.connection.close();
  await server.stop();
  await push.close();
});
