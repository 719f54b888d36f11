/** What a tile or a draft would change: the points of cities before and after, by type. */
import type { OpenGame } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { builtCityAt, withTile } from '@duopolis/rules/cities';
import { type CityScore, scoreTable } from '@duopolis/rules/scoring';
import type { Staged } from './staged-tiles.ts';

export interface Effect {
  readonly before: CityScore;
  readonly after: CityScore;
}

/** A game, a puzzle, or anything else with cities. */
type Scored = Pick<OpenGame, 'cities' | 'districts'>;

const scoresOf = ({ cities, districts = [] }: Scored): readonly CityScore[] => scoreTable(cities, districts);

/** The points of every city. */
export const pointsIn = (game: Scored): readonly number[] => scoresOf(game).map(({ total }) => total);

/** The effect on every city of going from one game state to another. */
export function effectsOf(before: Scored, after: Scored): readonly Effect[] {
  const then = scoresOf(after);
  return scoresOf(before).map((score, city) => ({ before: score, after: then[city] ?? score }));
}

/** The game with a tile on a cell, whether or not it is somebody's turn to place it. */
export const withGhost = <G extends Scored>(game: G, { city, tile, at }: Staged): G => ({
  ...game,
  cities: game.cities.with(city, withTile(builtCityAt(game.cities, city), { tile, at, seat: 0 })),
});

/** The effect of a tile on its own city. It uses only open information, so both partners can see it. */
export const effectOf = (game: OpenGame, ghost: Staged): Effect =>
  itemAt(effectsOf(game, withGhost(game, ghost)), ghost.city);
