/** Where a game stands in its rounds. */
import type { Round } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { OpenGame } from './state.ts';

export const roundsOf = ({ options }: Pick<OpenGame, 'options'>): readonly Round[] =>
  modeRules(options.mode).rounds;

const indexOf = (open: OpenGame): number => roundsOf(open).findIndex(({ name }) => name === open.round);

export const roundOf = (open: OpenGame): Round => roundsOf(open)[indexOf(open)] as Round;

export const nextRound = (open: OpenGame): Round | undefined => roundsOf(open)[indexOf(open) + 1];
