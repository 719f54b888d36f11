/** A message or a body that is never complete takes bounded memory: it arrives in a limited number of pieces. */
import { connect, type Socket } from 'node:net';
import { LIMITS } from '@duopolis/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_CHUNKS, MOST_FRAGMENTS } from '../src/socket/wire.ts';
import type { Server } from '../src/start.ts';
import { ADMIN, personAt, started } from './kit/server.ts';
import { upgrade } from './kit/upgrade.ts';
import { rawSocket, type RawSocket } from './kit/wire.ts';

let server: Server;
let cookie: string;
let witness: RawSocket;

beforeAll(async () => {
  server = await started({ messagesEach: 10_000 });
  const [ann, wim] = await Promise.all(['Ann', 'Wim'].map((name) => personAt(() => server.address, name)));
  for (const person of [ann, wim]) person?.connection.close();
  cookie = ann?.cookie ?? '';
  witness = await rawSocket(server.address, wim?.cookie ?? '');
});

afterAll(async () => {
  witness.close();
  await server.stop();
});

/** After this the server has read what was written before: it answers somebody else. */
async function untilRead(): Promise<void> {
  const before = witness.got.length;
  witness.send('{"type":"ping"}');
  await witness.until((text) => text.includes('pong'), before);
}

interface Opened {
  readonly socket: Socket;
  readonly pongs: () => number;
  readonly isClosed: () => boolean;
}

async function opened(): Promise<Opened> {
  const { socket, status } = await upgrade(server.address, { headers: { cookie } });
  expect(status).toBe(101);
  let [got, closed] = ['', false];
  socket.setNoDelay(true);
  socket.on('data', (data) => {
    got += data.toString('latin1');
  });
  socket.on('close', () => {
    closed = true;
  });
  return { socket, pongs: () => got.split('"pong"').length - 1, isClosed: () => closed };
}

const TEXT = 1;
const CONTINUATION = 0;
const FINAL = 0x80;

/** A masked frame of a client, up to 64 KB; the mask is all zeros. */
function frame(code: number, payload: string): Buffer {
  const head = Buffer.from([code, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, Buffer.from(payload)]);
}

/** Writes parts, each of which the server reads alone; returns how many it took before the socket was closed. */
async function dripped(
  { socket, isClosed }: Omit<Opened, 'pongs'>,
  parts: readonly Buffer[],
): Promise<number> {
  for (const [nth, part] of parts.entries()) {
    if (isClosed()) return nth;
    socket.write(part);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await untilRead();
  }
  return parts.length;
}

function split(bytes: Buffer, size: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
    bytes.subarray(nth * size, (nth + 1) * size),
  );
}

const PING = '{"type":"ping"}';

const brokenAt = async (): Promise<number> => {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  return Number(/duopolis_sockets_closed_total\{kind="broken"\} (\d+)/.exec(await answer.text())?.[1] ?? 0);
};

test('a message of the largest size arrives in packets of the usual size', async () => {
  const one = await opened();
  const longest = frame(FINAL | TEXT, PING.padEnd(LIMITS.messageBytes));
  const packets = split(longest, 1_000);
  expect(packets.length).toBeLessThan(MOST_CHUNKS);
  expect(await dripped(one, packets)).toBe(packets.length);
  await expect.poll(one.pongs).toBe(1);
  one.socket.destroy();
});

test('a message that arrives byte by byte ends the socket', async () => {
  const [one, before] = [await opened(), await brokenAt()];
  const bytes = split(frame(FINAL | TEXT, PING.padEnd(LIMITS.messageBytes)), 1);
  /** Some bytes may be read together. */
  expect(await dripped(one, bytes.slice(0, 4 * MOST_CHUNKS))).toBeLessThan(4 * MOST_CHUNKS);
  await expect.poll(brokenAt).toBe(before + 1);
});

const fragmentsOf = (text: string, count: number): Buffer => {
  const pieces = Array.from({ length: count }, (_, nth) => (nth === 0 ? text : ' '));
  return Buffer.concat(
    pieces.map((piece, nth) =>
      frame((nth === 0 ? TEXT : CONTINUATION) | (nth === count - 1 ? FINAL : 0), piece),
    ),
  );
};

test('a message in the most fragments is read, and one more ends the socket', async () => {
  const [one, before] = [await opened(), await brokenAt()];
  one.socket.write(fragmentsOf(PING, MOST_FRAGMENTS));
  await expect.poll(one.pongs).toBe(1);
  one.socket.write(fragmentsOf(PING, MOST_FRAGMENTS + 1));
  await expect.poll(one.isClosed).toBe(true);
  expect([one.pongs(), await brokenAt()]).toEqual([1, before + 1]);
});

test('a body that arrives byte by byte ends the connection', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let isClosed = false;
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  const head = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: ${LIMITS.bodyBytes}\r\n\r\n`);
  const most = 3 * LIMITS.bodyChunks;
  const bytes = split(Buffer.from('{"name":"Ann"}'.padEnd(most)), 1);
  expect(await dripped({ socket, isClosed: () => isClosed }, bytes)).toBeLessThan(most);
});
