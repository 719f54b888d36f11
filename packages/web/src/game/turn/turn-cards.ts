/** The offers of a city as cards, one shown at a time: numbered by age, alike for both partners. */
import { signal } from '@preact/signals';
import type { CityIndex, Seat } from '@duopolis/rules';
import type { Offer } from '@duopolis/table';
import type { TurnSeat } from './turn-seat.ts';
import { isSettled } from './turn-requests.ts';

/**
 * Open: I am asked. Refused: my offer was declined. Waiting: my offer has no answer yet. Agreed: both want it. Countered: I
 * was asked, and have asked for another space.
 */
const CARD_STATES = ['open', 'refused', 'waiting', 'agreed', 'countered'] as const;
type CardState = (typeof CARD_STATES)[number];

export interface OfferCard {
  readonly offer: Offer;
  /** The same on the card and on the ghost, from 1. */
  readonly number: number;
  readonly state: CardState;
}

const isDeclined = ({ answer }: Offer): boolean => answer?.agrees === false;

function stateOf(offer: Offer, offers: readonly Offer[], seat: Seat): CardState {
  if (isSettled(offer)) return 'agreed';
  if (offer.by === seat) return isDeclined(offer) ? 'refused' : 'waiting';
  const isCountered = offers.some(
    ({ by, counters, answer }) => by === seat && counters === offer.id && answer === undefined,
  );
  return isCountered ? 'countered' : 'open';
}

const hasDeclined = ({ by, answer }: Offer, seat: Seat): boolean =>
  by !== seat && answer?.by === seat && !answer.agrees;

/** What we have agreed on for the same tile replaces it. */
const isReplaced = (offer: Offer, offers: readonly Offer[]): boolean =>
  !isSettled(offer) &&
  offers.some((one) => isSettled(one) && one.owner === offer.owner && one.tile === offer.tile);

const offersIn = (offers: readonly Offer[], city: CityIndex): readonly Offer[] =>
  offers.filter((offer) => offer.city === city).toSorted((one, other) => one.id - other.id);

/** Oldest first, so that a new offer changes no number; offers I have declined are left out. */
function cardsOf(all: readonly Offer[], city: CityIndex, seat: Seat): readonly OfferCard[] {
  const offers = offersIn(all, city);
  return offers.flatMap((offer, nth) =>
    hasDeclined(offer, seat) || isReplaced(offer, offers)
      ? []
      : { offer, number: nth + 1, state: stateOf(offer, offers, seat) },
  );
}

/** The card to show first: a counter-offer, the newest question to me, then the answer to what I have asked. */
const firstCard = (cards: readonly OfferCard[]): OfferCard | undefined =>
  cards.findLast(({ state, offer }) => state === 'open' && offer.counters !== undefined) ??
  CARD_STATES.map((state) => cards.findLast((card) => card.state === state)).find(
    (card) => card !== undefined,
  );

/** The selected card, and the newest one at that time. */
interface Page {
  readonly id: number;
  readonly newest: number;
  readonly isHeld: boolean;
}

export interface TurnCards {
  readonly of: (city: CityIndex) => readonly OfferCard[];
  /** The last one that I have declined: I may still agree. */
  readonly declined: (city: CityIndex) => Offer | undefined;
  readonly shown: (city: CityIndex) => OfferCard | undefined;
  readonly show: (city: CityIndex, id: number) => void;
  /** While the pointer or the focus is in a card, no new offer replaces it. */
  readonly hold: (city: CityIndex) => void;
  readonly release: (city: CityIndex) => void;
}

const newestOf = (cards: readonly OfferCard[]): number => cards.at(-1)?.offer.id ?? 0;

export function turnCardsOf({ game, offers }: Pick<TurnSeat, 'game' | 'offers'>): TurnCards {
  const pages = signal<ReadonlyMap<CityIndex, Page>>(new Map());
  const of = (city: CityIndex): readonly OfferCard[] => {
    const seat = game.value?.viewer;
    return seat === undefined ? [] : cardsOf(offers.value, city, seat);
  };
  const shown = (city: CityIndex): OfferCard | undefined => {
    const [cards, page] = [of(city), pages.value.get(city)];
    const turned = page && cards.find(({ offer }) => offer.id === page.id);
    const isCurrent = page !== undefined && (page.isHeld || page.newest === newestOf(cards));
    return turned !== undefined && isCurrent ? turned : firstCard(cards);
  };
  const keep = (city: CityIndex, page: Page): void => {
    pages.value = new Map([...pages.value, [city, page]]);
  };
  return {
    of,
    declined: (city) => {
      const seat = game.value?.viewer;
      const all = offersIn(offers.value, city);
      return seat === undefined
        ? undefined
        : all.findLast((offer) => hasDeclined(offer, seat) && !isReplaced(offer, all));
    },
    shown,
    show: (city, id) =>
      keep(city, {
        id,
        newest: newestOf(of(city)),
        isHeld: pages.value.get(city)?.isHeld ?? false,
      }),
    hold: (city) => {
      const id = shown(city)?.offer.id;
      if (id !== undefined) keep(city, { id, newest: newestOf(of(city)), isHeld: true });
    },
    release: (city) => {
      const page = pages.value.get(city);
      if (page?.isHeld === true) keep(city, { ...page, isHeld: false });
    },
  };
}
