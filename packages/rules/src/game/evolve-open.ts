/** What an event does to the open game: everyone at the table, and every client, can follow it. */
import { begun } from './beginning.ts';
import { freed, placed, revealed } from './building.ts';
import { dealt, discarded, passed } from './drawing.ts';
import { assigned, automa, drew, setUp } from './giving.ts';
import type { SeenEvent } from './seen-event.ts';
import type { OpenGame, RunningGame } from '../state/state.ts';

export function evolveOpen(open: OpenGame, event: SeenEvent): OpenGame {
  if (event.type === 'begun') return begun(event);
  return open.phase === 'over' ? open : evolveRunning(open, event);
}

function evolveRunning(open: RunningGame, event: Exclude<SeenEvent, { readonly type: 'begun' }>): OpenGame {
  switch (event.type) {
    case 'set-up':
      return setUp(freed(open), event);
    case 'drew':
      return drew(freed(open), event);
    case 'dealt':
      return dealt(freed(open), event);
    case 'automa':
      return automa(freed(open), event);
    case 'assigned':
      return assigned(freed(open), event);
    case 'chose':
      return open.chosen[event.seat] === true
        ? open
        : { ...open, chosen: open.chosen.with(event.seat, true) };
    case 'revealed':
      return revealed(freed(open), event);
    case 'placed':
      return placed(open, event);
    case 'waited':
      return { ...open, waiting: [...open.waiting, event.seat] };
    case 'stood-off':
      return { ...open, phase: 'placing', mustPlace: event.seat };
    case 'passed':
      return passed(freed(open));
    case 'discarded':
      return discarded(freed(open));
    case 'ended': {
      const { result, seed } = event;
      return { ...freed(open), phase: 'over', result, ...(seed !== undefined && { seed }) };
    }
  }
}
