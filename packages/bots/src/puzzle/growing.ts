/** A city in progress, as people might have built it: mostly where a tile gains most, now and then elsewhere. */
import type { Cell, SquareCity, Tile } from '@duopolis/rules';
import { below, type RandomSource } from '@duopolis/rules/chance';
import { EMPTY_CITY, legalCells, withTile } from '@duopolis/rules/cities';
import { FACTORY_WORTH, layoutOf, scoreMasks } from '@duopolis/rules/scoring';

/** One in this many tiles goes on a random cell. */
const WHIM = 3;

/** The points of a city that has the most factories. */
export const pointsAlone = (city: SquareCity): number => scoreMasks(layoutOf(city).masks, FACTORY_WORTH[0]);

export const built = (city: SquareCity, tile: Tile, at: Cell): SquareCity =>
  withTile(city, { tile, at, seat: 0 });

/** All cells on which a tile gains most. */
export function bestCells(city: SquareCity, tile: Tile): readonly Cell[] {
  const cells = legalCells(city, tile).map((at) => ({ at, points: pointsAlone(built(city, tile, at)) }));
  const most = Math.max(...cells.map(({ points }) => points));
  return cells.flatMap(({ at, points }) => (points === most ? [at] : []));
}

/** Nothing if a duplex has no place left. */
export function grown(tiles: readonly Tile[], random: RandomSource): SquareCity | undefined {
  let city = EMPTY_CITY;
  for (const tile of tiles) {
    const cells = below(random, WHIM) === 0 ? legalCells(city, tile) : bestCells(city, tile);
    const at = cells[below(random, Math.max(1, cells.length))];
    if (at === undefined) return undefined;
    city = built(city, tile, at);
  }
  return city;
}
