/** What each finished city could have been worth with its own tiles on other cells. */
import {
  buildingsIn,
  type City,
  type CityIndex,
  type CityScore,
  factoryRank,
  factoryWorth,
  gridOf,
  makeCity,
} from '@duopolis/rules';
import { type Solution, solve } from '../solver/solve.ts';

export interface CityReview {
  readonly city: CityIndex;
  readonly points: number;
  /** The best arrangement of the same tiles; none for a city of Capitals or Automacity. */
  readonly best?: { readonly points: number; readonly notation: string; readonly tiles: Solution['tiles'] };
}

/** Exact: factories are worth what they were, since no arrangement changes their number. */
export function cityReview(cities: readonly City[], city: CityIndex, score: CityScore): CityReview {
  const { tiles, laid, capital } = cities[city] as City;
  const review = { city, points: score.total };
  if (laid !== undefined || capital !== undefined) return review;
  const factories = cities.map((other) => buildingsIn(other).factory);
  const worth = factoryWorth(factoryRank(factories[city] as number, factories));
  const solved = solve(
    tiles.map(({ tile }) => tile),
    worth,
  );
  if (!solved.ok) return review;
  const built: City = { tiles: solved.value.tiles.map((placed) => ({ ...placed, seat: 0 })) };
  return {
    ...review,
    best: { points: solved.value.points, notation: makeCity(gridOf(built)), tiles: solved.value.tiles },
  };
}
