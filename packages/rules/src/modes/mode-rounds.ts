/** Where a game stands in the rounds of its mode. */
import { itemAt } from '../lists.ts';
import type { Round, RoundName } from '../state/round.ts';
import type { OpenGame } from '../state/state.ts';
import type { ModeRules } from './mode.ts';

const indexOf = ({ rounds }: ModeRules, round: RoundName): number =>
  rounds.findIndex(({ name }) => name === round);

export const roundNamed = (rules: ModeRules, round: RoundName): Round =>
  itemAt(rules.rounds, indexOf(rules, round));

/** The round of the next turn: this one while it has turns left, then the one after it. */
export function upcomingRound(rules: ModeRules, { round, turn }: OpenGame): Round | undefined {
  const now = roundNamed(rules, round);
  return turn < now.turns ? now : rules.rounds[indexOf(rules, round) + 1];
}
