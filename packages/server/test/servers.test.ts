/** Connections that pipeline, do not read, or come while the server is flooded. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, Server as NetServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ARRIVAL, readConfig } from '../src/config.ts';
import { IS_PORT_SHARED } from '../src/http/acceptors.ts';
import { newBodies } from '../src/http/body.ts';
import { BACKLOG, httpServers, REQUESTS, REQUESTS_EACH, REQUESTS_PER_TICK } from '../src/http/servers.ts';
import { paced } from '../src/paced.ts';
import { newMetrics } from '../src/site/metrics.ts';
import { MOST_UNREAD } from '../src/socket/unread.ts';
import { configOf, started } from './kit/server.ts';

async function listening(server: Server): Promise<number> {
  server.listen({ port: 0, host: '127.0.0.1', reusePort: IS_PORT_SHARED });
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that holds its answers until a test releases them, and counts parsed requests. */
async function counting() {
  const metrics = newMetrics();
  const answers: (() => void)[] = [];
  const server = httpServers({ config: configOf(), metrics })((_, response) => {
    answers.push(() => response.end('done'));
  });
  let parsed = 0;
  for (const event of ['request', 'checkExpectation'])
    server.on(event, () => {
      parsed += 1;
    });
  return { port: await listening(server), answers, metrics, parsed: () => parsed };
}

/** Bytes: more than the system keeps for a reader. */
const MORE_THAN_IS_KEPT = 2 ** 25;
const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test('with the default settings, head, request and silence have the documented time, checked each second', () => {
  const config = readConfig([], {});
  if (!config.ok || config.value === 'help') throw new Error('no settings');
  const server = httpServers({ config: config.value, metrics: newMetrics() })(() => {});
  const { headersTimeout, requestTimeout, timeout } = server;
  const { connectionsCheckingInterval } = server as Server & {
    readonly connectionsCheckingInterval?: number;
  };
  expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 60_000]);
  expect(connectionsCheckingInterval).toBe(1_000);
  const page = readFileSync(new URL('../../../docs/SECURITY.md', import.meta.url), 'utf8');
  expect(page).toContain('headers have 10 seconds to arrive, a whole request 30');
  expect(page).toContain('no byte moves for 60 is cut');
});

/** Connections to a port of this machine. */
async function connections(port: number, count: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume(),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

test('all networks together have a limited number of connections', async () => {
  const metrics = newMetrics();
  const [most, more] = [8, 4];
  const server = httpServers({ config: configOf({ mostSockets: most - REQUESTS }), metrics })(() => {});
  const sockets = await connections(await listening(server), most + more);
  const isClosed = (): readonly Socket[] => sockets.filter(({ destroyed }) => destroyed);
  await expect.poll(() => isClosed().length).toBe(more);
  expect(await metrics.values()).toEqual({ 'duopolis_connections_refused_total{kind="all"}': more });
});

test('a network has a limited number of connections; one more is closed until another one ends', async () => {
  const metrics = newMetrics();
  const server = httpServers({ config: configOf({ socketsEach: 1 }), metrics })(() => {});
  let ended = 0;
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      ended += 1;
    });
  });
  const port = await listening(server);
  const sockets = await connections(port, 1 + REQUESTS_EACH + 1);
  await expect.poll(() => ended).toBe(1);
  expect(await metrics.values()).toEqual({ 'duopolis_connections_refused_total{kind="network"}': 1 });
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(1);
  sockets.find(({ destroyed }) => !destroyed)?.destroy();
  await expect.poll(() => ended).toBe(2);
  const [again] = await connections(port, 1);
  again?.write(REQUEST);
  await once(server, 'request');
});

test('a body in chunks is not parsed, and its connection ends with the answer', async () => {
  let parsed = 0;
  const server = httpServers({ config: configOf(), metrics: newMetrics() })((request, response) => {
    request.on('data', () => {
      parsed += 1;
    });
    setImmediate(() => response.end('done'));
  });
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  const [socket] = await connections(await listening(server), 1);
  socket?.write(`${head}${'1\r\nx\r\n'.repeat(5_000)}0\r\n\r\n${REQUEST}`);
  let answers = '';
  socket?.on('data', (data: Buffer) => {
    answers += data.toString();
  });
  await expect.poll(() => socket?.destroyed).toBe(true);
  expect([parsed, answers.split('done').length - 1]).toEqual([0, 1]);
});

test.each([
  ['usual', REQUEST],
  ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['with an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n'],
  ['with a body to wait for', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n\r\n'],
])(
  'thousands of requests in one chunk, %s, end the connection, and are neither parsed nor handled',
  async (_, request) => {
    const { port, answers, metrics, parsed } = await counting();
    const socket = connect(port, '127.0.0.1', () => void socket.write(request.repeat(2_000)));
    socket.on('error', () => {});
    socket.resume();
    await expect.poll(() => socket.destroyed || parsed() > 9).toBe(true);
    expect([answers.length, parsed()]).toEqual([1, 9]);
    expect(await metrics.values()).toEqual({ 'duopolis_connections_refused_total{kind="pipelined"}': 1 });
  },
);

test('simultaneous requests are started over several ticks, all of them and in order', async () => {
  const turns: number[] = [0];
  const handled: number[] = [];
  const handle = paced<{ readonly nth: number; readonly gone: boolean }>({
    most: REQUESTS_PER_TICK,
    handle: ({ nth }) => {
      handled.push(nth);
      turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
    },
    isOver: ({ gone }) => gone,
  });
  const all = 3 * REQUESTS_PER_TICK + 1;
  const atOnce = Array.from({ length: all }, (_, nth) => handle({ nth, gone: false }));
  expect(atOnce.filter(Boolean).length).toBe(REQUESTS_PER_TICK);
  // Requests whose connection is gone by then are skipped, a whole turn of them too.
  for (const nth of Array.from({ length: 2 * REQUESTS_PER_TICK }).keys()) handle({ nth: -nth, gone: true });
  handle({ nth: all, gone: false });
  while (handled.length < all + 1) {
    turns.push(0);
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await new Promise(setImmediate);
  }
  expect(Math.max(...turns)).toBe(REQUESTS_PER_TICK);
  expect(handled).toEqual([...Array(all + 1).keys()]);
});

test('a request about the health of the server does not wait behind others', async () => {
  const handled: (string | undefined)[] = [];
  const server = httpServers({ config: configOf(), metrics: newMetrics() })(({ url }) => handled.push(url));
  const all = [...Array<string>(3 * REQUESTS_PER_TICK).fill('/other'), '/health', '/ready?x', '/healthy'];
  for (const url of all) server.emit('request', { url, socket: {} }, { once: () => {} });
  expect(handled.slice(REQUESTS_PER_TICK)).toEqual(['/health', '/ready?x']);
  while (handled.length < all.length) {
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await new Promise(setImmediate);
  }
  expect(handled.at(-1)).toBe('/healthy');
});

test('any number of sequential requests and eight pipelined ones are answered in order', async () => {
  const { port, answers, metrics } = await counting();
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (data) => {
    got += data.toString();
  });
  const answered = (): number => got.split('done').length - 1;
  for (const nth of Array.from({ length: 3 }).keys()) {
    socket.write(REQUEST.repeat(8));
    // oxlint-disable no-await-in-loop -- one after the other
    for (const of of Array.from({ length: 8 }).keys()) {
      const begun = 8 * nth + of + 1;
      await expect.poll(() => answers.length).toBe(begun);
      answers.at(-1)?.();
      await expect.poll(answered).toBe(begun);
    }
    // oxlint-enable no-await-in-loop
  }
  expect(await metrics.values()).toEqual({});
  socket.destroy();
});

test('a client that reads nothing of an answer is cut off', async () => {
  const config = configOf({ arrival: { ...ARRIVAL, silence: 100 } });
  const { promise: closed, resolve } = Promise.withResolvers<boolean>();
  let isAsked = false;
  const server = httpServers({ config, metrics: newMetrics() })((_, response) => {
    isAsked = true;
    response.once('close', () => resolve(response.writableFinished));
    response.end(Buffer.alloc(MORE_THAN_IS_KEPT));
  });
  const port = await listening(server);
  const ask = (): void => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(REQUEST));
    socket.on('error', () => {});
    socket.pause();
    onTestFinished(() => void socket.destroy());
  };
  // On a stalled machine a connection may be closed as silent before its request arrives: the next one asks again.
  server.on('connection', (connection) => connection.once('close', () => isAsked || ask()));
  ask();
  expect(await closed).toBe(false);
});

/** Bytes: together more than all readers may leave. */
const PIECE = 8_388_608;
const READERS = 20;

test('unread answers are bounded together, for all routes', async () => {
  const metrics = newMetrics();
  const unread = new Set<Socket>();
  const server = httpServers({ config: configOf(), metrics })(({ socket }, response) => {
    unread.add(socket);
    response.end(Buffer.alloc(PIECE));
  });
  const port = await listening(server);
  for (const _ of Array.from({ length: READERS })) {
    const socket = connect(port, '127.0.0.1', () => void socket.write(REQUEST));
    socket.on('error', () => {});
    socket.pause();
    onTestFinished(() => void socket.destroy());
  }
  const waiting = (): number =>
    Array.from(unread).reduce((sum, { writableLength }) => sum + writableLength, 0);
  await expect.poll(() => unread.size).toBe(READERS);
  await expect.poll(waiting).toBeLessThanOrEqual(MOST_UNREAD);
  const { 'duopolis_connections_refused_total{kind="unread"}': cut = 0 } = await metrics.values();
  expect(cut).toBeGreaterThan(0);
  expect(cut).toBeLessThan(READERS);
});

test('when bodies together exceed the limit, the oldest are cut off', () => {
  const cut: string[] = [];
  const { add, drop } = newBodies<string>((request) => void cut.push(request), 100);
  add('first', 40);
  add('second', 40);
  add('first', 10);
  expect(cut).toEqual([]);
  add('third', 20);
  expect(cut).toEqual(['first']);
  drop('second');
  add('third', 70);
  expect(cut).toEqual(['first']);
  drop('first');
  add('fourth', 20);
  expect(cut).toEqual(['first', 'third']);
});

test('health and readiness have no request limit', async () => {
  const server = await started({ requestsEach: 1 });
  onTestFinished(server.stop);
  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.address}${path}`)).status;
  await Promise.all([statusOf('/api/rules'), statusOf('/api/rules')]);
  expect(await statusOf('/api/rules')).toBe(429);
  expect(await Promise.all(['/health', '/health', '/ready', '/ready'].map(statusOf))).toEqual(
    Array(4).fill(200),
  );
});

test('thousands of connections may wait to be accepted, as after a crash', async () => {
  const listen = vi.spyOn(NetServer.prototype, 'listen');
  onTestFinished(() => listen.mockRestore());
  const server = await started();
  onTestFinished(() => server.stop());
  expect(listen.mock.calls.map(([options]) => options)).toContainEqual(
    expect.objectContaining({ backlog: BACKLOG }),
  );
});
