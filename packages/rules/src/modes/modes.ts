/** The ways of playing that the engine knows. */
import type { Mode } from '../types.ts';
import { DUEL } from './duel.ts';
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

/** The modes that can be played. */
export const PLAYABLE_MODES = ['table', 'duel'] as const satisfies readonly Mode[];
export type PlayableMode = (typeof PLAYABLE_MODES)[number];

const RULES_OF: { readonly [mode in PlayableMode]: ModeRules } = { table: TABLE, duel: DUEL };

export const modeRules = (mode: PlayableMode): ModeRules => RULES_OF[mode];
