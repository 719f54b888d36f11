/** A bot: a player who sees what its seat sees, and answers with a command when it must act. */
import type { Command, SeatView } from '@duopolis/rules';
import type { RandomSource } from '@duopolis/rules/chance';

/** The budget of a decision. The caller has the clock; a bot has none. */
export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Polled now and then: the search ends with the best so far. */
  readonly cancelled?: () => boolean;
  /** A number of trials instead of the clock, so that the same randomness gives the same command on any machine. */
  readonly iterations?: number;
}

export interface Bot {
  readonly name: string;
  /** Only for a seat that must act; all its randomness comes from the given source. */
  readonly decide: (view: SeatView, random: RandomSource, budget?: Budget) => Command;
}
