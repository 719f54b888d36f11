/** The order of the cities at the end, and the ribbons that say why some of them matter. */
import { type CityIndex, type GameResult, modeRules, type OpenGame, type Seat } from '@duopolis/rules';
import { weakerCityOf, winnersOf } from './verdict.ts';

/** The player whose weaker city it is. */
export interface Ribbon {
  readonly city: CityIndex;
  readonly of: readonly Seat[];
}

/** The weaker cities of the winners and of the viewer; where the sum counts, no single city matters. */
export function ribbonsOf(
  { options }: Pick<OpenGame, 'options'>,
  result: GameResult,
  mine?: Seat,
): readonly Ribbon[] {
  if (modeRules(options).scoring === 'sum') return [];
  const seats = [...new Set([...winnersOf(result), ...(mine === undefined ? [] : [mine])])];
  const byCity = Map.groupBy(seats, (seat) => weakerCityOf(result, seat));
  return [...byCity].map(([city, of]) => ({ city, of }));
}

const gapIn = (order: readonly CityIndex[], pair: readonly CityIndex[]): number => {
  const [one = 0, other = 0] = pair.map((city) => order.indexOf(city));
  return Math.abs(one - other);
};

/** Every way to begin with one of the cities and go around. */
const turnsOf = (ring: readonly CityIndex[]): readonly (readonly CityIndex[])[] =>
  ring.map((_, first) => [...ring.slice(first), ...ring.slice(0, first)]);

/**
 * Around the ring, either way: the viewer's left city left of the right one, as at the table, and both beside each other;
 * if possible so are the winner's.
 */
export function cityOrder(result: GameResult, mine?: Seat): readonly CityIndex[] {
  const [winner = 0] = winnersOf(result);
  const [own = [0, 0], theirs = own] = [mine ?? winner, winner].map((seat) => result.seats[seat]?.cities);
  const ring = result.cities.map((_, city) => city);
  const [left, right] = own;
  const isAsAtTable = (order: readonly CityIndex[]): boolean => order.indexOf(left) < order.indexOf(right);
  const cost = (order: readonly CityIndex[]): number =>
    gapIn(order, own) * 100 + gapIn(order, theirs) * 10 + order.indexOf(left);
  const orders = [...turnsOf(ring), ...turnsOf(ring.toReversed())].filter(isAsAtTable);
  return orders.toSorted((one, other) => cost(one) - cost(other))[0] ?? ring;
}
