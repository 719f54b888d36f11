/** What an event does to the open game: everyone at the table, and every client, can follow it. */
import { begun } from './beginning.ts';
import { placed, revealed } from './building.ts';
import { dealt, discarded, passed } from './drawing.ts';
import { assigned, automa, drew, setUp } from './giving.ts';
import type { SeenEvent } from './seen-event.ts';
import type { OpenGame } from '../state/state.ts';

export function evolveOpen(open: OpenGame, event: SeenEvent): OpenGame {
  switch (event.type) {
    case 'begun':
      return begun(event);
    case 'set-up':
      return setUp(open, event);
    case 'drew':
      return drew(open, event);
    case 'dealt':
      return dealt(open, event);
    case 'automa':
      return automa(open, event);
    case 'assigned':
      return assigned(open, event);
    case 'chose':
      return open.chosen[event.seat] === true
        ? open
        : { ...open, chosen: open.chosen.with(event.seat, true) };
    case 'revealed':
      return revealed(open, event);
    case 'placed':
      return placed(open, event);
    case 'waited':
      return { ...open, waiting: [...open.waiting, event.seat] };
    case 'stood-off':
      return { ...open, mustPlace: event.seat };
    case 'passed':
      return passed(open);
    case 'discarded':
      return discarded(open);
    case 'ended': {
      const { result, seed } = event;
      return { ...open, phase: 'over', result, ...(seed !== undefined && { seed }) };
    }
  }
}
