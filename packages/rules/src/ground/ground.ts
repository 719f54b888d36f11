/** The ground a city is scored on: which cells are adjacent (ADJ-1), and which form one straight run. */

/** Cells are bits, row by row: bit `row * size + column`. */
export interface Ground {
  readonly size: number;
  /** The cells next to at least one cell of the mask. */
  readonly beside: (mask: number) => number;
  /** For every cell the straight runs of one to four cells that start there, going right or down. */
  readonly runs: readonly (readonly number[])[];
}

/** A ground that knows the best points of shops and of parks on it, so that one scorer serves every ground. */
export interface ScoringGround extends Ground {
  readonly shopPoints: (shops: number) => number;
  readonly parkPoints: (parks: number) => number;
}

export const LONGEST_RUN = 4;

/**
 * In a table of points: not computed yet, since a page that shows one city should not wait for the points of all. The
 * shops, parks and taverns of a city together are worth less.
 */
export const UNKNOWN = 255;
