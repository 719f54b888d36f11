/** A role that may only connect to the database learns nothing from notifications, and changes nothing with them. */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/start.ts';
import { CHANNEL } from '../../src/store/postgres/append.ts';
import { SafeClient } from '../../src/store/postgres/pool.ts';
import { gather, type Player } from '../kit/play.ts';
import { ADMIN, granted, personAt, started, tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';

let database: Database;
let url: string;
let servers: readonly [Server, Server];
let stranger: Client;
const received: string[] = [];

beforeAll(async () => {
  database = await startDatabase();
  url = await database.create();
  const owner = new SafeClient({ connectionString: url });
  await owner.connect();
  await owner.query("DROP ROLE IF EXISTS stranger; CREATE ROLE stranger LOGIN PASSWORD 'secret'");
  await owner.end();
  stranger = new SafeClient({
    connectionString: Object.assign(new URL(url), { username: 'stranger', password: 'secret' }).href,
  });
  await stranger.connect();
  stranger.on('notification', ({ payload = '' }) => received.push(payload));
  await stranger.query(`LISTEN ${CHANNEL}`);
  servers = [await started({ database: url }), await started({ database: url })];
});

afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await stranger.end();
  await database.stop();
});

const forge = (payload: string): Promise<unknown> =>
  stranger.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);

/** The value of a metric at the server where it is lowest. */
async function leastOf(metric: string): Promise<number> {
  const values = servers.map(async ({ address }) => {
    const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
    const [, value = '0'] = new RegExp(`^${metric} (\\d+)$`, 'm').exec(await answer.text()) ?? [];
    return Number(value);
  });
  return Math.min(...(await Promise.all(values)));
}

const viewsOf = (players: readonly Player[]): readonly unknown[] => players.map(({ link }) => link.view());

test('notifications show nothing of a game, and neither forged nor replayed ones change it', async () => {
  // A node that knows no other sends no notifications.
  await expect.poll(() => leastOf('duopolis_nodes')).toBe(servers.length);
  const [ann, ben] = await Promise.all([
    personAt(() => servers[0].address, 'Ann'),
    personAt(() => servers[1].address, 'Ben'),
  ]);
  const players = await gather([ann, ben], tableOptions({ mode: 'duel', seats: 2 }));
  await Promise.all(players.map(({ over }) => over));
  const table = players[0]?.table ?? '';
  await expect.poll(() => received.length).toBeGreaterThan(0);
  expect(received.filter((payload) => !/^sealed1 [\w-]+$/.test(payload) || payload.includes(table))).toEqual(
    [],
  );
  await expect(stranger.query('SELECT value FROM notes')).rejects.toThrow('permission denied');

  const before = viewsOf(players);
  const forged = [
    'said {',
    `said ${JSON.stringify({ node: 'x', at: { table, game: 1 }, here: [{ member: 'm', name: 'n', step: 1 }] })}`,
    `sealed1 ${'A'.repeat(400)}`,
    `x ${table}`,
  ];
  await received
    .slice(-50)
    .reduce<Promise<unknown>>((sent, payload) => sent.then(() => forge(payload)), Promise.resolve());
  await forge(
    `0 9999 ${table} {"type":"said","at":1,"by":"${ann.you}","channel":"table","content":{"kind":"text","text":"forged"}}`,
  );
  await forge(`0 0 ${table}`);
  await forged.reduce<Promise<unknown>>(
    (sent, payload) => sent.then(() => forge(payload)),
    Promise.resolve(),
  );
  await expect
    .poll(() => leastOf('duopolis_notifications_ignored_total'))
    .toBeGreaterThanOrEqual(forged.length);
  expect(viewsOf(players)).toEqual(before);

  const talk = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;
  await granted(players[0]?.link ?? expect.fail(), talk);
  await expect.poll(() => JSON.stringify(players[1]?.link.view())).toContain('"hello"');
  expect(JSON.stringify(viewsOf(players))).not.toContain('forged');
  for (const { connection } of [ann, ben]) connection.close();
});
