/** What happened: outcomes, never inputs, so that a game replays the same after any later change of the rules. */
import type { OwnBox } from '../components/box.ts';
import type { District } from '../capitals/district.ts';
import type { Pass, RoundName } from './round.ts';
import type { Cell, CityIndex, Seat, Tile } from '../types.ts';
import type { Options } from './options.ts';
import type { AutomaMove, GameResult, Supply } from './state.ts';

export interface Setup {
  readonly options: Options;
  readonly seating: readonly number[];
  readonly tokens: readonly string[];
  readonly supply: Supply;
  /** Capitals: the mat of every city, empty for Automacity, and the three districts. */
  readonly mats?: readonly string[];
  readonly districts?: readonly District[];
  /** The owner's pieces, where the box is not ours. */
  readonly box?: OwnBox;
  readonly commitment?: string;
  readonly seed?: string;
}

export type GameEvent =
  | ({ readonly type: 'begun'; readonly rules: number } & Setup)
  | { readonly type: 'dealt'; readonly round: RoundName; readonly hands: readonly (readonly Tile[])[] }
  /** Duplexes that begin a city (FULL-1, DUO-1). */
  | { readonly type: 'set-up'; readonly city: CityIndex; readonly tiles: readonly Tile[] }
  /** A random tile for every city (SIMPLE-1). */
  | { readonly type: 'drew'; readonly tiles: readonly Tile[] }
  | { readonly type: 'automa'; readonly move: AutomaMove }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly city: CityIndex; readonly tile: Tile }
  | { readonly type: 'chose'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'revealed'; readonly choices: readonly (readonly Tile[])[] }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly city: CityIndex;
      readonly tile: Tile;
      readonly at: Cell;
    }
  | { readonly type: 'waited'; readonly seat: Seat }
  /** Everyone waited: this seat must place (PLACE-8). */
  | { readonly type: 'stood-off'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly to: Exclude<Pass, 'none'> }
  | { readonly type: 'discarded' }
  | { readonly type: 'ended'; readonly result: GameResult; readonly seed?: string };

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;
