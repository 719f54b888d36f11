/** Ratings: each game is taken as a match between every two of its bots, and the strengths that explain them best. */
import { itemAt } from '@duopolis/rules/lists';
import { fastRandom, quickBelow } from '@duopolis/rules/chance';
import { type Interval, mean, quantile } from './interval.ts';

/** Points of the first against the second: 1 for a better rank, a half for a shared one. */
export type Matches = readonly (readonly number[])[];

/** The ratings of all bots average this; 400 more is ten to one, as in chess. */
export const AVERAGE_RATING = 1500;
const SCALE = 400;

/** A drawn match between every two bots, so that one that never lost still has a rating. */
const PRIOR = 0.5;
const ROUNDS = 200;
const CLOSE = 1e-9;

/** Bradley and Terry's model by Hunter's iteration: the chance of i against j is s(i) / (s(i) + s(j)). */
export function ratingsOf(matches: Matches): readonly number[] {
  const bots = matches.length;
  const points = (i: number, j: number): number => (matches[i]?.[j] ?? 0) + (i === j ? 0 : PRIOR);
  let strengths = Array<number>(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((strength, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < bots; j++) {
        if (j === i) continue;
        won += points(i, j);
        weight += (points(i, j) + points(j, i)) / (strength + itemAt(strengths, j));
      }
      return weight === 0 ? strength : won / weight;
    });
    const scale = Math.exp(mean(next.map(Math.log)));
    const scaled = next.map((strength) => strength / scale);
    const moved = Math.max(...scaled.map((strength, i) => Math.abs(strength - itemAt(strengths, i))));
    strengths = scaled;
    if (moved < CLOSE) break;
  }
  return strengths.map((strength) => AVERAGE_RATING + SCALE * Math.log10(strength));
}

const RESAMPLES = 200;

/** Ratings with 95 % intervals by bootstrapping deals, since only deals are independent. */
export function ratingIntervals(deals: readonly Matches[], bots: number): readonly Interval[] {
  const values = ratingsOf(total(deals, bots));
  const random = fastRandom('resampled deals');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratingsOf(
      total(
        deals.map(() => itemAt(deals, quickBelow(random, deals.length))),
        bots,
      ),
    ),
  );
  return values.map((value, bot) => {
    const sorted = drawn.map((ratings) => itemAt(ratings, bot)).toSorted((one, other) => one - other);
    return { value, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  });
}

const total = (deals: readonly Matches[], bots: number): Matches => {
  const sums = Array.from({ length: bots }, () => Array<number>(bots).fill(0));
  for (const deal of deals) {
    for (const [i, row] of deal.entries()) {
      const sumsOfI = itemAt(sums, i);
      for (const [j, points] of row.entries()) sumsOfI[j] = itemAt(sumsOfI, j) + points;
    }
  }
  return sums;
};
