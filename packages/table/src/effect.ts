/** What a tile or a draft would change: the points of cities before and after, by type. */
import type { OpenGame } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { builtCityAt, withTile } from '@duopolis/rules/cities';
import { type CityScore, scoreTable } from '@duopolis/rules/scoring';
import type { Staged } from './draft.ts';

export interface Effect {
  readonly before: CityScore;
  readonly after: CityScore;
}

/** The effect on every city of going from one game state to another. */
export function effectsOf(before: OpenGame, after: OpenGame): readonly Effect[] {
  const [now = [], then = []] = [before, after].map(({ cities, districts = [] }) =>
    scoreTable(cities, districts),
  );
  return now.map((score, city) => ({ before: score, after: then[city] ?? score }));
}

/** The game with a tile on a cell, whether or not it is somebody's turn to place it. */
export const withGhost = (game: OpenGame, { city, tile, at }: Staged): OpenGame => ({
  ...game,
  cities: game.cities.with(city, withTile(builtCityAt(game.cities, city), { tile, at, seat: 0 })),
});

/** The effect of a tile on its own city. It uses only open information, so both partners can see it. */
export const effectOf = (game: OpenGame, ghost: Staged): Effect =>
  itemAt(effectsOf(game, withGhost(game, ghost)), ghost.city);
