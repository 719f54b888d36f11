/** A player of a contest: a built-in bot or an external program. */
import { type Command, type GameResult, ok, refuse, type Result, type SeatView } from '@duopolis/rules';
import type { RandomSource } from '@duopolis/rules/chance';
import type { Bot, Budget } from '../bot.ts';
import type { Fault } from '../kit/fault.ts';

export interface Contestant {
  /** Before each game, off the clock. */
  readonly begin?: () => Promise<void>;
  readonly decide: (
    view: SeatView,
    random: RandomSource,
    budget: Budget,
  ) => Result<Command, Fault> | Promise<Result<Command, Fault>>;
  readonly end?: (result: GameResult) => void;
}

/** A bot that throws has crashed in this decision, as a program would have. */
export const contestantOf = ({ decide }: Bot): Contestant => ({
  decide: (view, random, budget) => {
    try {
      return ok(decide(view, random, budget));
    } catch (error) {
      return refuse({ code: 'crashed', reason: error instanceof Error ? error.message : String(error) });
    }
  },
});
