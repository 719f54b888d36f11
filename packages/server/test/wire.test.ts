/** Frames as they are written to a client: whole, of any length, and together where they are said together. */
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeWith, MOST_LATE, wireOf } from '../src/socket/wire.ts';
import { personAt, started } from './kit/server.ts';

const OPEN = 1;
const socketIn = (readyState: number) => ({ readyState, OPEN, bufferedAmount: 0 }) as unknown as WebSocket;

/** A stream that keeps the bytes of each write to the system. */
function recordingStream() {
  const writes: Buffer[] = [];
  const stream = new Duplex({
    read: () => {},
    writev: (chunks, done) => {
      writes.push(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)));
      done();
    },
  });
  return { stream, writes };
}

/** The texts of unmasked frames. */
function* textsIn(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1] ?? 0;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    yield bytes.toString('utf8', at + head, at + head + length);
    at += head + length;
  }
}

test('texts of every length arrive unchanged, those of one tick in one write', async () => {
  const { stream, writes } = recordingStream();
  const texts = [0, 1, 125, 126, 127, 65_534, 65_535, 65_536, 100_000].map(
    (length) => 'é'.repeat(length / 2) + 'x'.repeat(length % 2),
  );
  const wire = wireOf(socketIn(OPEN), stream);
  for (const text of [...texts, ...texts]) wire.send(text);
  expect(writes).toEqual([]);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(writes.map((bytes) => [...textsIn(bytes)])).toEqual([[...texts, ...texts]]);
});

test('nothing is sent to a closing socket', async () => {
  const { stream, writes } = recordingStream();
  wireOf(socketIn(2), stream).send('late');
  await new Promise((resolve) => void setImmediate(resolve));
  expect(writes).toEqual([]);
});

test('a closing socket that sends more than was under way is cut', () => {
  const socket = Object.assign(new EventEmitter(), {
    readyState: OPEN,
    OPEN,
    close: vi.fn(),
    terminate: vi.fn(),
  });
  closeWith(socket as unknown as WebSocket, 4_029);
  expect(socket.close).toHaveBeenCalledWith(4_029);
  const kinds = ['message', 'ping', 'pong'];
  for (let nth = 0; nth < MOST_LATE; nth++) socket.emit(kinds[nth % kinds.length] ?? '');
  expect(socket.terminate).not.toHaveBeenCalled();
  socket.emit('ping');
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('the answer to an upgrade and the welcome are one write', async () => {
  const together = vi.spyOn(Socket.prototype, '_writev');
  onTestFinished(() => together.mockRestore());
  const server = await started();
  onTestFinished(() => server.stop());
  const { connection } = await personAt(() => server.address, 'Ann');
  await expect.poll(connection.state).toBe('connected');
  connection.close();
  const written = together.mock.calls.map(([chunks]) => chunks.map(({ chunk }) => String(chunk)).join(''));
  const answer = written.find((text) => text.startsWith('HTTP/1.1 101 '));
  expect(answer).toContain('{"type":"welcome"');
});
