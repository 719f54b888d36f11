/** Where a game stands in its rounds. */
import type { Round } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { OpenGame } from './state.ts';

export const roundsOf = ({ options }: Pick<OpenGame, 'options'>): readonly Round[] =>
  modeRules(options).rounds;

const indexOf = (open: OpenGame): number => roundsOf(open).findIndex(({ name }) => name === open.round);

export const roundOf = (open: OpenGame): Round => roundsOf(open)[indexOf(open)] as Round;

/** The round of the next turn: this one while it has turns left, then the one after it. */
export const upcomingRound = (open: OpenGame): Round | undefined =>
  open.turn < roundOf(open).turns ? roundOf(open) : roundsOf(open)[indexOf(open) + 1];
