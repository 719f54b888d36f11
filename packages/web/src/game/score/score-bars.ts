/** The lengths of the bars of two cities: all on one scale, with room beside the longest for its points and their change. */
import { type CityScore, SCORED } from '@duopolis/rules/scoring';

/** Points that fill a bar, unless a type has more. */
const USUAL = 17;

/** The points of the longest bar. */
export const longestOf = (...cities: readonly CityScore[]): number =>
  Math.max(USUAL, ...cities.flatMap((city) => SCORED.map((term) => city[term] ?? 0)));

export const barWidth = (points: number, longest: number): string =>
  `calc((100% - var(--score-figures)) * ${(Math.max(0, points) / longest).toFixed(3)})`;
