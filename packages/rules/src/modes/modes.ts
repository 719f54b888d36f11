/** The ways of playing, by the options of a game. */
import type { Options } from '../game/options.ts';
import { DUEL } from './duel.ts';
import { DUO, DUO_AUTOMA } from './duo.ts';
import type { ModeRules } from './mode.ts';
import type { Seat } from '../types.ts';
import { SOLO_FULL, SOLO_SIMPLE, YOU } from './solo.ts';
import { TABLE } from './table.ts';

export function modeRules({ mode, solo }: Pick<Options, 'mode' | 'solo'>): ModeRules {
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

/** Whether a seat plays by cards and takes no commands. */
export const isAutoma = ({ mode }: Pick<Options, 'mode'>, seat: Seat): boolean =>
  (mode === 'solo' && seat !== YOU) || (mode === 'duo' && seat === DUO_AUTOMA);
