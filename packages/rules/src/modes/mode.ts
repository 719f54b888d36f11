/** What a way of playing decides: its seats, its cities, its rounds, and how a seat's score is made. */
import type { SeatScoring } from '../scoring/standings.ts';
import type { CityIndex, Seat } from '../types.ts';

export const ROUND_NAMES = ['1', '2', '3', '1a', '1b', '2a', '2b', '3a', '3b'] as const;
export type RoundName = (typeof ROUND_NAMES)[number];

/** Where hands go after a turn: to the seat on the left, on the right, or nowhere. */
export const PASSES = ['left', 'right', 'none'] as const;
export type Pass = (typeof PASSES)[number];

export const SUPPLIES = ['buildings', 'duplexes'] as const;
export type SupplyName = (typeof SUPPLIES)[number];

export interface Round {
  readonly name: RoundName;
  readonly from: SupplyName;
  readonly hand: number;
  readonly pass: Pass;
}

export interface ModeRules {
  readonly seats: { readonly min: number; readonly max: number; readonly rule: 'SEAT-1' | 'DUEL-1' };
  readonly rounds: readonly Round[];
  readonly scoring: SeatScoring;
  readonly cityCount: (seats: number) => number;
  /** A seat's left and right city. */
  readonly citiesOf: (seat: Seat, seats: number) => readonly [left: CityIndex, right: CityIndex];
}

/** Tiles chosen, and placed, by each seat in a turn: one for each of its cities. */
export const TILES_A_TURN = 2;

/** A hand is played until one tile or none is left (ROUND-3, ROUND-4). */
export const turnsOf = (round: Round): number => Math.floor(round.hand / TILES_A_TURN);
