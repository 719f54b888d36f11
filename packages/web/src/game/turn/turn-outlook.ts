/** The effect of a placement: the gain of every legal cell, and both of my cities before and after. */
import type { CityIndex, OpenGame, Tile } from '@duopolis/rules';
import { builtCityAt } from '@duopolis/rules/cities';
import { effectOf, effectsOf, pointsIn, type Staged, withGhost } from '@duopolis/table';
import type { LegalPlace } from '../board/board-model.ts';
import { cellsIn } from './cells-in.ts';

/** A city's points now and after the draft. */
export interface CityEffect {
  readonly city: CityIndex;
  readonly before: number;
  readonly after: number;
}

/** The points of a city. */
export const totalOf = (open: OpenGame, city: CityIndex): number => pointsIn(open)[city] ?? 0;

/** What a tile on a cell would add to its city, with the other cities as they are. */
export function gainOf(open: OpenGame, placement: Staged): number {
  const { before, after } = effectOf(open, placement);
  return after.total - before.total;
}

/** Every legal cell of a tile in a city, with its gain if wanted. */
export function legalPlaces(
  open: OpenGame,
  tile: Tile,
  { city, withGains }: { readonly city: CityIndex; readonly withGains: boolean },
): readonly LegalPlace[] {
  const cells = cellsIn(builtCityAt(open.cities, city), tile);
  if (!withGains) return cells.map((at) => ({ at, best: false }));
  const before = totalOf(open, city);
  const gains = cells.map((at) => totalOf(withGhost(open, { tile, city, at }), city) - before);
  const most = Math.max(...gains);
  const isChoice = gains.some((gain) => gain < most) || cells.length === 1;
  return cells.map((at, nth) => {
    const gain = gains[nth] ?? 0;
    return { at, gain, best: isChoice && gain === most };
  });
}

/** My cities now and after the draft. */
export function effectsIn(
  cities: readonly CityIndex[],
  before: OpenGame,
  after: OpenGame,
): readonly CityEffect[] {
  const effects = effectsOf(before, after);
  return cities.map((city) => ({
    city,
    before: effects[city]?.before.total ?? 0,
    after: effects[city]?.after.total ?? 0,
  }));
}
