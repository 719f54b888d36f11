/** What a viewer may know, built field by field: the open table, and for a seat its own hand and choice. */
import { modeRules } from '../modes/modes.ts';
import type { Seat, Tile } from '../types.ts';
import type { Hands } from './hands.ts';
import type { GameState, OpenGame } from '../state/state.ts';

export type Viewer = Seat | 'spectator';

export interface SeatView {
  readonly viewer: Seat;
  readonly open: OpenGame;
  readonly hand: readonly Tile[];
  /** The hands the seat has held so far, this one last. */
  readonly held: readonly (readonly Tile[])[];
  readonly choice?: readonly Tile[];
  /** All hands, where the mode plays with open hands (FULL-2). */
  readonly faceUp?: Hands;
}

export interface SpectatorView {
  readonly viewer: 'spectator';
  readonly open: OpenGame;
  readonly faceUp?: Hands;
}

export type View = SeatView | SpectatorView;

export function seatView({ open, hidden }: GameState, seat: Seat): SeatView {
  const hand = hidden.hands[seat] ?? [];
  const held = hidden.held[seat] ?? [];
  const choice = hidden.choices[seat];
  if (modeRules(open.options).openHands) return { viewer: seat, open, hand, held, faceUp: hidden.hands };
  return choice === undefined
    ? { viewer: seat, open, hand, held }
    : { viewer: seat, open, hand, held, choice };
}

export function viewFor(state: GameState, viewer: Viewer): View {
  if (viewer !== 'spectator') return seatView(state, viewer);
  const { open, hidden } = state;
  return modeRules(open.options).openHands ? { viewer, open, faceUp: hidden.hands } : { viewer, open };
}
