/** What I intend to do but have not confirmed: pure functions over the game as I see it. */
import type { CityIndex, OpenGame, Seat, Tile } from '@duopolis/rules';
import { builtCityAt, whyNot } from '@duopolis/rules/cities';
import { type Drafted, drafted, type Staged } from '@duopolis/table';

/** A tile of mine to place, and where it is tried. */
export interface Slot {
  readonly tile: Tile;
  readonly cities: readonly CityIndex[];
  readonly staged?: Staged;
}

const allows = (
  open: OpenGame,
  seat: Seat,
  { tile, city }: { readonly tile: Tile; readonly city: CityIndex },
): boolean => open.pending.some((own) => own.seat === seat && own.tile === tile && own.cities.includes(city));

/** My tiles in the order of the table; of equal tiles, any may be the tried one. */
export function slotsOf(open: OpenGame, seat: Seat, staged: readonly Staged[]): readonly Slot[] {
  const left = [...staged];
  return open.pending
    .filter((own) => own.seat === seat)
    .map(({ tile, cities }): Slot => {
      const nth = left.findIndex((one) => one.tile === tile && cities.includes(one.city));
      if (nth < 0) return { tile, cities };
      const [here] = left.splice(nth, 1);
      return here === undefined ? { tile, cities } : { tile, cities, staged: here };
    });
}

/** Of equal tiles, the one already tried in this city, otherwise one that is not tried. */
export function slotFor(slots: readonly Slot[], tile: Tile, city: CityIndex): Slot | undefined {
  const equal = slots.filter((own) => own.tile === tile && own.cities.includes(city));
  return (
    equal.find(({ staged }) => staged?.city === city) ??
    equal.find(({ staged }) => staged === undefined) ??
    equal[0]
  );
}

/**
 * The game in which a tile is tried in a city: without its own try, and without another try in its way, if there is one
 * (PLACE-1).
 */
export function roomFor(
  open: OpenGame,
  seat: Seat,
  {
    staged,
    slot: { tile, staged: own },
    city,
    mayMakeRoom = true,
  }: {
    readonly staged: readonly Staged[];
    readonly slot: Slot;
    readonly city: CityIndex;
    readonly mayMakeRoom?: boolean | undefined;
  },
): Drafted | undefined {
  const others = staged.filter((one) => one !== own);
  const inTheWay = mayMakeRoom ? others.filter((one) => one.city === city) : [];
  return [others, ...inTheWay.map((gone) => others.filter((one) => one !== gone))]
    .map((variant) => drafted(open, seat, variant))
    .filter((draft) => allows(draft.open, seat, { tile, city }))
    .toSorted((one, other) => other.staged.length - one.staged.length)[0];
}

/** The draft with a tile tried on a cell, or nothing if that is illegal. */
export function stage(
  open: OpenGame,
  seat: Seat,
  {
    staged,
    slot,
    to: { city, at },
  }: { readonly staged: readonly Staged[]; readonly slot: Slot; readonly to: Pick<Staged, 'city' | 'at'> },
): readonly Staged[] | undefined {
  const room = roomFor(open, seat, { staged, slot, city });
  if (room === undefined || whyNot(builtCityAt(room.open.cities, city), slot.tile, at) !== undefined)
    return undefined;
  return [...room.staged, { tile: slot.tile, city, at }];
}
