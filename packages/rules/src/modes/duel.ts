/** Two players with two cities each: every round of the table game twice, both cities count (DUEL-1 to DUEL-3). */
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

export const DUEL: ModeRules = {
  seats: { min: 2, max: 2, rule: 'DUEL-1' },
  rounds: TABLE.rounds.flatMap((round) => [
    { ...round, name: `${round.name}a` as typeof round.name },
    { ...round, name: `${round.name}b` as typeof round.name },
  ]),
  scoring: 'sum',
  cityCount: (seats) => 2 * seats,
  citiesOf: (seat) => [2 * seat, 2 * seat + 1],
};
