/** What two partners have said and done about their city, in order: messages, offers, answers, and tiles placed. */
import type { CityIndex } from '@duopolis/rules';
import type { Channel, Message, Offer, SeenTableEvent, TableView } from '@duopolis/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Link, Step } from '../link/link.ts';
import { ownSeat } from '../players/seat-names.ts';
import { messagesIn } from './unread.ts';

/** An event of a city's conversation, with the offer it is about. */
export interface CityEvent {
  readonly kind: 'event';
  readonly city: CityIndex;
  readonly at: number;
  readonly event: SeenTableEvent;
  readonly offer?: Offer;
}

export type Line = CityEvent | { readonly kind: 'said'; readonly at: number; readonly message: Message };

const MOST = 100;

const offerIn = ({ asides }: TableView, city: CityIndex, id: number): Offer | undefined =>
  asides.offers.find((offer) => offer.city === city && offer.id === id);

/** Nothing for what needs no line: I know what I have done myself. */
function cityEventOf({ event, before, after }: Step): CityEvent | undefined {
  const own = ownSeat(after.open, after.you);
  const inCity = (city: CityIndex, offer?: Offer): CityEvent => ({
    kind: 'event',
    city,
    at: event.at,
    event,
    ...(offer !== undefined && { offer }),
  });
  switch (event.type) {
    case 'offered':
      return inCity(event.offer.city, event.offer);
    case 'offer-agreed':
    case 'offer-declined': {
      const offer = offerIn(before, event.city, event.id);
      return offer && inCity(event.city, offer);
    }
    case 'undo-asked':
      return inCity(event.city);
    case 'undo-declined':
      return event.by === own ? undefined : inCity(event.city);
    case 'undone':
      return event.seat === own ? undefined : inCity(event.city);
    case 'game': {
      const { event: move } = event;
      const isPartners = move.type === 'placed' && move.seat !== own;
      return isPartners ? inCity(move.city) : undefined;
    }
    default:
      return undefined;
  }
}

const kept = new WeakMap<Link, ReadonlySignal<readonly CityEvent[]>>();

/** Listens from the first call, while the link lives: a table calls it when it opens, before anything is said. */
export function cityEventsAt(link: Link): ReadonlySignal<readonly CityEvent[]> {
  const known = kept.get(link);
  if (known !== undefined) return known;
  const events = signal<readonly CityEvent[]>([]);
  link.onStep((step) => {
    const next = cityEventOf(step);
    const before = step.event.type === 'started' ? [] : events.value;
    if (next !== undefined || before !== events.value)
      events.value = [...before, ...(next === undefined ? [] : [next])].slice(-MOST);
  });
  kept.set(link, events);
  return events;
}

/** Oldest first. */
export function exchangeIn(link: Link, view: TableView, channel: Channel): readonly Line[] {
  const said = messagesIn(view, channel).map((message): Line => ({ kind: 'said', at: message.at, message }));
  if (channel === 'table') return said;
  const done = cityEventsAt(link).value.filter(({ city }) => city === channel);
  return [...said, ...done].toSorted((one, other) => one.at - other.at);
}

/** The last line beside an open offer, whose card says itself what is offered. */
export const lastBesideOffer = (lines: readonly Line[]): Line | undefined =>
  lines.findLast((line) => line.kind === 'said' || line.event.type !== 'offered');
