/** Why a bot places a tile where it does, and its answers to offers, in words. */
import type { Reason } from '@duopolis/bots';

export interface ReasonWords {
  /** A short clause that can follow "because". */
  readonly reason: (reason: Reason) => string;
  readonly accept: string;
  readonly decline: string;
  /** Before a counter-offer. */
  readonly counter: string;
}
