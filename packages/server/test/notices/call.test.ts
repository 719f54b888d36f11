/** Calls to addresses of people always end, for any answer. */
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { networksOf } from '../../src/notices/address.ts';
import { newCaller } from '../../src/notices/call.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Answers every request with the same bytes, and keeps the connection. */
async function answering(text: string): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => void socket.write(text));
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

const HERE = networksOf(['127.0.0.0/8']);

test.each([
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ['hints without end', 'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n'.repeat(100)],
  ['nothing', ''],
  ['half an answer', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc'],
  ['no HTTP', '\u0000\u0001'],
])('%s ends as unreachable', async (_, text) => {
  const { call } = newCaller({ allowed: HERE, timeout: 300 });
  const called = await call({ url: await answering(text), headers: {}, body: 'x' });
  expect(called).toEqual({ code: 'unreachable' });
});

test('a name that does not resolve in time is unreachable', async () => {
  const never = new Promise<never>(() => {});
  const { call, mayCall } = newCaller({ allowed: HERE, timeout: 100, resolve: () => never });
  expect(await call({ url: 'http://slow.example/', headers: {}, body: 'x' })).toEqual({
    code: 'unreachable',
  });
  expect(await mayCall('http://slow.example/')).toBe(false);
});
