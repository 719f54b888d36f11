/** What a viewer gets of an event: all of it, a part, or nothing. Public events pass unchanged. */
import { eventFilterOf, INITIAL_STATE, type SeenEvent } from '@duopolis/rules';
import { ownOf } from '@duopolis/rules/lists';
import { endedWithoutSeed, keepsSeed } from './deal.ts';
import type { TableEvent, TableEventOf } from './event.ts';
import { isBuilder } from './seats.ts';
import type { SeenTableEvent } from './seen-event.ts';
import type { MemberId, TableState } from './state.ts';
import { seesTalkIn } from './strict.ts';
import { UNHEARD } from './talk/talk-message.ts';
import { offerFor, viewerOf } from './view.ts';

/** What a member gets. Members who see the same get the same object, so that it is serialized once. */
export type TableEventFilter = (you: MemberId) => SeenTableEvent | undefined;

export const tableEventFor = (
  before: TableState,
  event: TableEvent,
  you: MemberId,
): SeenTableEvent | undefined => tableEventFilterOf(before, event)(you);

export function tableEventFilterOf(before: TableState, event: TableEvent): TableEventFilter {
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
      return gameEventTo(event, before);
    case 'offered':
      return offeredTo(event, before);
    case 'offer-moved':
    case 'offer-agreed':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'offer-died':
    case 'undo-asked':
    case 'undo-declined':
    case 'undo-lapsed':
      return (you) => (seesTalkIn(open, you, event.city) ? event : undefined);
    case 'said':
      return saidTo(event, before);
    case 'muted':
      return (you) => (event.by === you ? event : undefined);
    /** Listed one by one, so that a new event is secret by default. */
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

const offeredTo =
  (event: TableEventOf<'offered'>, { open }: TableState): TableEventFilter =>
  (you) => {
    if (!seesTalkIn(open, you, event.offer.city)) return undefined;
    const offer = offerFor(open, event.offer, you);
    return offer === event.offer ? event : { ...event, offer };
  };

const saidTo =
  (event: TableEventOf<'said'>, { open, asides }: TableState): TableEventFilter =>
  (you) => {
    if (event.channel !== 'table' && !isBuilder(open, you, event.channel)) return undefined;
    return ownOf(asides.mutes, you)?.includes(event.by) === true ? { ...event, content: UNHEARD } : event;
  };

/** A repeated answer is private. */
function answeredTo(event: TableEventOf<'answered'>, { open }: TableState): TableEventFilter {
  const { answer: _, ...seen } = event;
  const again = open.chairs[event.seat]?.answered === true;
  return (you) => {
    if (event.member === you) return event;
    return again ? undefined : seen;
  };
}

/** The rules decide what each viewer sees of the game; the table may keep the seed of its deal. */
function gameEventTo(
  happened: TableEventOf<'game'>,
  { open, game = INITIAL_STATE }: TableState,
): TableEventFilter {
  const event =
    happened.event.type === 'ended' && keepsSeed(open.options)
      ? endedWithoutSeed(happened.event)
      : happened.event;
  const filter = eventFilterOf(game, event);
  const shared = new Map<SeenEvent, SeenTableEvent>([[happened.event, happened]]);
  return (you) => {
    const seen = filter(viewerOf(open, you));
    if (seen === undefined) return undefined;
    const same = shared.get(seen) ?? { ...happened, event: seen };
    shared.set(seen, same);
    return same;
  };
}
