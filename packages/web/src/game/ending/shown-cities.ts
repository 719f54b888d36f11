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

/** Around the ring, rotated so that the viewer's two cities and the winner's are side by side if possible. */
export function cityOrder(result: GameResult, mine?: Seat): readonly CityIndex[] {
  const [winner = 0] = winnersOf(result);
  const pairs = [mine ?? winner, winner].map((seat) => result.seats[seat]?.cities ?? [0, 0]);
  const ring = result.cities.map((_, city) => city);
  const turned = ring.map((first) => [...ring.slice(first), ...ring.slice(0, first)]);
  const [own = [0, 0], theirs = own] = pairs;
  const cost = (order: readonly CityIndex[]): number =>
    gapIn(order, own) * 100 + gapIn(order, theirs) * 10 + Math.min(...own.map((city) => order.indexOf(city)));
  return turned.toSorted((one, other) => cost(one) - cost(other))[0] ?? ring;
}
