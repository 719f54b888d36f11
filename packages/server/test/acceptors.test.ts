/** Many connections are accepted in one iteration of the event loop, and a shared port still belongs to one server. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { ACCEPTED_PER_TICK, firstAt, IS_PORT_SHARED } from '../src/http/acceptors.ts';
import { httpServers } from '../src/http/servers.ts';
import { newMetrics } from '../src/site/metrics.ts';
import { startServer } from '../src/start.ts';
import { freePort } from './kit/free-port.ts';
import { configOf, started, UNREAD } from './kit/server.ts';

const CONNECTIONS = 8 * ACCEPTED_PER_TICK;

async function listening(): Promise<readonly [server: Server, port: number]> {
  const server = httpServers({ config: configOf(), metrics: newMetrics() })((_, response) => {
    response.end('done');
  });
  server.listen({ port: 0, host: '127.0.0.1', reusePort: IS_PORT_SHARED });
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return [server, (server.address() as AddressInfo).port];
}

const loops = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;

test('connections that come at once don’t wait for an iteration each', async () => {
  const [server, port] = await listening();
  const iterations = new Set<number>();
  let accepted = 0;
  server.on('connection', () => {
    iterations.add(loops());
    accepted += 1;
  });
  for (let nth = 0; nth < CONNECTIONS; nth++) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
  }
  await expect.poll(() => accepted).toBe(CONNECTIONS);
  expect(iterations.size).toBeLessThan(IS_PORT_SHARED ? CONNECTIONS / 2 : CONNECTIONS + 1);
});

test('each of them is answered', async () => {
  const [, port] = await listening();
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    ),
  );
  expect(answers).toEqual(answers.map(() => 'done'));
});

test('a server that closes accepts nothing more', async () => {
  const [server, port] = await listening();
  server.close();
  await once(server, 'close');
  for (let nth = 0; nth < CONNECTIONS; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each could find another socket
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
});

test('the port of a server that shares it among its own sockets is in use for other servers', async () => {
  const { address, stop } = await started({});
  onTestFinished(stop);
  const port = Number(new URL(address).port);
  const second = await startServer(configOf({ port }), { log: UNREAD });
  expect(second).toMatchObject({ ok: false, error: { code: 'port-in-use', port } });
});

test('a port that another program would share is in use too', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1', reusePort: IS_PORT_SHARED });
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const server = await startServer(configOf({ port }), { log: UNREAD });
  expect(server).toMatchObject({ ok: false, error: { code: 'port-in-use', port } });
});

test.runIf(IS_PORT_SHARED)('a listening socket that fails tells once, and the others go on', async () => {
  const errors: string[] = [];
  const server = httpServers({ config: configOf(), metrics: newMetrics() }, ({ message }) => {
    errors.push(message);
  })((_, response) => {
    response.end('done');
  });
  /** Without `reusePort` nobody else may listen there, also no other socket of this server. */
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await expect.poll(() => errors.length).toBe(ACCEPTED_PER_TICK - 1);
  expect(errors[0]).toContain('EADDRINUSE');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('done');
});

test.runIf(IS_PORT_SHARED)('of two servers that start at the same moment one gets the port', async () => {
  const at = { host: '127.0.0.1', port: await freePort(), backlog: 1 };
  const { promise: heard, resolve: listen } = Promise.withResolvers<string>();
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  const first = firstAt(at, () => {
    look();
    return heard;
  });
  await looked;
  await expect(firstAt(at, async () => 'second')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  listen('first');
  expect(await first).toBe('first');
  expect(await firstAt(at, async () => 'later')).toBe('later');
});
