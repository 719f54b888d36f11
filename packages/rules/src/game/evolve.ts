/** What an event does to the state: bookkeeping only, for every event in every state. */
import { begun } from './beginning.ts';
import { chose, placed, revealed } from './building.ts';
import { dealt, discarded, passed } from './drawing.ts';
import type { EventOf, GameEvent } from './event.ts';
import { assigned, automa, drew, setUp } from './giving.ts';
import type { GameState } from './state.ts';

export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'begun':
      return begun(event);
    case 'set-up':
      return setUp(state, event);
    case 'drew':
      return drew(state, event);
    case 'dealt':
      return dealt(state, event);
    case 'automa':
      return automa(state, event);
    case 'assigned':
      return assigned(state, event);
    case 'chose':
      return chose(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'placed':
      return placed(state, event);
    case 'waited':
      return { ...state, open: { ...state.open, waiting: [...state.open.waiting, event.seat] } };
    case 'stood-off':
      return { ...state, open: { ...state.open, mustPlace: event.seat } };
    case 'passed':
      return passed(state, event);
    case 'discarded':
      return discarded(state);
    case 'ended':
      return ended(state, event);
  }
}

const ended = ({ open, hidden }: GameState, { result, seed }: EventOf<'ended'>): GameState => ({
  open: { ...open, phase: 'over', result, ...(seed !== undefined && { seed }) },
  hidden,
});
