/** Where a game stands in its rounds. */
import { modeRules } from '../modes/modes.ts';
import { roundNamed } from '../modes/mode-rounds.ts';
import type { Round } from '../state/round.ts';
import type { OpenGame } from '../state/state.ts';

export const roundsOf = ({ options }: Pick<OpenGame, 'options'>): readonly Round[] =>
  modeRules(options).rounds;

export const roundOf = ({ options, round }: OpenGame): Round => roundNamed(modeRules(options), round);
