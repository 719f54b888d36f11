/** Games in the middle of a turn, written down shortly. */
import {
  type CalmGame,
  type Cell,
  type City,
  INITIAL_STATE,
  type Options,
  type Pending,
  type SquareCity,
  type Tile,
} from '@duopolis/rules';
import { EMPTY_CITY, withTile } from '@duopolis/rules/cities';

export const cityOf = (...tiles: readonly (readonly [Tile, Cell])[]): SquareCity =>
  tiles.reduce<SquareCity>((city, [tile, at]) => withTile(city, { tile, at, seat: 0 }), EMPTY_CITY);

/** Seat 0 of three, whose cities are 0 on the left and 2 on the right, has these tiles to place. */
export function placing(
  tiles: readonly (Tile | Pending)[],
  cities: readonly City[] = [EMPTY_CITY, EMPTY_CITY, EMPTY_CITY],
  options: Options = { mode: 'table', seats: 3, capitals: false },
): CalmGame {
  return {
    ...INITIAL_STATE.open,
    options,
    phase: 'placing',
    cities,
    pending: tiles.map((tile) => (typeof tile === 'string' ? { seat: 0, tile, cities: [0, 2] } : tile)),
  };
}
