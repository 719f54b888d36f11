/** When the clients of a stopping server reconnect: not all at once, and not many before anybody answers. */

/** When a stopping server expects to be back; with other servers around, clients reconnect to them at once. */
const BACK_IN = 500;
/** Reconnections are spread over this many milliseconds, with a limit per millisecond. */
const WITHIN = 150;
const COMING_EACH_MS = 4;
/**
 * The share of that time before the first client: many sockets take long to close, and a new process to start. Clients that
 * find no server try again after ever longer waits, and meanwhile they all arrive together.
 */
const HEAD_START = 0.4;

interface Stopping {
  readonly clients: number;
  /** Whether other servers are around. */
  readonly others: boolean;
}

/** Milliseconds until a client reconnects; a random number from 0 up to 1 spreads them. */
export function backAfter({ clients, others }: Stopping, random: number): number {
  const within = Math.max(WITHIN, clients / COMING_EACH_MS);
  return Math.floor(others ? within * random : BACK_IN + within * (HEAD_START + random));
}
