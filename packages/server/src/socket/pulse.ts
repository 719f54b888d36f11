/** Whether the peer of a socket reads: it echoes a secret that was sent after everything else, and accepts written bytes. */
import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 8;
/** Checks in a row without a sent byte after which a reader is too slow. */
const STALLED = 5;

/** What is known of a socket. */
export interface Pulse {
  /** The secret of a ping that was not echoed yet, in hexadecimal: a string is smaller than a buffer. */
  awaited: string | undefined;
  taken: number;
  stalled: number;
}

export const newPulse = (): Pulse => ({ awaited: undefined, taken: 0, stalled: 0 });

/** Sends the next ping; false if the last one was not echoed. */
export function beat(pulse: Pulse, socket: { readonly ping: (data: Buffer) => void }): boolean {
  if (pulse.awaited !== undefined) return false;
  const secret = randomBytes(SECRET_BYTES);
  pulse.awaited = secret.toString('hex');
  socket.ping(secret);
  return true;
}

/** A pong proves that the ping, and everything before it, was read: only its reader knows the secret. */
export function echoed(pulse: Pulse, data: Buffer): void {
  if (pulse.awaited !== undefined && pulse.awaited === data.toString('hex')) pulse.awaited = undefined;
}

interface Written {
  /** Bytes that the system has not accepted yet. */
  readonly unread: number;
  /** Bytes written so far, the unread ones included. */
  readonly written: number;
}

/** False if bytes have waited for several checks and none was sent. */
export function flows(pulse: Pulse, { unread, written }: Written): boolean {
  const now = written - unread;
  pulse.stalled = unread > 0 && now === pulse.taken ? pulse.stalled + 1 : 0;
  pulse.taken = now;
  return pulse.stalled < STALLED;
}
