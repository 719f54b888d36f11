/** A socket as clients of the server use it: writes of one tick leave together, and closing is bounded. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Wire } from './socket-client.ts';

/** Frames that a closing socket may still send: those already under way. */
export const MOST_LATE = 1_024;

/**
 * The most pieces of an unfinished message. Each chunk and each fragment takes about 700 bytes, even if it has only one byte, and
 * stays in memory until the message is complete. The largest message arrives in a dozen packets.
 */
export const MOST_CHUNKS = 24;
export const MOST_FRAGMENTS = 8;

/** How sockets are opened: no compression, since lengths would leak secrets; our own code sends and counts pongs. */
export const socketOptions = (maxPayload: number) => ({
  maxPayload,
  perMessageDeflate: false,
  autoPong: false,
  maxFragments: MOST_FRAGMENTS,
  maxBufferedChunks: MOST_CHUNKS,
  /** One message per socket in each iteration of the event loop: a chunk of bytes can hold thousands of them. */
  allowSynchronousEvents: false,
  /** Milliseconds after which a closing socket is cut. */
  closeTimeout: 1_000,
});

/** Closes with a code that the client has time to read, and cuts off a client that keeps sending. */
export function closeWith(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  let late = 0;
  const count = (): void => {
    late += 1;
    if (late > MOST_LATE) socket.terminate();
  };
  for (const frame of ['message', 'ping', 'pong'] as const) socket.on(frame, count);
  socket.close(code);
}

/** Streams with something to send. A new list each time: an emptied one keeps its contents alive. */
let held: Duplex[] = [];

function release(): void {
  const streams = held;
  held = [];
  for (const stream of streams) stream.uncork();
}

/** After all pending promises, so that one write has an answer with the events it caused, or an upgrade with its welcome. */
export function hold(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  if (held.length === 0) queueMicrotask(() => process.nextTick(release));
  stream.cork();
  held.push(stream);
}

const FINAL_TEXT = 0x81;
const SHORT = 126;
const MEDIUM = 0x1_00_00;

/** A text as one frame of RFC 6455; servers do not mask. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUIntBE(length, 4, 6);
    frame.writeUInt16BE(0, 2);
  }
  frame.write(text, head);
  return frame;
}

/** The last frame: a text for many receivers is encoded once. */
let last = { text: '', frame: frameOf('') };

function encoded(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) };
  return last.frame;
}

/** Texts of one tick of the event loop leave in one write. Frames are written to the stream itself: nothing is compressed. */
export const wireOf = (socket: WebSocket, stream: Duplex): Wire => ({
  unread: () => socket.bufferedAmount,
  send: (text) => {
    if (socket.readyState !== socket.OPEN) return;
    hold(stream);
    stream.write(encoded(text));
  },
  close: (code) => closeWith(socket, code),
  terminate: () => socket.terminate(),
});

export function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
