/** You and two Automas: the three-seat table game with other hands (SOLO-1 to SOLO-4). */
import { YOU } from '../state/state.ts';
import type { CityIndex, Seat } from '../types.ts';
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

export const LEFTVILLE: CityIndex = 0;
export const AUTOMACITY: CityIndex = 1;
export const RIGHTOWN: CityIndex = 2;
export const YOUR_CITIES: readonly CityIndex[] = [LEFTVILLE, RIGHTOWN];

/** The city each Automa shares with you, in the order they play. */
export const AUTOMAS: readonly { readonly seat: Seat; readonly shared: CityIndex }[] = [
  { seat: 1, shared: LEFTVILLE },
  { seat: 2, shared: RIGHTOWN },
];

/** What the simple and the full game share. */
export const SOLO: ModeRules = {
  ...TABLE,
  seats: { min: 3, max: 3, rule: 'SOLO-1' },
  openHands: true,
  openAutomas: true,
  automas: AUTOMAS.map(({ seat }) => seat),
  automacity: AUTOMACITY,
  placerIn: () => YOU,
  hasDifficulty: true,
  ruleIds: { ...TABLE.ruleIds, automas: 'SOLO-1' },
};
