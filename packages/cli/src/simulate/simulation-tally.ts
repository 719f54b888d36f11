/** Counting games: sums that grow with every game and give means, deviations and histograms at the end. */
import type { GameResult } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { SCORED } from '@duopolis/rules/scoring';
import type { ScoreTerm } from '@duopolis/words';
import type { Sitter } from './bot-seats.ts';

/** Sums of one kind of number. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export interface SeatSums {
  wins: number;
  ranks: number;
  readonly scores: Sums;
}

/** Grows game by game; a simulation has one. */
export interface Tally {
  games: number;
  readonly seats: readonly SeatSums[];
  readonly bots: Map<Sitter, SeatSums>;
  readonly totals: Sums;
  readonly histogram: Map<number, number>;
  /** Civic and district only in Capitals. */
  readonly terms: Map<ScoreTerm, number>;
}

const noSums = (): Sums => ({ count: 0, sum: 0, squares: 0 });
const noSeatSums = (): SeatSums => ({ wins: 0, ranks: 0, scores: noSums() });

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  seats: Array.from({ length: seats }, noSeatSums),
  bots: new Map(),
  totals: noSums(),
  histogram: new Map(),
  terms: new Map(),
});

function add(sums: Sums, value: number): void {
  sums.count++;
  sums.sum += value;
  sums.squares += value * value;
}

/** A shared first rank is a shared win. */
export function count(tally: Tally, { cities, seats }: GameResult, bots: readonly Sitter[]): void {
  const winners = seats.filter(({ rank }) => rank === 1).length;
  tally.games++;
  for (const [seat, { score, rank }] of seats.entries()) {
    const name = itemAt(bots, seat);
    const ofBot = tally.bots.get(name) ?? noSeatSums();
    tally.bots.set(name, ofBot);
    for (const sums of [itemAt(tally.seats, seat), ofBot]) {
      sums.wins += rank === 1 ? 1 / winners : 0;
      sums.ranks += rank;
      add(sums.scores, score);
    }
  }
  for (const city of cities) {
    add(tally.totals, city.total);
    tally.histogram.set(city.total, (tally.histogram.get(city.total) ?? 0) + 1);
    for (const term of SCORED) {
      const points = city[term];
      if (points !== undefined) tally.terms.set(term, (tally.terms.get(term) ?? 0) + points);
    }
  }
}

export const meanOf = ({ count: number, sum }: Sums): number => (number === 0 ? 0 : sum / number);

/** The standard deviation of a sample. */
export const deviationOf = ({ count: number, sum, squares }: Sums): number =>
  number < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / number) / (number - 1)));
