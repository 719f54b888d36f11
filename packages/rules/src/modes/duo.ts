/** Two humans and one Automa: a three-seat table game whose third seat plays by cards (DUO-1). */
import type { CityIndex, Seat } from '../types.ts';
import type { ModeRules } from './mode.ts';
import { TABLE } from './table.ts';

export const DUO_AUTOMA: Seat = 2;

/** The Automa's left and right city, and the partner who inserts for it there. */
export const DUO_CITIES = [
  { city: 2, partner: 0 },
  { city: 1, partner: 1 },
] as const satisfies readonly { readonly city: CityIndex; readonly partner: Seat }[];

/** The Automa has its duplexes from the set-up, so round 2 is for the humans. */
export const DUO: ModeRules = {
  ...TABLE,
  seats: { min: 3, max: 3, rule: 'DUO-1' },
  handsIn: (round, seats) => (round.from === 'duplexes' ? seats - 1 : seats),
  setUpDuplexes: 2,
};

/** Who inserts for the Automa in a city. */
export const partnerIn = (city: CityIndex): Seat | undefined =>
  DUO_CITIES.find((other) => other.city === city)?.partner;
