/** Applies an event to the private state; clients use the same function on what they see. */
import { ownOf } from '@duopolis/rules/lists';
import type { SeenTableEvent } from './seen-event.ts';
import type { TableEvent } from './event.ts';
import { type PrivateState, type MemberId, NO_PRIVATE_STATE, type Offer, type Talk } from './state.ts';
import type { Channel, Message } from './talk/talk-message.ts';

/** Messages kept in each channel. */
const KEPT = 50;

export function evolvePrivate(state: PrivateState, event: TableEvent | SeenTableEvent): PrivateState {
  switch (event.type) {
    case 'created':
      return NO_PRIVATE_STATE;
    case 'left':
    case 'removed':
      return {
        ...state,
        mutes: without(state.mutes, event.member),
        answers: without(state.answers, event.member),
      };
    case 'answered':
      return event.answer === undefined
        ? state
        : { ...state, answers: { ...state.answers, [event.member]: event.answer } };
    case 'started':
    case 'rematched':
      return { ...state, offers: [], asks: [], answers: {}, talk: { ...state.talk, cities: [] } };
    case 'offered':
      return { ...state, offers: [...state.offers, event.offer] };
    case 'offer-moved':
      return withOffer(state, event, ({ answer: _answer, ...offer }) => ({
        ...offer,
        cell: event.cell,
        agreed: [event.by],
      }));
    case 'offer-agreed':
      return withOffer(state, event, ({ answer: _answer, ...offer }) => ({
        ...offer,
        agreed: [...offer.agreed, event.by],
        ...(event.reasons !== undefined && {
          answer: { by: event.by, agrees: true, reasons: event.reasons },
        }),
      }));
    case 'offer-declined':
      return withOffer(state, event, (offer) => ({
        ...offer,
        agreed: offer.agreed.filter((seat) => seat !== event.by),
        answer: { by: event.by, agrees: false, reasons: event.reasons },
      }));
    case 'offer-withdrawn':
    case 'offer-died':
      return { ...state, offers: state.offers.filter((offer) => !isThis(offer, event)) };
    case 'undo-asked': {
      const { seat, city, tile, cell } = event;
      return { ...state, asks: [...state.asks, { seat, city, tile, cell }] };
    }
    case 'undo-declined':
    case 'undo-lapsed':
    case 'undone':
      return { ...state, asks: state.asks.filter(({ city }) => city !== event.city) };
    case 'said':
      return { ...state, talk: withMessage(state.talk, event.channel, messageOf(state, event)) };
    case 'muted':
      return { ...state, mutes: withMute(state.mutes, event) };
    default:
      return state;
  }
}

const without = <T>(record: { readonly [key: string]: T }, key: string): { readonly [key: string]: T } => {
  const { [key]: _, ...rest } = record;
  return rest;
};

interface OfferName {
  readonly city: number;
  readonly id: number;
}

const isThis = (offer: Offer, { city, id }: OfferName): boolean => offer.city === city && offer.id === id;

const withOffer = (state: PrivateState, name: OfferName, change: (offer: Offer) => Offer): PrivateState => ({
  ...state,
  offers: state.offers.map((offer) => (isThis(offer, name) ? change(offer) : offer)),
});

function messageOf(
  { mutes }: PrivateState,
  { at, by, content }: Pick<Message, 'at' | 'by' | 'content'>,
): Message {
  const unheardBy = Object.keys(mutes).filter((member) => mutes[member]?.includes(by));
  return unheardBy.length === 0 ? { at, by, content } : { at, by, content, unheardBy };
}

function withMessage({ table, cities }: Talk, channel: Channel, message: Message): Talk {
  const added = (messages: readonly Message[]): readonly Message[] => [...messages, message].slice(-KEPT);
  if (channel === 'table') return { table: added(table), cities };
  const channels = Array.from(
    { length: Math.max(cities.length, channel + 1) },
    (_, city) => cities[city] ?? [],
  );
  return { table, cities: channels.with(channel, added(channels[channel] ?? [])) };
}

function withMute(
  mutes: PrivateState['mutes'],
  { by, member, mute }: { readonly by: MemberId; readonly member: MemberId; readonly mute: boolean },
): PrivateState['mutes'] {
  const others = (ownOf(mutes, by) ?? []).filter((other) => other !== member);
  return { ...mutes, [by]: mute ? [...others, member] : others };
}
