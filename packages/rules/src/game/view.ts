/** What a viewer may know, built by naming it: the open table, and for a seat its own hand and choice. */
import type { Seat, Tile } from '../types.ts';
import type { GameState, OpenGame } from './state.ts';

export type Viewer = Seat | 'spectator';

export interface SeatView {
  readonly viewer: Seat;
  readonly open: OpenGame;
  readonly hand: readonly Tile[];
  readonly choice?: readonly Tile[];
}

export interface SpectatorView {
  readonly viewer: 'spectator';
  readonly open: OpenGame;
}

export type View = SeatView | SpectatorView;

export function seatView({ open, hidden }: GameState, seat: Seat): SeatView {
  const hand = hidden.hands[seat] ?? [];
  const choice = hidden.choices[seat];
  return choice === undefined ? { viewer: seat, open, hand } : { viewer: seat, open, hand, choice };
}

export const viewFor = (state: GameState, viewer: Viewer): View =>
  viewer === 'spectator' ? { viewer, open: state.open } : seatView(state, viewer);
