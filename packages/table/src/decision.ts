/** The outcome of a command, and the facts that commands about a running game depend on. */
import type { GameState, Result, Seat } from '@duopolis/rules';
import type { TableEvent } from './event.ts';
import type { TableRejection } from './rejection.ts';
import type { TableState } from './state.ts';

export type Decision = Result<readonly TableEvent[], TableRejection>;

/** A command of somebody with a seat. */
export interface AtSeat {
  readonly state: TableState;
  readonly seat: Seat;
}

/** A command about the game on the table. */
export interface AtGame {
  readonly state: TableState;
  readonly game: GameState;
}

/** A player's command about the game on the table. */
export interface AtPlay extends AtSeat, AtGame {}

/** The rejection of a command made for another position. */
export const stale = ({ open }: TableState, position: number): TableRejection | undefined =>
  position === open.position ? undefined : { code: 'stale', position, now: open.position };
