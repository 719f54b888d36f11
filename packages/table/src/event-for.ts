/** What a viewer gets of an event: all of it, less, or nothing. Public events are passed on as they are. */
import type { GameEvent, GameState, Tile, Viewer } from '@duopolis/rules';
import type { ClientEvent, ClientGameEvent } from './client-event.ts';
import type { TableEvent } from './event.ts';
import { isBuilder } from './seats.ts';
import { type MemberId, ownOf, type TableState } from './state.ts';
import { UNHEARD } from './talk/message.ts';
import { offerFor, viewerOf } from './view.ts';

export function eventFor(
  event: TableEvent,
  you: MemberId,
  before: TableState,
  after: TableState,
): ClientEvent | undefined {
  const { open } = before;
  switch (event.type) {
    case 'created': {
      const { code: _, ...seen } = event;
      return seen;
    }
    case 'answered':
      return answeredFor(event, you, before);
    case 'game': {
      const seen = gameEventFor(event.event, you, before, after);
      return seen && (seen === event.event ? event : { ...event, event: seen });
    }
    case 'offered': {
      if (!isBuilder(open, you, event.offer.city)) return undefined;
      const offer = offerFor(open, event.offer, you);
      return offer === event.offer ? event : { ...event, offer };
    }
    case 'offer-moved':
    case 'offer-agreed':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'offer-died':
    case 'undo-asked':
    case 'undo-declined':
    case 'undo-lapsed':
      return isBuilder(open, you, event.city) ? event : undefined;
    case 'said':
      if (event.channel !== 'table' && !isBuilder(open, you, event.channel)) return undefined;
      return ownOf(before.asides.mutes, you)?.includes(event.by) === true
        ? { ...event, content: UNHEARD }
        : event;
    case 'muted':
      return event.by === you ? event : undefined;
    default:
      return event;
  }
}

/** That someone answers again is nobody's business. */
function answeredFor(
  event: Extract<TableEvent, { readonly type: 'answered' }>,
  you: MemberId,
  { open }: TableState,
): ClientEvent | undefined {
  if (event.member === you) return event;
  if (open.chairs[event.seat]?.answered === true) return undefined;
  const { answer: _, ...seen } = event;
  return seen;
}

function gameEventFor(
  event: GameEvent,
  you: MemberId,
  before: TableState,
  after: TableState,
): ClientGameEvent | undefined {
  const viewer = viewerOf(before.open, you);
  const solo = before.open.options.game.mode === 'solo';
  switch (event.type) {
    case 'begun': {
      const { supply: _, seed: __, ...seen } = event;
      return seen;
    }
    case 'dealt': {
      const { hands, ...seen } = event;
      return solo ? { ...seen, hands } : withHand(seen, viewer, hands);
    }
    case 'passed':
      return solo ? event : withHand(event, viewer, (after.game as GameState).hidden.hands);
    case 'automa':
      return solo ? event : { type: 'chose', seat: event.move.seat };
    case 'chose':
      if (event.seat === viewer) return event;
      return before.game?.open.chosen[event.seat] === true ? undefined : { type: 'chose', seat: event.seat };
    case 'revealed': {
      const automa = before.game?.hidden.automa;
      return automa === undefined ? event : { ...event, automa };
    }
    default:
      return event;
  }
}

/** A spectator has no hand. */
function withHand<T extends object>(
  event: T,
  viewer: Viewer,
  hands: readonly (readonly Tile[])[],
): T | (T & { readonly hand: readonly Tile[] }) {
  return viewer === 'spectator' ? event : { ...event, hand: hands[viewer] ?? [] };
}
