/** The legal cells of a tile in a city, cached, since most steps of a game don't change the city. */
import type { BuiltCity, Cell, Tile } from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';

const CELLS = new WeakMap<BuiltCity, Map<Tile, readonly Cell[]>>();

export function cellsIn(city: BuiltCity, tile: Tile): readonly Cell[] {
  const known = CELLS.get(city) ?? new Map<Tile, readonly Cell[]>();
  CELLS.set(city, known);
  const cells = known.get(tile) ?? cellsFor(city, tile);
  known.set(tile, cells);
  return cells;
}
