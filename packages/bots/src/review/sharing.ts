/** Cities as they could have been with their tiles shared out otherwise, each arranged at its best. */
import type { BuiltCity, City, CityIndex, OpenGame, SquareCity, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { buildingsOf } from '@duopolis/rules/notation';
import { matchBuilt, matchCity, tilesIn, withTiles, withTilesFor } from '@duopolis/rules/cities';
import {
  buildingsIn,
  type CityScore,
  districtSizes,
  factoryRank,
  factoryWorth,
  type FactoryWorth,
  scoreTable,
} from '@duopolis/rules/scoring';
import { solve } from '../solver/solve.ts';
import { rivalsOf } from '../value/rivals.ts';
import { improved } from './exchange.ts';
import type { Unit } from './units.ts';

/** Which tile is where: for every unit the order in which its tiles go to its slots. */
export type Sharing = readonly (readonly number[])[];

export interface Shared {
  /** All cities of the table, with the changed ones arranged again. */
  readonly cities: readonly City[];
  /** By city. */
  readonly scores: readonly CityScore[];
}

const factoriesIn = (tile: Tile): number => buildingsOf(tile).filter((letter) => letter === 'F').length;

/** Each city with the tiles of a sharing, still on the cells of what was played. */
function handedOut(cities: readonly City[], units: readonly Unit[], sharing: Sharing): readonly City[] {
  const tiles = cities.map((city) => [...tilesIn(city)]);
  for (const [nth, { slots }] of units.entries()) {
    for (const [to, from] of (sharing[nth] ?? []).entries()) {
      const slot = itemAt(slots, to);
      itemAt(tiles, slot.city)[slot.nth] = itemAt(slots, from).tile;
    }
  }
  return cities.map((city, nth) => withTilesFor(city, itemAt(tiles, nth)));
}

/** Says what a sharing is worth; what was worked out for a city is remembered. */
export function sharingsOf(
  { cities, districts = [] }: OpenGame,
  units: readonly Unit[],
  changing: ReadonlySet<CityIndex>,
): (sharing: Sharing) => Shared {
  const known = new Map<string, City>();
  const regions = districtSizes(cities, districts);
  const played = cities.map((city) => buildingsIn(city).factory);

  function arranged(city: BuiltCity, nth: CityIndex, worth: FactoryWorth): City {
    const key = `${nth} ${worth} ${city.tiles
      .map(({ tile }) => tile)
      .toSorted()
      .join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = matchBuilt<City>(city, {
      square: (square) => solved(square, worth),
      capital: (capital) => improved(capital, rivalsOf(nth, { factories: played, districts, regions })),
    });
    known.set(key, best);
    return best;
  }

  return (sharing) => {
    const handed = handedOut(cities, units, sharing);
    const factories = handed.map((city, nth) =>
      changing.has(nth)
        ? tilesIn(city).reduce((sum, tile) => sum + factoriesIn(tile), 0)
        : itemAt(played, nth),
    );
    const built = handed.map((city, nth) => {
      if (!changing.has(nth)) return city;
      const worth = factoryWorth(factoryRank(itemAt(factories, nth), factories));
      return matchCity<City>(city, { built: (one) => arranged(one, nth, worth), automacity: () => city });
    });
    return { cities: built, scores: scoreTable(built, districts) };
  };
}

function solved(city: SquareCity, worth: FactoryWorth): SquareCity {
  const best = solve(tilesIn(city), worth);
  return best.ok
    ? withTiles(
        city,
        best.value.tiles.map((placed) => ({ ...placed, seat: 0 })),
      )
    : city;
}
