/** What a ghost tile would make of its city: points by type before and after, as the other cities stand. */
import {
  type Cell,
  type City,
  type CityIndex,
  type CityScore,
  type OpenGame,
  scoreTable,
  type Tile,
  withTile,
} from '@duopolis/rules';

export interface Effect {
  readonly before: CityScore;
  readonly after: CityScore;
}

/** Everything it needs lies open, so the two partners can see it for themselves. */
export function effectOf(game: OpenGame, city: CityIndex, tile: Tile, cell: Cell): Effect {
  const { cities, districts = [] } = game;
  const built = withTile(cities[city] as City, { tile, at: cell, seat: 0 });
  const [before, after] = [cities, cities.with(city, built)].map(
    (table) => scoreTable(table, districts)[city],
  );
  return { before: before as CityScore, after: after as CityScore };
}
