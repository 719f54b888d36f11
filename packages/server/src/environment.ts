/** What a server takes from its environment: time, chance, memory. A test passes its own. */
import { steadyClock } from './clock.ts';
import type { CallOptions } from './notices/call.ts';
import { newToken } from './people/secret.ts';

export interface Environment {
  /** Milliseconds. */
  readonly now: () => number;
  /** Unguessable: deals come from it. */
  readonly newSeed: () => string;
  /** Names for tables, people and invitations. */
  readonly newId: () => string;
  /** The share of memory that is taken; by default that of the process. */
  readonly memory?: () => number;
  /** Resolves the names that notices go to; by default the system does. */
  readonly resolve?: CallOptions['resolve'];
  /** Pauses before a server that is asked to stop does so; by default the time passes. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** 128 bits: who knows an id or a code of an invitation was told it. */
const ID_BYTES = 16;

export const REAL_ENVIRONMENT: Environment = {
  now: steadyClock(
    () => Date.now(),
    () => performance.now(),
  ),
  newSeed: () => newToken(32),
  newId: () => newToken(ID_BYTES),
};
