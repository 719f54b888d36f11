/** What the client needs from its environment: a socket, a timer and random numbers. Browsers, Node and tests pass their own. */

/** A requested socket: anything sent before it is open is lost. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket reports. */
export interface SocketListener {
  readonly received: (data: unknown) => void;
  /** Called once when the connection ends or fails to open. */
  readonly lost: () => void;
}

export interface ClientEnvironment {
  /** A new socket to the same server; the followed table, if any, may be part of its address. */
  readonly open: (listener: SocketListener, table?: string) => Socket;
  /** Runs a function later, unless the returned function is called first. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A command id that this person has never used, on any device. */
  readonly newId: () => string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Back-off: longer after every failure, and random, so that clients of a lost server don't return all at once. */
export const waitAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10)) * (0.5 + random / 2);

/** The used part of a WebSocket; browsers and Node both have it. */
export interface WebSocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(
    type: string,
    listener: (event: { readonly type: string; readonly data?: unknown }) => void,
  ): void;
}

export function socketOver(socket: WebSocketLike, { received, lost }: SocketListener): Socket {
  socket.addEventListener('message', ({ data }) => received(data));
  socket.addEventListener('close', lost);
  socket.addEventListener('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.close(1000) };
}
