/** What each viewer may know of an event: all of it, a part, or nothing. */
import { modeRules } from '../modes/modes.ts';
import type { Seat, Tile } from '../types.ts';
import { type Hands, passedOn } from './hands.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { AutomaMove, GameState } from '../state/state.ts';
import type { Viewer } from './view.ts';

/** Tiles that a viewer may not see are absent. */
export type SeenEvent =
  | Exclude<GameEvent, { readonly type: 'begun' | 'dealt' | 'chose' | 'revealed' | 'passed' }>
  | Omit<EventOf<'begun'>, 'supply' | 'seed'>
  /** With the viewer's own hand, or with all hands if they are open. */
  | (Omit<EventOf<'dealt'>, 'hands'> & { readonly hand?: readonly Tile[]; readonly hands?: Hands })
  | (EventOf<'passed'> & { readonly hand?: readonly Tile[] })
  /** Without the tiles: somebody else, or an Automa in secret, has chosen. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly tiles?: readonly Tile[] }
  /** With what an Automa chose in secret. */
  | (EventOf<'revealed'> & { readonly automa?: AutomaMove });

/** Viewers who see the same get the same object, so that it is serialized once. */
export type EventFilter = (viewer: Viewer) => SeenEvent | undefined;

export const eventFor = (state: GameState, event: GameEvent, viewer: Viewer): SeenEvent | undefined =>
  eventFilterOf(state, event)(viewer);

/** What everyone may know of an event that happens in a state; nothing if a seat only changes its choice. */
export function openEvent({ open, hidden }: GameState, event: GameEvent): SeenEvent | undefined {
  switch (event.type) {
    case 'begun': {
      const { supply: _, seed: __, ...seen } = event;
      return seen;
    }
    case 'dealt':
      return modeRules(open.options).openHands ? event : { type: 'dealt', round: event.round };
    case 'automa':
      return modeRules(open.options).openAutomas ? event : { type: 'chose', seat: event.move.seat };
    case 'chose':
      return open.chosen[event.seat] === true ? undefined : { type: 'chose', seat: event.seat };
    case 'revealed':
      return hidden.automa === undefined ? event : { ...event, automa: hidden.automa };
    /** Listed one by one, so that a new event is secret by default. */
    case 'set-up':
    case 'drew':
    case 'assigned':
    case 'placed':
    case 'waited':
    case 'stood-off':
    case 'passed':
    case 'discarded':
    case 'ended':
      return event;
  }
}

/** What every viewer gets of an event that happens in a state: what is open, and for a seat its own tiles. */
export function eventFilterOf(state: GameState, event: GameEvent): EventFilter {
  const seen = openEvent(state, event);
  const own = modeRules(state.open.options).openHands ? undefined : ownEvent(state, event);
  return (viewer) => (own === undefined || viewer === 'spectator' ? seen : (own(viewer) ?? seen));
}

/** What a seat gets with its own tiles in it, if it gets any. */
function ownEvent(
  { open, hidden }: GameState,
  event: GameEvent,
): ((seat: Seat) => SeenEvent | undefined) | undefined {
  switch (event.type) {
    case 'dealt':
      return (seat) => ({ type: 'dealt', round: event.round, hand: event.hands[seat] ?? [] });
    case 'passed': {
      const hands = passedOn(hidden.hands, event.to);
      return (seat) => ({ ...event, hand: hands[seat] ?? [] });
    }
    case 'chose':
      return (seat) => (seat === event.seat ? event : undefined);
    case 'automa': {
      if (modeRules(open.options).openAutomas) return undefined;
      const { seat: automa, takes } = event.move;
      const tiles = takes.map(({ tile }) => tile);
      return (seat) => (seat === automa ? { type: 'chose', seat, tiles } : undefined);
    }
    default:
      return undefined;
  }
}
