/** What a viewer gets of an event: all of it, less, or nothing. Public events are passed on as they are. */
import type { GameState, Tile, Viewer } from '@duopolis/rules';
import type { ClientEvent, ClientGameEvent } from './client-event.ts';
import { endedWithoutSeed, keepsSeed } from './deal.ts';
import type { TableEvent, TableEventOf } from './event.ts';
import { isBuilder } from './seats.ts';
import { type MemberId, ownOf, type TableState } from './state.ts';
import { UNHEARD } from './talk/message.ts';
import { offerFor, viewerOf } from './view.ts';

/** What a viewer gets; those who get the same get the same object, so that it need be written only once. */
export type Teller = (you: MemberId) => ClientEvent | undefined;

export const eventFor = (
  event: TableEvent,
  you: MemberId,
  before: TableState,
  after: TableState,
): ClientEvent | undefined => tellerOf(event, before, after)(you);

export function tellerOf(event: TableEvent, before: TableState, after: TableState): Teller {
  const { open } = before;
  switch (event.type) {
    case 'created': {
      const { code: _, ...seen } = event;
      return () => seen;
    }
    case 'started': {
      const { index: _, ...seen } = event;
      return () => seen;
    }
    case 'answered':
      return answeredTo(event, before);
    case 'game':
      return gameEventTo(event, before, after);
    case 'offered':
      return (you) => {
        if (!isBuilder(open, you, event.offer.city)) return undefined;
        const offer = offerFor(open, event.offer, you);
        return offer === event.offer ? event : { ...event, offer };
      };
    case 'offer-moved':
    case 'offer-agreed':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'offer-died':
    case 'undo-asked':
    case 'undo-declined':
    case 'undo-lapsed':
      return (you) => (isBuilder(open, you, event.city) ? event : undefined);
    case 'said':
      return (you) => {
        if (event.channel !== 'table' && !isBuilder(open, you, event.channel)) return undefined;
        return ownOf(before.asides.mutes, you)?.includes(event.by) === true
          ? { ...event, content: UNHEARD }
          : event;
      };
    case 'muted':
      return (you) => (event.by === you ? event : undefined);
    /** Named one by one, so that a new event is a secret until somebody decides otherwise. */
    case 'joined':
    case 'went':
    case 'returned':
    case 'left':
    case 'removed':
    case 'handed-over':
    case 'sat':
    case 'stood':
    case 'bot-sat':
    case 'bot-stood':
    case 'readied':
    case 'seated':
    case 'undone':
    case 'came':
    case 'dropped':
    case 'taken-over':
    case 'taken-back':
    case 'nudged':
    case 'rematched':
    case 'closed':
      return () => event;
  }
}

/** That someone answers again is nobody's business. */
function answeredTo(event: TableEventOf<'answered'>, { open }: TableState): Teller {
  const { answer: _, ...seen } = event;
  const again = open.chairs[event.seat]?.answered === true;
  return (you) => {
    if (event.member === you) return event;
    return again ? undefined : seen;
  };
}

function gameEventTo(told: TableEventOf<'game'>, before: TableState, after: TableState): Teller {
  const { event } = told;
  const solo = before.open.options.game.mode === 'solo';
  const all = (seen: ClientGameEvent): Teller => {
    const same: ClientEvent = { ...told, event: seen };
    return () => same;
  };
  const viewer = (you: MemberId): Viewer => viewerOf(before.open, you);
  switch (event.type) {
    case 'begun': {
      const { supply: _, seed: __, ...seen } = event;
      return all(seen);
    }
    case 'dealt': {
      const { hands, ...seen } = event;
      if (solo) return all({ ...seen, hands });
      return (you) => ({ ...told, event: withHand(seen, viewer(you), hands) });
    }
    case 'passed': {
      if (solo) return () => told;
      const { hands } = (after.game as GameState).hidden;
      return (you) => ({ ...told, event: withHand(event, viewer(you), hands) });
    }
    case 'automa':
      return solo ? () => told : all({ type: 'chose', seat: event.move.seat });
    case 'chose': {
      const again = before.game?.open.chosen[event.seat] === true;
      const seen: ClientEvent = { ...told, event: { type: 'chose', seat: event.seat } };
      return (you) => {
        if (event.seat === viewer(you)) return told;
        return again ? undefined : seen;
      };
    }
    case 'revealed': {
      const automa = before.game?.hidden.automa;
      return automa === undefined ? () => told : all({ ...event, automa });
    }
    case 'ended':
      return keepsSeed(before.open.options) ? all(endedWithoutSeed(event)) : () => told;
    default:
      return () => told;
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
