/** What the client needs from its environment: a socket, a timer and random numbers. Browsers, Node and tests pass their own. */

/** A socket that has been asked for: what is sent before it is open is lost. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket reports. */
export interface SocketListener {
  readonly heard: (data: unknown) => void;
  /** Once, however the connection ended or failed to begin. */
  readonly lost: () => void;
}

export interface ClientEnvironment {
  /** A new socket to the same server; the table that is followed, if there is one, may stand in its address. */
  readonly open: (listener: SocketListener, table?: string) => Socket;
  /** Runs something later, unless the returned function is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A name for a command that this person has never used, on any device. */
  readonly newId: () => string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Longer after every failure, and never the same for everyone who lost the same server. */
export const waitAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 10)) * (0.5 + random / 2);

/** The part of a WebSocket that is used; those of browsers and of Node have it. */
export interface WebSocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(
    type: string,
    listener: (event: { readonly type: string; readonly data?: unknown }) => void,
  ): void;
}

export function socketOver(socket: WebSocketLike, { heard, lost }: SocketListener): Socket {
  socket.addEventListener('message', ({ data }) => heard(data));
  socket.addEventListener('close', lost);
  socket.addEventListener('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.close(1000) };
}
