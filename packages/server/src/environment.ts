/** The environment of a server: time, randomness, memory. Tests pass their own. */
import { steadyClock } from './steady-clock.ts';
import type { CallOptions } from './notices/call.ts';
import { newToken } from './people/secret.ts';

export interface Environment {
  /** Milliseconds. */
  readonly now: () => number;
  /** Unpredictable: deals come from it. */
  readonly newSeed: () => string;
  /** Makes ids for tables, people and invitations. */
  readonly newId: () => string;
  /** The share of memory in use; by default that of the process. */
  readonly memory?: () => number;
  /** Resolves the host names of notices; by default with the system's resolver. */
  readonly resolve?: CallOptions['resolve'];
  /** From 0 up to 1, for what nobody needs to guess: when clients reconnect. */
  readonly random?: () => number;
  /** Waits before a stopping server stops; by default in real time. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** 128 bits: an id or invitation code can't be guessed. */
const ID_BYTES = 16;

export const REAL_ENVIRONMENT: Environment = {
  now: steadyClock(
    () => Date.now(),
    () => performance.now(),
  ),
  newSeed: () => newToken(32),
  newId: () => newToken(ID_BYTES),
};
