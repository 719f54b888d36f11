/** Two players with two cities each: every round of the table game twice, both cities count (DUEL-1 to DUEL-3). */
import { ROUND_NAMES } from '../state/round.ts';
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

export const DUEL: ModeRules = {
  ...TABLE,
  seats: { min: 2, max: 2, rule: 'DUEL-1' },
  rounds: TABLE.rounds.flatMap((round) =>
    ROUND_NAMES.filter((name) => name !== round.name && name.startsWith(round.name)).map((name) => ({
      ...round,
      name,
    })),
  ),
  scoring: 'sum',
  cityCount: (seats) => 2 * seats,
  citiesOf: (seat) => [2 * seat, 2 * seat + 1],
  ruleIds: { ...TABLE.ruleIds, deals: 'DUEL-2', cities: 'DUEL-1', score: 'DUEL-3' },
};
