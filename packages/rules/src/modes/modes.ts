/** The ways of playing, by the options of a game. */
import { capitalRounds } from '../capitals/rounds.ts';
import type { Options } from '../game/options.ts';
import { DUEL } from './duel.ts';
import { DUO, DUO_AUTOMA } from './duo.ts';
import type { ModeRules } from './mode.ts';
import type { RuleId, Seat } from '../types.ts';
import { SOLO_FULL, SOLO_SIMPLE, YOU } from './solo.ts';
import { TABLE } from './table.ts';

/** With Capitals every mode has larger hands and one turn more. */
const CAPITAL_RULES = new Map<ModeRules, ModeRules>(
  [TABLE, DUEL, DUO, SOLO_SIMPLE, SOLO_FULL].map((rules) => [
    rules,
    { ...rules, rounds: capitalRounds(rules.rounds) },
  ]),
);

export function modeRules(options: Pick<Options, 'mode' | 'solo' | 'capitals'>): ModeRules {
  const rules = baseRules(options);
  return options.capitals ? (CAPITAL_RULES.get(rules) as ModeRules) : rules;
}

function baseRules({ mode, solo }: Pick<Options, 'mode' | 'solo'>): ModeRules {
  switch (mode) {
    case 'table':
      return TABLE;
    case 'duel':
      return DUEL;
    case 'duo':
      return DUO;
    case 'solo':
      return solo?.kind === 'simple' ? SOLO_SIMPLE : SOLO_FULL;
  }
}

/** The rule that tells where Automas sit. */
export const ruleOfAutomas = ({ mode }: Pick<Options, 'mode'>): RuleId =>
  mode === 'solo' ? 'SOLO-1' : mode === 'duo' ? 'DUO-1' : 'SEAT-1';

/** Whether a seat plays by cards and takes no commands. */
export const isAutoma = ({ mode }: Pick<Options, 'mode'>, seat: Seat): boolean =>
  (mode === 'solo' && seat !== YOU) || (mode === 'duo' && seat === DUO_AUTOMA);
