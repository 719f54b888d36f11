/** A socket as clients of the server use it: writes of one turn leave together, and closing is bounded. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Wire } from './client.ts';

/** Frames that a closing socket may still send: those that were on their way. */
const MOST_LATE = 1_024;

/** How sockets are opened: no compression, since lengths would tell secrets; pongs are sent by us, and counted. */
export const socketOptions = (maxPayload: number) => ({
  maxPayload,
  perMessageDeflate: false,
  autoPong: false,
  /** A message of the longest kind comes in a dozen packets; every piece costs memory of its own. */
  maxFragments: 64,
  maxBufferedChunks: 256,
  /** One message of a socket in each iteration of the event loop: a chunk of bytes can hold thousands of them. */
  allowSynchronousEvents: false,
  /** Milliseconds; a socket that has not closed by then is cut. */
  closeTimeout: 1_000,
});

/** Closes with a code that the client has time to read, and cuts off a client that sends on. */
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

/** Whatever is said within one turn of the event loop leaves in one go. */
export function wireOf(socket: WebSocket, stream: Duplex): Wire {
  let held = false;
  const release = (): void => {
    held = false;
    stream.uncork();
  };
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text) => {
      if (!held) {
        held = true;
        stream.cork();
        process.nextTick(release);
      }
      socket.send(text);
    },
    close: (code) => closeWith(socket, code),
    terminate: () => socket.terminate(),
  };
}

export const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
