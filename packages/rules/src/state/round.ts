/** A round of the game: what is dealt, for how many turns, and where hands go. */
export const ROUND_NAMES = ['1', '2', '3', '1a', '1b', '2a', '2b', '3a', '3b'] as const;
export type RoundName = (typeof ROUND_NAMES)[number];

/** Where hands go after a turn: to the seat on the left, on the right, or nowhere. */
const PASSES = ['left', 'right', 'none'] as const;
export type Pass = (typeof PASSES)[number];

const SUPPLIES = ['buildings', 'duplexes'] as const;
export type SupplyName = (typeof SUPPLIES)[number];

export interface Round {
  readonly name: RoundName;
  readonly from: SupplyName;
  readonly hand: number;
  readonly turns: number;
  readonly pass: Pass;
}

/** How often a round deals: once if the hands go round, else every turn. */
export const dealsIn = ({ pass, turns }: Round): number => (pass === 'none' ? turns : 1);

/** Tiles chosen, and placed, by each seat in a turn: one for each of its cities. */
export const TILES_A_TURN = 2;
