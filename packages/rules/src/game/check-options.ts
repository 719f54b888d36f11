/** Whether options fit their mode. */
import { DIFFICULTIES } from '../automa/difficulty.ts';
import { hasChoosingAutoma } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { Options, OptionsProblem } from '../state/options.ts';

/** What is wrong with the options, or nothing. */
export function checkOptions(options: Options): OptionsProblem | undefined {
  const { mode, seats, solo } = options;
  const rules = modeRules(options);
  if (rules.hasDifficulty !== (solo !== undefined)) return { code: 'solo-options', rule: 'SOLO-1', mode };
  if (options.openAutoma === true && !hasChoosingAutoma(rules))
    return { code: 'duo-options', rule: 'DUO-2', mode };
  const { min, max, rule } = rules.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return { code: 'wrong-seats', rule, mode, seats, min, max };
  }
  if (solo !== undefined && !DIFFICULTIES.includes(solo.difficulty)) {
    return {
      code: 'wrong-difficulty',
      rule: 'SOLO-4',
      difficulty: solo.difficulty,
      levels: DIFFICULTIES.length,
    };
  }
  return undefined;
}
