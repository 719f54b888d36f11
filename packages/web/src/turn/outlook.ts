/** What a placement would change: the gain of every legal cell, and both of my cities before and after. */
import {
  type Cell,
  cellsFor,
  type City,
  type CityIndex,
  type OpenGame,
  scoreTable,
  type Seat,
  type Tile,
  withTile,
} from '@duopolis/rules';
import type { LegalPlace } from '../board/model.ts';
import type { Staged } from './draft.ts';

/** A city's points now and as meant. */
export interface CityEffect {
  readonly city: CityIndex;
  readonly before: number;
  readonly after: number;
}

const totalOf = ({ cities, districts = [] }: OpenGame, city: CityIndex): number =>
  scoreTable(cities, districts)[city]?.total ?? 0;

const built = (open: OpenGame, seat: Seat, { tile, city, at }: Staged): OpenGame => ({
  ...open,
  cities: open.cities.with(city, withTile(open.cities[city] as City, { tile, at, seat })),
});

/** What a tile on a cell would add to its city, as the others stand. */
export const gainOf = (open: OpenGame, seat: Seat, placement: Staged): number =>
  totalOf(built(open, seat, placement), placement.city) - totalOf(open, placement.city);

/** Every legal cell of a tile in a city, with its gain if that is wanted. */
export function legalPlaces(
  open: OpenGame,
  seat: Seat,
  tile: Tile,
  city: CityIndex,
  withGains: boolean,
): readonly LegalPlace[] {
  const cells: readonly Cell[] = cellsFor(open.cities[city] as City, tile);
  if (!withGains) return cells.map((at) => ({ at, best: false }));
  const before = totalOf(open, city);
  const gains = cells.map((at) => totalOf(built(open, seat, { tile, city, at }), city) - before);
  const most = Math.max(...gains);
  const isChoice = gains.some((gain) => gain < most) || cells.length === 1;
  return cells.map((at, nth) => {
    const gain = gains[nth] ?? 0;
    return { at, gain, best: isChoice && gain === most };
  });
}

/** My cities as they are and as the draft would make them. */
export function effectsOf(
  cities: readonly CityIndex[],
  before: OpenGame,
  after: OpenGame,
): readonly CityEffect[] {
  const [now, then] = [before, after].map((game) => scoreTable(game.cities, game.districts ?? []));
  return cities.map((city) => ({
    city,
    before: now?.[city]?.total ?? 0,
    after: then?.[city]?.total ?? 0,
  }));
}

/** The game with one placement more, for a look at what it would do. */
export const lookAt = (open: OpenGame, seat: Seat, placement: Staged): OpenGame =>
  built(open, seat, placement);
