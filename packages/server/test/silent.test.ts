/** Sockets that nobody reads are closed by timers: without the echo of a ping, or while nothing of what waits is taken. */
import crypto from 'node:crypto';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newParts } from '../src/socket/parts.ts';
import type { Server } from '../src/start.ts';
import { ADMIN, personAt, started } from './kit/server.ts';
import { frames, upgrade } from './kit/upgrade.ts';
import { rawSocket } from './kit/wire.ts';

let server: Server;
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await started();
  const person = await personAt(() => server.address, 'Ann');
  person.connection.close();
  ({ cookie } = person);
});

afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

async function counted(counter: string, kind: string): Promise<number> {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const text = await answer.text();
  return Number(new RegExp(`${counter}\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

const closedAs = (reason: string): Promise<number> => counted('duopolis_sockets_closed_total', reason);

const HEARTBEAT = 30_000;
const CHECK = 2_000;

test('a client that does not echo a ping is cut before the next one, and one that does stays', async () => {
  const silent = await upgrade(server.address, { headers: { cookie } });
  const other = await rawSocket(server.address, cookie);
  silent.socket.resume();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(await closedAs('silent')).toBe(0);
  /** Its echo arrives before the answer to what it sends next. */
  other.send('{"type":"ping"}');
  await other.until((text) => text.includes('pong'));
  vi.advanceTimersByTime(HEARTBEAT);
  await silent.closed;
  expect(await closedAs('silent')).toBe(1);
  other.send('{"type":"ping"}');
  await other.until((text) => text.includes('pong'), 2);
  other.close();
});

/** A client, and the server's end of its connection, which takes bytes but sends none. */
async function stuck() {
  const detached = vi.spyOn(ServerResponse.prototype, 'detachSocket');
  const { socket, closed } = await upgrade(server.address, { headers: { cookie } });
  const streams = detached.mock.calls.map(([stream]) => stream);
  detached.mockRestore();
  const stream = streams.find(({ remotePort }) => remotePort === socket.localPort);
  if (stream === undefined) throw new Error('no stream');
  stream.cork();
  return { socket, closed, stream };
}

test('pings are answered until 16 KB wait to be read', async () => {
  const { socket, stream } = await stuck();
  const pings = async (count: number): Promise<number> => {
    socket.write(frames('ping', 1));
    await expect.poll(() => counted('duopolis_socket_messages_total', 'ping-frame')).toBe(count);
    return stream.writableLength;
  };
  const welcome = stream.writableLength;
  stream.write(Buffer.alloc(16_383 - welcome));
  const more = await pings(1);
  expect(more).toBeGreaterThan(16_383);
  expect(await pings(2)).toBe(more);
  socket.destroy();
});

test('a client that takes nothing of what waits for it is cut after six checks', async () => {
  const { closed, stream } = await stuck();
  stream.write('x');
  vi.advanceTimersByTime(5 * CHECK);
  expect(await closedAs('slow')).toBe(0);
  vi.advanceTimersByTime(CHECK);
  await closed;
  expect(await closedAs('slow')).toBe(1);
});

test('sockets are pinged a few at a time, and all of them within half a minute', async () => {
  const [people, each, step] = [8, 15, 500];
  for (let nth = 0; nth < people; nth++) {
    // oxlint-disable no-await-in-loop -- one person after the other
    const person = await personAt(() => server.address, 'Ben');
    person.connection.close();
    const opening = Array.from({ length: each }, () =>
      upgrade(server.address, { headers: { cookie: person.cookie } }),
    );
    for (const { socket } of await Promise.all(opening)) socket.resume();
    // oxlint-enable no-await-in-loop
  }
  /** Each ping has a secret of its own. */
  const secrets = vi.spyOn(crypto, 'randomBytes');
  syncBuiltinESMExports();
  onTestFinished(() => {
    secrets.mockRestore();
    syncBuiltinESMExports();
  });
  const pinged: number[] = [];
  for (let passed = 0; passed < HEARTBEAT; passed += step) {
    secrets.mockClear();
    vi.advanceTimersByTime(step);
    pinged.push(secrets.mock.calls.length);
  }
  expect(pinged.reduce((sum, count) => sum + count, 0)).toBe(people * each);
  expect(Math.max(...pinged)).toBe(2);
});

test('closing all sockets but those of one part does not make that part larger', () => {
  const parts = newParts<{ readonly part: number }>(3);
  const add = (): { readonly part: number } => {
    const one = { part: parts.next() };
    parts.add(one);
    return one;
  };
  const all = Array.from({ length: 9 }, add);
  for (const one of all) if (one.part !== 0) parts.remove(one);
  Array.from({ length: 6 }, add);
  expect([0, 1, 2].map((nth) => Array.from(parts.part(nth)).length)).toEqual([3, 3, 3]);
  expect([parts.count(), Array.from(parts.all()).length]).toEqual([9, 9]);
});
