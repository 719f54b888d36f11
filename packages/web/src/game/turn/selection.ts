/** The current tile: mine to place, one of my hand to assign, or one being discussed. */
import type { CityIndex, OpenGame, Seat, Tile } from '@duopolis/rules';
import type { Offer } from '@duopolis/table';
import type { Slot } from './placement-draft.ts';

export type Selection =
  /** Whatever comes next. */
  | { readonly kind: 'next' }
  | { readonly kind: 'none' }
  /** A tile of mine that is to be placed. */
  | { readonly kind: 'slot'; readonly slot: number }
  /** A tile of my hand that is to be assigned (SOLO-2). */
  | { readonly kind: 'hand'; readonly index: number }
  /** An offer that is to be moved. */
  | { readonly kind: 'offer'; readonly city: CityIndex; readonly id: number }
  /** A tile of my partner, for which I make an offer or a counter-offer. */
  | {
      readonly kind: 'theirs';
      readonly city: CityIndex;
      readonly owner: Seat;
      readonly tile: Tile;
      readonly counters?: number;
    };

/** The selection with all its details. */
export interface Aim {
  readonly tile: Tile;
  readonly owner: Seat;
  readonly cities: readonly CityIndex[];
  readonly slot?: Slot;
  readonly offer?: Offer;
  readonly counters?: number;
}

const citiesWith = (offers: readonly Offer[], seat: Seat, tile: Tile): number =>
  new Set(offers.filter((offer) => offer.owner === seat && offer.tile === tile).map(({ city }) => city)).size;

/** The first tile without a placement or offer; none while offers wait for an answer. An offer is for one of two equal tiles. */
export function nextSlot(slots: readonly Slot[], offers: readonly Offer[], seat: Seat): number | undefined {
  const open = slots.flatMap(({ tile, staged }, slot) => (staged === undefined ? [{ tile, slot }] : []));
  const left = open.find(({ tile }, nth) => {
    const equalBefore = open.slice(0, nth).filter((one) => one.tile === tile).length;
    return equalBefore >= citiesWith(offers, seat, tile);
  });
  return left?.slot;
}

export function aimOf(
  selection: Selection,
  { pending }: OpenGame,
  {
    slots,
    offers,
    seat,
  }: { readonly slots: readonly Slot[]; readonly offers: readonly Offer[]; readonly seat: Seat },
): Aim | undefined {
  switch (selection.kind) {
    case 'slot': {
      const slot = slots[selection.slot];
      return slot && { tile: slot.tile, owner: seat, cities: slot.cities, slot };
    }
    case 'offer': {
      const { city, id } = selection;
      const offer = offers.find((other) => other.city === city && other.id === id);
      return offer && { tile: offer.tile, owner: offer.owner, cities: [city], offer };
    }
    case 'theirs': {
      const { city, owner, tile, counters } = selection;
      const isThere = pending.some(
        (one) => one.seat === owner && one.tile === tile && one.cities.includes(city),
      );
      if (!isThere) return undefined;
      return { tile, owner, cities: [city], ...(counters !== undefined && { counters }) };
    }
    case 'next':
    case 'none':
    case 'hand':
      return undefined;
  }
}
