/** What a way of playing decides: its seats, its cities, its rounds, and how a seat's score is made. */
import type { SeatScoring } from '../scoring/standings.ts';
import type { CityIndex, RuleId, Seat } from '../types.ts';

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
  readonly turns: number;
  readonly pass: Pass;
}

export interface ModeRules {
  readonly seats: { readonly min: number; readonly max: number; readonly rule: RuleId };
  readonly rounds: readonly Round[];
  readonly scoring: SeatScoring;
  readonly cityCount: (seats: number) => number;
  /** A seat's left and right city. */
  readonly citiesOf: (seat: Seat, seats: number) => readonly [left: CityIndex, right: CityIndex];
  /** How many hands a round deals. */
  readonly handsIn: (round: Round, seats: number) => number;
  /** Duplexes that begin cities at set-up. */
  readonly setUpDuplexes: number;
  /** Random tiles before each deal (simple mode). */
  readonly randomTiles: number;
}

/** How often a round deals: once if the hands go round, else every turn. */
export const dealsIn = ({ pass, turns }: Round): number => (pass === 'none' ? turns : 1);

/** Tiles chosen, and placed, by each seat in a turn: one for each of its cities. */
export const TILES_A_TURN = 2;
