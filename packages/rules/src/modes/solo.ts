/** You and two Automas: the three-seat table game with other hands (SOLO-1, SIMPLE-1, FULL-1 to FULL-4). */
import type { CityIndex, Seat } from '../types.ts';
import type { ModeRules, Round } from './mode.ts';
import { TABLE } from './table.ts';

export const YOU: Seat = 0;
export const LEFTVILLE: CityIndex = 0;
export const AUTOMACITY: CityIndex = 1;
export const RIGHTOWN: CityIndex = 2;
export const YOUR_CITIES: readonly CityIndex[] = [LEFTVILLE, RIGHTOWN];

/** The city each Automa shares with you, in the order they play. */
export const AUTOMAS: readonly { readonly seat: Seat; readonly shared: CityIndex }[] = [
  { seat: 1, shared: LEFTVILLE },
  { seat: 2, shared: RIGHTOWN },
];

const seats = { min: 3, max: 3, rule: 'SOLO-1' } as const;

/** Three tiles to you every turn, and a random one to each city. */
export const SOLO_SIMPLE: ModeRules = {
  ...TABLE,
  seats,
  rounds: TABLE.rounds.map((round): Round => ({ ...round, hand: 3, pass: 'none' })),
  handsIn: () => 1,
  randomTiles: 3,
};

/** All hands as at the table, but in round 2 two hands of three duplexes for you alone. */
export const SOLO_FULL: ModeRules = {
  ...TABLE,
  seats,
  rounds: TABLE.rounds.map((round) => (round.from === 'duplexes' ? { ...round, turns: 2 } : round)),
  handsIn: (round, all) => (round.from === 'duplexes' ? 1 : all),
  setUpDuplexes: 2,
};
