/** Two players with two cities each: every round of the table game twice, both cities count (DUEL-1 to DUEL-3). */
import type { RoundName } from '../state/round.ts';
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

export const DUEL: ModeRules = {
  ...TABLE,
  seats: { min: 2, max: 2, rule: 'DUEL-1' },
  rounds: TABLE.rounds.flatMap((round) =>
    ['a', 'b'].map((half) => ({ ...round, name: `${round.name}${half}` as RoundName })),
  ),
  scoring: 'sum',
  cityCount: (seats) => 2 * seats,
  citiesOf: (seat) => [2 * seat, 2 * seat + 1],
  ruleIds: { ...TABLE.ruleIds, deals: 'DUEL-2', cities: 'DUEL-1', score: 'DUEL-3' },
};
