/** Applies an event to what can be seen: the open game, which everyone can follow, and a viewer's view. */
import { begun } from './beginning.ts';
import { freed, placed, revealed } from './building.ts';
import { dealt, discarded, passed } from './drawing.ts';
import { assigned, automa, drew, setUp } from './giving.ts';
import type { SeenEvent } from './seen-event.ts';
import type { OpenGame, RunningGame } from '../state/state.ts';
import { modeRules } from '../modes/modes.ts';
import { without } from '../tile.ts';
import { handsAfter } from './hands.ts';
import type { SeatView, View } from './view.ts';

/** The open game after an event as a spectator sees it. */
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

/** The view after an event that its viewer saw: the same as `viewFor` gives of the state after it. */
export function evolveView(view: View, event: SeenEvent): View {
  const open = evolveOpen(view.open, event);
  if (!modeRules(open.options).openHands) {
    const { viewer } = view;
    return viewer === 'spectator' ? { viewer, open } : { viewer, open, ...ownTiles(view, event) };
  }
  const faceUp = handsAfter(view.faceUp ?? [], event);
  if (view.viewer === 'spectator') return { viewer: view.viewer, open, faceUp };
  const { viewer } = view;
  const hand = faceUp[viewer] ?? [];
  return { viewer, open, hand, held: heldAfter(view, event, hand), faceUp };
}

type OwnTiles = Pick<SeatView, 'hand' | 'held' | 'choice'>;

const isNewTurn = ({ type }: SeenEvent): boolean => type === 'dealt' || type === 'passed';

function heldAfter({ held }: SeatView, event: SeenEvent, hand: SeatView['hand']): SeatView['held'] {
  if (event.type === 'begun') return [];
  return isNewTurn(event) ? [...held, hand] : held;
}

function ownTiles(view: SeatView, event: SeenEvent): OwnTiles {
  const hand = handAfter(view, event);
  const held = heldAfter(view, event, hand);
  const choice = choiceAfter(view, event);
  return choice === undefined ? { hand, held } : { hand, held, choice };
}

function handAfter({ viewer, hand }: SeatView, event: SeenEvent): SeatView['hand'] {
  switch (event.type) {
    case 'begun':
    case 'discarded':
      return [];
    case 'dealt':
    case 'passed':
      return event.hand ?? [];
    case 'revealed':
      return without(hand, event.choices[viewer] ?? []) ?? hand;
    default:
      return hand;
  }
}

function choiceAfter({ viewer, choice }: SeatView, event: SeenEvent): SeatView['choice'] {
  if (event.type === 'begun' || event.type === 'revealed') return undefined;
  if (event.type === 'automa' && event.move.seat === viewer) return event.move.takes.map(({ tile }) => tile);
  return event.type === 'chose' && event.seat === viewer ? event.tiles : choice;
}
