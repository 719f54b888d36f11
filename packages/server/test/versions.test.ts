/** Servers announce their message version, and refuse clients they would not understand. */
import { PROTOCOL_HEADER, TIMED_SINCE } from '@duopolis/protocol';
import { expect, test } from 'vitest';
import { CLOSES } from '../src/socket/socket-client.ts';
import { made, personAt, started } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

test.each<[server: number[], client: number[], used: number]>([
  [[1], [1, 2], 1],
  [[1, 2], [1], 1],
  [[1, 2], [1, 2], 2],
  [[2, 3], [1, 2], 2],
  [[1, 2, 3], [2, 3], 3],
  [[3, 4], [1, 2, 3, 4], 4],
])('a server of %j and a client of %j use %i', async (protocols, spoken, used) => {
  const server = await started({ protocols });
  const ann = await personAt(() => server.address, 'Ann');
  const { table } = await made(ann);
  const wire = await rawSocket(server.address, ann.cookie, spoken);
  expect(JSON.parse(wire.got[0] ?? '')).toMatchObject({ type: 'welcome', protocol: used });
  wire.send(JSON.stringify({ type: 'watch', table }));
  const { at } = JSON.parse(await wire.until((text) => text.includes('"view"'))) as { readonly at: object };
  expect('time' in at).toBe(used >= TIMED_SINCE);
  wire.send(JSON.stringify({ type: 'watch', table, after: at }));
  wire.send(JSON.stringify({ type: 'ping' }));
  await wire.until((text) => text.includes('"pong"'));
  wire.send(JSON.stringify({ type: 'ping' }));
  await wire.until((text) => text.includes('"pong"'), wire.got.length);
  expect(wire.got.includes(`{"type":"current","table":"${table}"}`)).toBe(used >= 2);
  ann.connection.close();
  await server.stop();
});

test('a client that names no version gets the first one, as long as it is supported', async () => {
  const server = await started();
  const { connection, cookie } = await personAt(() => server.address, 'Ann');
  connection.close();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const first = await new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true });
  });
  expect(first).toMatchObject({ type: 'welcome', protocol: 1 });
  await server.stop();
});

test('a client without a common version gets the supported ones, and nothing else', async () => {
  const server = await started({ protocols: [2, 3] });
  const { connection, cookie } = await personAt(() => server.address, 'Ann');
  connection.close();
  const wire = await rawSocket(server.address, cookie, [1]);
  expect(await wire.closed).toBe(CLOSES.unsupported);
  expect(wire.got).toEqual(['{"type":"unsupported","speaks":[2,3]}']);
  await server.stop();
});

test.each<[string | undefined, number, string | null]>([
  [undefined, 200, null],
  ['1,2', 200, '2'],
  ['1', 200, '1'],
  ['2,3,9', 200, '3'],
  ['5,6', 426, null],
])('a request that says %j is answered with %i in version %j', async (named, status, used) => {
  const server = await started();
  const answer = await fetch(`${server.address}/api/tables`, {
    headers: named === undefined ? {} : { [PROTOCOL_HEADER]: named },
  });
  expect([answer.status, answer.headers.get(PROTOCOL_HEADER)]).toEqual([status, used]);
  if (status === 426) expect(await answer.json()).toEqual({ error: 'unsupported' });
  await server.stop();
});
