/** The chance to win: cities end near their values, and a seat wins if no other has two better cities (END-1). */
import type { CityIndex, Seat } from '@duopolis/rules';

/** What a city is expected to score, and how far from it it may end. */
export interface Outlook {
  readonly value: number;
  readonly spread: number;
}

/** The chance that a city ends with more than some points; logistic, which is near enough to normal. */
const STEEPNESS = 1.7;
const chanceAbove = ({ value, spread }: Outlook, points: number): number =>
  1 / (1 + Math.exp((STEEPNESS * (points - value)) / spread));

const MOST_POINTS = 110;

/** For every score of a seat the chance that nobody else has more. */
export type Field = Float64Array;

/**
 * Cities lie in a ring; going round from the seat's left city to its right one, no two neighbouring cities may both
 * end higher than the seat's lower city. The seat's own two cities do, at best, for its partners.
 */
export function fieldOf(outlooks: readonly Outlook[], ring: readonly CityIndex[]): Field {
  const field = new Float64Array(MOST_POINTS);
  for (let points = 0; points < MOST_POINTS; points++) {
    let [low, high] = [0, 1];
    for (const city of ring) {
      const above = chanceAbove(outlooks[city] as Outlook, points);
      [low, high] = [(low + high) * (1 - above), low * above];
    }
    field[points] = low;
  }
  return field;
}

/** The cities between a seat's left and right one, the other way round the table. */
export const ringFrom = (seat: Seat, seats: number): readonly CityIndex[] =>
  Array.from({ length: seats - 2 }, (_, nth) => (seat + 1 + nth) % seats);

/** The chance to win with these two cities. */
export function winChance(left: Outlook, right: Outlook, field: Field): number {
  const from = Math.max(
    0,
    Math.floor(Math.min(left.value - 4 * left.spread, right.value - 4 * right.spread)),
  );
  const to = Math.min(
    MOST_POINTS - 1,
    Math.ceil(Math.min(left.value + 4 * left.spread, right.value + 4 * right.spread)),
  );
  let chance = 0;
  let above = 1;
  for (let points = from; points <= to; points++) {
    const next = chanceAbove(left, points + 0.5) * chanceAbove(right, points + 0.5);
    chance += (above - next) * (field[points] as number);
    above = next;
  }
  return chance + above * (field[to] as number);
}
