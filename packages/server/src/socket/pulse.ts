/** Whether the peer of a socket reads: it echoes a secret that was sent after everything else, and accepts written bytes. */
import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 8;
/** Checks in a row without a sent byte after which a reader is too slow. */
const STALLED = 5;

/** The watched part of a socket. */
export interface Watched {
  readonly ping: (data: Buffer) => void;
  /** Bytes that the system has not accepted yet. */
  readonly bufferedAmount: number;
  /** Bytes written so far, including buffered ones. */
  readonly bytesWritten: number;
}

export interface Pulse {
  /** Sends the next ping; false if the last one was not echoed. */
  readonly beat: () => boolean;
  readonly echoed: (data: Buffer) => void;
  /** False if bytes have waited for several checks and none was sent. */
  readonly flows: () => boolean;
}

/** A pong proves that the ping, and everything before it, was read: only its reader knows the secret. */
export function newPulse(watched: Watched): Pulse {
  let awaited: Buffer | undefined;
  let [taken, stalled] = [0, 0];
  return {
    beat: () => {
      if (awaited !== undefined) return false;
      awaited = randomBytes(SECRET_BYTES);
      watched.ping(awaited);
      return true;
    },
    echoed: (data) => {
      if (awaited?.equals(data) === true) awaited = undefined;
    },
    flows: () => {
      const { bufferedAmount, bytesWritten } = watched;
      const now = bytesWritten - bufferedAmount;
      stalled = bufferedAmount > 0 && now === taken ? stalled + 1 : 0;
      taken = now;
      return stalled < STALLED;
    },
  };
}
