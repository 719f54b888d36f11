/** The offers of a city as cards, one shown at a time: numbered by age. */
import { signal } from '@preact/signals';
import type { CityIndex, Seat } from '@duopolis/rules';
import type { Offer } from '@duopolis/table';
import type { TurnSeat } from './turn-seat.ts';
import { isSettled } from './turn-requests.ts';

/** Open: I am asked. Refused: my offer was declined. Waiting: my offer has no answer yet. Agreed: both want it. */
const CARD_STATES = ['refused', 'open', 'waiting', 'agreed'] as const;
type CardState = (typeof CARD_STATES)[number];

export interface OfferCard {
  readonly offer: Offer;
  /** The same on the card and on the ghost, from 1. */
  readonly number: number;
  readonly state: CardState;
}

function stateOf(offer: Offer, seat: Seat): CardState {
  if (isSettled(offer)) return 'agreed';
  if (offer.by !== seat) return 'open';
  return offer.answer?.agrees === false ? 'refused' : 'waiting';
}

const hasDeclined = ({ by, answer }: Offer, seat: Seat): boolean =>
  by !== seat && answer?.by === seat && !answer.agrees;

/** Oldest first, so that a new offer changes no number; offers I have declined are left out. */
const cardsOf = (offers: readonly Offer[], city: CityIndex, seat: Seat): readonly OfferCard[] =>
  offers
    .filter((offer) => offer.city === city && !hasDeclined(offer, seat))
    .toSorted((one, other) => one.id - other.id)
    .map((offer, nth) => ({ offer, number: nth + 1, state: stateOf(offer, seat) }));

/** Of several in a state, the newest. A question that I have answered with a counter-offer comes last. */
function firstCard(cards: readonly OfferCard[]): OfferCard | undefined {
  const countered = new Set(cards.map(({ offer }) => offer.counters));
  const isCountered = ({ state, offer }: OfferCard): boolean => state === 'open' && countered.has(offer.id);
  const [later, sooner] = [cards.filter(isCountered), cards.filter((card) => !isCountered(card))];
  return (
    sooner.findLast(({ state, offer }) => state === 'open' && offer.counters !== undefined) ??
    CARD_STATES.map((state) => sooner.findLast((card) => card.state === state)).find(
      (card) => card !== undefined,
    ) ??
    later.at(-1)
  );
}

/** The selected card, and the newest one at that time. */
interface Page {
  readonly id: number;
  readonly newest: number;
  readonly isHeld: boolean;
}

export interface TurnCards {
  readonly of: (city: CityIndex) => readonly OfferCard[];
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
