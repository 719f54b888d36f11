/** What is agreed before a game begins. */
import { modeRules, type PlayableMode } from '../modes/modes.ts';
import type { RuleId } from '../types.ts';

export interface Options {
  readonly mode: PlayableMode;
  readonly seats: number;
  readonly capitals: boolean;
}

export interface OptionsProblem {
  readonly code: 'wrong-seats';
  readonly rule: RuleId;
  readonly mode: PlayableMode;
  readonly seats: number;
  readonly min: number;
  readonly max: number;
}

/** What is wrong with the options, or nothing. */
export function checkOptions({ mode, seats }: Options): OptionsProblem | undefined {
  const { min, max, rule } = modeRules(mode).seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return undefined;
  return { code: 'wrong-seats', rule, mode, seats, min, max };
}
