/** What a bot is: a player who sees what its seat sees, and answers with a command when it is awaited. */
import type { Command, SeatView } from '@duopolis/rules';
import type { RandomWords } from '@duopolis/rules/chance';

/** How much a decision may cost. The caller has the clock; a bot has none. */
export interface Budget {
  readonly milliseconds: number;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Asked now and then: the search ends with the best so far. */
  readonly cancelled?: () => boolean;
  /** So many trials and no look at the clock, so that the same dice give the same command on any machine. */
  readonly iterations?: number;
}

export interface Bot {
  readonly name: string;
  /** Only for a seat that is awaited; all its dice come from the words. */
  readonly decide: (view: SeatView, words: RandomWords, budget?: Budget) => Command;
}
