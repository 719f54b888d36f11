/** The commands of a seat, and why they may be refused: codes with facts, never sentences. */
import type { CellRefusal } from '../cities/cells-for.ts';
import type { Cell, CityIndex, RuleId, Seat, Tile } from '../types.ts';
import type { Phase } from '../state/state.ts';

export type Command =
  | { readonly type: 'choose'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly type: 'place';
      readonly seat: Seat;
      readonly city: CityIndex;
      readonly tile: Tile;
      readonly at: Cell;
    }
  | { readonly type: 'assign'; readonly seat: Seat; readonly city: CityIndex; readonly tile: Tile }
  | { readonly type: 'wait'; readonly seat: Seat };

export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

export type Rejection =
  | { readonly code: 'no-such-seat'; readonly rule: RuleId; readonly seat: Seat; readonly seats: number }
  | { readonly code: 'automa-seat'; readonly rule: RuleId; readonly seat: Seat }
  | { readonly code: 'wrong-phase'; readonly rule: RuleId; readonly phase: Phase }
  | { readonly code: 'choose-two'; readonly rule: 'CHOOSE-1'; readonly given: number }
  | {
      readonly code: 'not-in-hand';
      readonly rule: 'CHOOSE-1' | 'SOLO-2';
      readonly tile: Tile;
      readonly hand: readonly Tile[];
    }
  | {
      readonly code: 'not-to-place';
      readonly rule: 'PLACE-1';
      readonly tile: Tile;
      readonly left: readonly Tile[];
    }
  | {
      readonly code: 'rotated';
      readonly rule: 'PLACE-5';
      readonly tile: Tile;
      readonly left: readonly Tile[];
    }
  | {
      readonly code: 'wrong-city';
      readonly rule: 'PLACE-1';
      readonly city: CityIndex;
      readonly cities: readonly CityIndex[];
    }
  | {
      readonly code: 'not-to-assign';
      readonly rule: 'SOLO-2';
      readonly city: CityIndex;
      readonly cities: readonly CityIndex[];
    }
  | { readonly code: 'already-waiting'; readonly rule: 'PLACE-8' }
  | { readonly code: 'nobody-to-wait-for'; readonly rule: 'PLACE-8' }
  | { readonly code: 'must-place'; readonly rule: 'PLACE-8' }
  | CellRefusal;
