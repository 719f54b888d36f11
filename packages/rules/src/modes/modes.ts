/** The ways of playing, by the options of a game. */
import { type Options, RULES_VERSION } from '../state/options.ts';
import type { Seat } from '../types.ts';
import { capitalRounds } from './capitals-rounds.ts';
import { DUEL } from './duel.ts';
import { DUO, OPEN_DUO } from './duo.ts';
import type { ModeRules } from './mode.ts';
import { SOLO_FULL } from './solo-full.ts';
import { SOLO_SIMPLE } from './solo-simple.ts';
import { TABLE } from './table.ts';

type ModeOptions = Pick<Options, 'mode' | 'solo' | 'capitals' | 'openAutoma'>;

const CAPITAL_RULES = new Map<ModeRules, ModeRules>();

/** With Capitals every mode has larger hands and one turn more. */
function withCapitals(rules: ModeRules): ModeRules {
  const known = CAPITAL_RULES.get(rules);
  if (known !== undefined) return known;
  const changed = { ...rules, rounds: capitalRounds(rules.rounds) };
  CAPITAL_RULES.set(rules, changed);
  return changed;
}

export function modeRules(options: ModeOptions): ModeRules {
  const rules = baseRules(options);
  return options.capitals ? withCapitals(rules) : rules;
}

function baseRules({ mode, solo, openAutoma }: ModeOptions): ModeRules {
  switch (mode) {
    case 'table':
      return TABLE;
    case 'duel':
      return DUEL;
    case 'duo':
      return openAutoma === true ? OPEN_DUO : DUO;
    case 'solo':
      return solo?.kind === 'simple' ? SOLO_SIMPLE : SOLO_FULL;
  }
}

/** Whether a seat plays by cards and takes no commands. */
export const isAutoma = (options: ModeOptions, seat: Seat): boolean =>
  modeRules(options).automas.includes(seat);

/** Options that no version changes stay at version 1. */
const isChangedBy2 = (options: Options): boolean => options.capitals && modeRules(options).automas.length > 0;

/** The options of a new game, by the newest rules unless others are given. */
export function withRules(options: Options): Options {
  const { rules = RULES_VERSION, ...rest } = options;
  return rules > 1 && isChangedBy2(options) ? { ...rest, rules } : rest;
}
