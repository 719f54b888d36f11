/** What each finished city could have been worth with its own tiles on other cells. */
import type { City, CityIndex } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { builtCityAt, cityAt, matchBuilt, matchCity, tilesIn } from '@duopolis/rules/cities';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import {
  buildingsIn,
  type CityScore,
  type District,
  districtSizes,
  factoryRank,
  factoryWorth,
  scoreTable,
} from '@duopolis/rules/scoring';
import { type Solution, solve } from '../solver/solve.ts';
import { rivalsOf } from '../value/rivals.ts';
import { exchanged } from './exchange.ts';

export interface CityReview {
  readonly city: CityIndex;
  readonly points: number;
  /** The best arrangement of the same tiles; none for Automacity, which has no arrangement. */
  readonly best?: BestArrangement;
}

export interface BestArrangement {
  readonly points: number;
  readonly notation: string;
  readonly tiles: Solution['tiles'];
  /** Whether nothing better exists; else it is the best that was found. */
  readonly exact: boolean;
}

export function cityReview(
  cities: readonly City[],
  city: CityIndex,
  {
    score,
    districts = [],
  }: { readonly score: CityScore; readonly districts?: readonly District[] | undefined },
): CityReview {
  const review = { city, points: score.total };
  const best = matchCity(cityAt(cities, city), {
    automacity: () => undefined,
    built: (standing) =>
      matchBuilt(standing, {
        square: () => inSquare(cities, city),
        capital: () => aroundMat(cities, city, { districts, points: score.total }),
      }),
  });
  return best === undefined ? review : { ...review, best };
}

/** Exact: factories are worth what they were, since no arrangement changes their number. */
function inSquare(cities: readonly City[], city: CityIndex): BestArrangement | undefined {
  const factories = cities.map((other) => buildingsIn(other).factory);
  const solved = solve(
    tilesIn(cityAt(cities, city)),
    factoryWorth(factoryRank(itemAt(factories, city), factories)),
  );
  if (!solved.ok) return undefined;
  const { points, tiles } = solved.value;
  const built: City = { tiles: tiles.map((placed) => ({ ...placed, seat: 0 })) };
  return { points, notation: makeCity(gridOf(built)), tiles, exact: true };
}

/** The districts of all other cities are what they were, and count with their ties (DIST-3). */
function aroundMat(
  cities: readonly City[],
  city: CityIndex,
  { districts, points }: { readonly districts: readonly District[]; readonly points: number },
): BestArrangement {
  const factories = cities.map((other) => buildingsIn(other).factory);
  const rivals = rivalsOf(city, { factories, districts, regions: districtSizes(cities, districts) });
  const found = exchanged(builtCityAt(cities, city), rivals);
  const total = scoreTable(cities.with(city, found), districts)[city]?.total ?? 0;
  const built = total > points ? found : cityAt(cities, city);
  return {
    points: Math.max(total, points),
    notation: makeCity(gridOf(built)),
    tiles: built.tiles.map(({ tile, at }) => ({ tile, at })),
    exact: false,
  };
}
