/** Sockets are admitted before the upgrade, within bounds, and a refused one releases everything. */
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ARRIVAL } from '../src/config.ts';
import { newAdmission } from '../src/socket/admission.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { type Server, startServer } from '../src/start.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { ADMIN, configOf, personAt, started, UNREAD } from './kit/server.ts';
import { frames, handshake, sent, upgrade } from './kit/upgrade.ts';

type Values = Readonly<Record<string, number>>;

const valuesOf = async ({ address }: Server): Promise<Values> => {
  const answer = await fetch(`${address}/admin/status`, { headers: { authorization: `Bearer ${ADMIN}` } });
  return (await answer.json()) as Values;
};

const GAUGES = ['duopolis_sockets', 'duopolis_socket_handshakes', 'duopolis_socket_places'] as const;

const leftAt = async (server: Server): Promise<readonly (number | undefined)[]> => {
  const values = await valuesOf(server);
  return GAUGES.map((gauge) => values[gauge]);
};

const refusalsAt = async (server: Server, reason: string): Promise<number | undefined> =>
  (await valuesOf(server))[`duopolis_sockets_refused_total{kind="${reason}"}`];

let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stop.map((one) => one()));
  stop = [];
});

async function serving(config: Parameters<typeof started>[0] = {}, log = UNREAD): Promise<Server> {
  const server = await started(config, undefined, log);
  stop.push(server.stop);
  return server;
}

/** A server whose store finds people only on command. */
async function findingPeople(find: () => Promise<undefined>, config: Parameters<typeof configOf>[0] = {}) {
  const opened = await startServer(configOf(config), {
    log: UNREAD,
    open: async () => {
      const store = openEmbedded(undefined);
      if (!store.ok) return store;
      const people = { ...store.value.people, find };
      return { ok: true, value: { ...store.value, people } };
    },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  stop.push(opened.value.stop);
  return opened.value;
}

async function cookieAt({ address }: Server, name = 'Ann'): Promise<string> {
  const { cookie, connection } = await personAt(() => address, name);
  connection.close();
  return cookie;
}

/** More than a socket may send before its owner is known. */
const EARLY = frames('text', 5_000, 'x'.repeat(100));

describe('refused before the upgrade', () => {
  test.each([
    ['no-session', 401, {}],
    ['no-session', 401, { headers: { cookie: 'duopolis=forged.signature' } }],
    ['wrong-origin', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['wrong-route', 404, { path: '/api/tables?secret=1' }],
    ['wrong-route', 404, { path: '/nowhere?secret=1' }],
  ] as const)('%s: status %i, the connection is closed, nothing is kept', async (reason, status, asking) => {
    const lines: string[] = [];
    const server = await serving({}, { write: (line) => void lines.push(line) });
    const refused = await upgrade(server.address, { ...asking, early: EARLY });
    expect(refused.status).toBe(status);
    await refused.closed;
    expect(await refusalsAt(server, reason)).toBe(1);
    await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
    expect(lines.join()).not.toContain('secret');
  });

  test.each([
    ['an upgrade after too many requests', 429, {}],
    ['an upgrade on an address that is none', 400, { path: '/%zz' }],
    [
      'an upgrade on an address with a part that is too long',
      400,
      { path: `/api/tables/${'x'.repeat(100)}/told` },
    ],
  ])('%s: the connection is closed', async (_, status, asking) => {
    const server = await serving({ requestsEach: status === 429 ? 1 : 100 });
    await upgrade(server.address);
    const refused = await upgrade(server.address, asking);
    expect(refused.status).toBe(status);
    await refused.closed;
  });

  test('a connection whose handshake never ends is closed', async () => {
    const silent = { arrival: { ...ARRIVAL, silence: 200 } };
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const server = await findingPeople(() => {
      ask();
      return new Promise(() => {});
    }, silent);
    const asking = { headers: { cookie: await cookieAt(server) } };
    void upgrade(server.address, asking);
    await asked;
    await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
  });

  test('one socket too many of a network, until another is closed', async () => {
    const server = await serving({ socketsEach: 2 });
    const cookie = await cookieAt(server);
    const [first] = await Promise.all([1, 2].map(() => upgrade(server.address, { headers: { cookie } })));
    expect((await upgrade(server.address, { headers: { cookie } })).status).toBe(429);
    expect(await refusalsAt(server, 'sockets-of-network')).toBe(1);
    first?.socket.destroy();
    await expect.poll(async () => (await upgrade(server.address, { headers: { cookie } })).status).toBe(101);
  });

  test('one socket too many for the server', async () => {
    const server = await serving({ mostSockets: 1 });
    const cookie = await cookieAt(server);
    const first = await upgrade(server.address, { headers: { cookie } });
    expect(first.status).toBe(101);
    expect((await upgrade(server.address, { headers: { cookie } })).status).toBe(503);
    expect(await refusalsAt(server, 'sockets')).toBe(1);
  });

  test('handshakes that wait for the store are bounded, and release everything', async () => {
    const { promise: found, resolve: find } = Promise.withResolvers<undefined>();
    const server = await findingPeople(() => found);
    const asking = { headers: { cookie: await cookieAt(server) }, early: EARLY };
    const waiting = Array.from({ length: 64 }, () => upgrade(server.address, asking));
    await expect.poll(() => leftAt(server)).toEqual([0, 64, 64]);
    expect((await upgrade(server.address, asking)).status).toBe(429);
    find(undefined);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([401]));
    await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
  });
});

describe('control frames', () => {
  test.each(['ping', 'pong'] as const)('a flood of %ss that nobody reads is cut off', async (kind) => {
    const server = await serving();
    const { socket, closed } = await upgrade(server.address, { headers: { cookie: await cookieAt(server) } });
    socket.pause();
    const flood = frames(kind, 2_000, 'x'.repeat(100));
    const send = (): void => {
      while (socket.writable && socket.write(flood));
    };
    socket.on('drain', send);
    send();
    await expect
      .poll(async () => (await valuesOf(server))['duopolis_sockets_closed_total{kind="flood"}'])
      .toBe(1);
    await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
    socket.resume();
    await closed;
  });

  test('a ping is answered with its own data', async () => {
    const server = await serving();
    const { socket } = await upgrade(server.address, { headers: { cookie: await cookieAt(server) } });
    const got: Buffer[] = [];
    socket.on('data', (data: Buffer) => void got.push(data));
    socket.write(frames('ping', 1, 'are you there'));
    await expect.poll(() => Buffer.concat(got).includes('\u008a\u000dare you there', 0, 'latin1')).toBe(true);
  });
});

test('an open socket releases its handshake, and closes on an invalid frame', async () => {
  const server = await serving();
  const cookie = await cookieAt(server);
  await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
  const detached = vi.spyOn(ServerResponse.prototype, 'detachSocket');
  const { socket, closed } = await upgrade(server.address, { headers: { cookie } });
  expect(await leftAt(server)).toEqual([1, 0, 1]);
  expect(detached.mock.calls.filter(([stream]) => stream.remotePort === socket.localPort)).toHaveLength(1);
  detached.mockRestore();
  socket.write(Buffer.from([0x81, 1, 65]));
  await closed;
  await expect.poll(() => leftAt(server)).toEqual([0, 0, 0]);
});

test('an upgrade behind an unanswered request is a request like others, and logs nothing', async () => {
  const lines: string[] = [];
  const server = await serving({ log: 'warn' }, { write: (line) => void lines.push(line) });
  const cookie = await cookieAt(server);
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let got = '';
  socket.on('data', (data) => {
    got += data.toString('latin1');
  });
  const asked = handshake(server.address, { headers: { cookie } });
  socket.write(`GET /health HTTP/1.1\r\nhost: x\r\n\r\n${asked}`);
  const statuses = (): readonly string[] =>
    Array.from(got.matchAll(/HTTP\/1\.1 (\d+)/g), ([, one = '']) => one);
  await expect.poll(statuses).toEqual(['200', '404']);
  expect(await leftAt(server)).toEqual([0, 0, 0]);
  socket.write(asked);
  await expect.poll(statuses).toEqual(['200', '404', '101']);
  socket.destroy();
  expect(lines).toEqual([]);
});

test('a client that offers compression gets none, and may not use it', async () => {
  const server = await serving();
  const headers = {
    cookie: await cookieAt(server),
    'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
  };
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let got = '';
  socket.on('data', (data) => {
    got += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.write(handshake(server.address, { headers }));
  await expect.poll(() => got).toContain('"welcome"');
  expect(got).toMatch(/^HTTP\/1\.1 101 /);
  expect(got.toLowerCase()).not.toContain('sec-websocket-extensions');
  socket.write(Buffer.from([0xc1, 0x80, 0, 0, 0, 0]));
  await once(socket, 'close');
});

test('messages that arrive in one chunk are handled one per tick of the event loop', async () => {
  let [looks, most] = [0, 0];
  const now = (): number => {
    looks += 1;
    most = Math.max(most, looks);
    return Date.now();
  };
  const server = await started({}, { ...REAL_ENVIRONMENT, now });
  stop.push(server.stop);
  const { socket } = await upgrade(server.address, { headers: { cookie: await cookieAt(server) } });
  let answered = 0;
  socket.on('data', (data: Buffer) => {
    answered += data.toString('latin1').split('bad-message').length - 1;
  });
  const tick = (): void => {
    looks = 0;
    if (answered < 100) setImmediate(tick);
  };
  tick();
  most = 0;
  socket.write(frames('text', 100, '{}'));
  await expect.poll(() => answered).toBe(100);
  expect(most).toBeLessThan(20);
});

test('requests that arrive too slowly are ended', async () => {
  /** A server that does not time requests ends them as silent, without an answer. */
  const server = await serving({ arrival: { headers: 40, request: 80, check: 10, silence: 10_000 } });
  const head = 'POST /api/session HTTP/1.1\r\nhost: x\r\n';
  const body = `${head}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`;
  const ended = await Promise.all([head, body].map((text) => sent(server.address, text)));
  expect(ended.map(({ status }) => status)).toEqual([408, 408]);
  await Promise.all(ended.map(({ closed }) => closed));
});

describe('places', () => {
  const bounds = { handshakes: 3, handshakesEach: 2, sockets: 4, socketsEach: 3 };

  test('are bounded for each network and for all', () => {
    const admission = newAdmission(bounds);
    const taken = (network: string) => {
      const place = admission.enter(network);
      if (typeof place !== 'string') admission.settle(place);
      return place;
    };
    admission.enter('a');
    admission.enter('a');
    expect(admission.enter('a')).toBe('handshakes-of-network');
    admission.enter('b');
    expect(admission.enter('c')).toBe('handshakes');
    const other = newAdmission(bounds);
    expect(['a', 'a', 'a'].map((network) => typeof other.enter(network))).toEqual([
      'object',
      'object',
      'string',
    ]);
    const third = newAdmission({ ...bounds, handshakes: 9, handshakesEach: 9 });
    const places = ['a', 'a', 'a'].map((network) => third.enter(network));
    expect(third.enter('a')).toBe('sockets-of-network');
    expect(typeof third.enter('b')).toBe('object');
    expect(third.enter('c')).toBe('sockets');
    const [first] = places;
    if (typeof first === 'object') {
      third.leave(first);
      third.leave(first);
      third.settle(first);
    }
    expect([third.sockets(), third.handshakes()]).toEqual([3, 3]);
    expect(typeof taken('d')).toBe('string');
  });

  test('are all released at the end', () => {
    const admission = newAdmission(bounds);
    const places = ['a', 'b', 'a', 'c', 'd', 'e'].map((network) => admission.enter(network));
    for (const place of places) if (typeof place === 'object') admission.leave(place);
    expect([admission.networks(), admission.handshakes(), admission.sockets()]).toEqual([0, 0, 0]);
  });
});
