/** What a viewer may know, built by naming it: the open table, and for a seat its own hand and choice. */
import type { Seat, Tile } from '../types.ts';
import type { GameState, OpenGame } from './state.ts';

/** All hands, where the rules have them lie open: alone with the Automas (FULL-2). */
type FaceUp = readonly (readonly Tile[])[];

export type Viewer = Seat | 'spectator';

export interface SeatView {
  readonly viewer: Seat;
  readonly open: OpenGame;
  readonly hand: readonly Tile[];
  /** The hands the seat has held so far, this one last. */
  readonly held: readonly (readonly Tile[])[];
  readonly choice?: readonly Tile[];
  readonly faceUp?: FaceUp;
}

export interface SpectatorView {
  readonly viewer: 'spectator';
  readonly open: OpenGame;
  readonly faceUp?: FaceUp;
}

export type View = SeatView | SpectatorView;

export function seatView({ open, hidden }: GameState, seat: Seat): SeatView {
  const hand = hidden.hands[seat] ?? [];
  const held = hidden.held[seat] ?? [];
  const choice = hidden.choices[seat];
  if (open.options.mode === 'solo') return { viewer: seat, open, hand, held, faceUp: hidden.hands };
  return choice === undefined
    ? { viewer: seat, open, hand, held }
    : { viewer: seat, open, hand, held, choice };
}

export function viewFor(state: GameState, viewer: Viewer): View {
  if (viewer !== 'spectator') return seatView(state, viewer);
  const { open, hidden } = state;
  return open.options.mode === 'solo' ? { viewer, open, faceUp: hidden.hands } : { viewer, open };
}
