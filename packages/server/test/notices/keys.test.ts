/** Push: its keys are made at the first start and kept, since every subscribed browser holds the public one; it ends with its device. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NoticesAnswer, TransferAnswer } from '@duopolis/protocol';
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

type Stores = readonly (readonly [store: string, config: () => Promise<Partial<Config>>])[];
const STORES: Stores = [
  ['a data folder', async () => ({ data: folder })],
  ['PostgreSQL', async () => ({ database: await database.create() })],
];

test.each(STORES)(
  'a server that starts again over %s has the same key, and an old subscription works',
  async (_, store) => {
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
  },
);

test.each(STORES)('over %s a device that is signed out takes its subscription with it', async (_, store) => {
  const push = await openPushEndpoint();
  const server = await started({ ...(await store()), noticeNetworks: ['127.0.0.0/8'] });
  const person = await personAt(() => server.address, 'Ann');
  await addWay(person, { kind: 'calendar' });
  await addWay(person, push.way);
  await holds(() => push.received.length === 1);
  const { code } = (await (
    await person.fetch('/api/session/transfer', { method: 'POST', body: {} })
  ).json()) as TransferAnswer;
  const claimed = await fetch(`${server.address}/api/session/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const cookie = (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const kinds = async (): Promise<readonly string[]> => {
    const answer = await fetch(`${server.address}/api/notices`, { headers: { cookie } });
    return ((await answer.json()) as NoticesAnswer).ways.map(({ kind }) => kind).toSorted();
  };
  expect(await kinds()).toEqual(['calendar', 'push']);
  expect((await person.fetch('/api/session', { method: 'DELETE' })).status).toBe(200);
  expect(await kinds()).toEqual(['calendar']);
  person.connection.close();
  await server.stop();
  await push.close();
});
