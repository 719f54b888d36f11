/** What an event does to the state: bookkeeping only, for every event in every state. */
import type { GameEvent } from '../state/event.ts';
import { evolveHidden } from './evolve-hidden.ts';
import { evolveOpen } from './evolve-open.ts';
import { openEvent } from './seen-event.ts';
import type { GameState } from '../state/state.ts';

/**
 * `decide` evolves an event to see what follows from it, and its caller evolves the same event again: the latest answer
 * is kept, so the second time is free and both have the same state.
 */
let latest: { readonly before: GameState; readonly event: GameEvent; readonly after: GameState } | undefined;

export function evolve(state: GameState, event: GameEvent): GameState {
  if (latest?.event === event && latest.before === state) return latest.after;
  const after = evolved(state, event);
  latest = { before: state, event, after };
  return after;
}

/** The open game is the fold of what a spectator sees, so no secret can get into it. */
function evolved(state: GameState, event: GameEvent): GameState {
  const seen = openEvent(state, event);
  return {
    open: seen === undefined ? state.open : evolveOpen(state.open, seen),
    hidden: evolveHidden(state, event),
  };
}
