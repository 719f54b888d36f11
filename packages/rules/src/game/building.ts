/** From the reveal to a tile in a city: what revealing and placing do to the open game. */
import { builtCityAt } from '../cities/kind.ts';
import { withTile } from '../city/city.ts';
import { itemAt } from '../lists.ts';
import { modeRules } from '../modes/modes.ts';
import type { EventOf } from '../state/event.ts';
import type { SeenEvent } from './seen-event.ts';
import type { CalmGame, Pending, RunningGame } from '../state/state.ts';

export function revealed(
  open: CalmGame,
  { choices, automa }: Extract<SeenEvent, { readonly type: 'revealed' }>,
): CalmGame {
  const { placerIn, citiesOf } = modeRules(open.options);
  const pending: Pending[] = [];
  choices.forEach((tiles, seat) => {
    if (seat === automa?.seat) return;
    const cities = citiesOf(seat, open.options.seats);
    for (const tile of tiles) pending.push({ seat, tile, cities });
  });
  for (const { tile, city } of automa?.takes ?? [])
    pending.push({ seat: placerIn(city), tile, cities: [city] });
  return {
    ...open,
    phase: 'placing',
    pending,
    handSize: open.handSize - (choices[0]?.length ?? 0),
    automas: automa === undefined ? [] : [automa],
  };
}

/** Any placement ends all waiting (PLACE-8). */
export function placed(open: RunningGame, { seat, city, tile, at }: EventOf<'placed'>): CalmGame {
  const pending = pendingAfter(open.pending, { seat, city, tile });
  const cities = open.cities.with(city, withTile(builtCityAt(open.cities, city), { tile, at, seat }));
  return { ...freed(open), pending, cities, waiting: open.waiting.length === 0 ? open.waiting : [] };
}

type Used = Pick<EventOf<'placed'>, 'seat' | 'city' | 'tile'>;

/** What is left to place. A seat's other tile can then only go to its other city (PLACE-1). */
function pendingAfter(before: readonly Pending[], used: Used): readonly Pending[] {
  const nth = indexOfUsed(before, used);
  const pending = nth < 0 ? [...before] : before.toSpliced(nth, 1);
  if ((before[nth]?.cities.length ?? 0) <= 1) return pending;
  pending.forEach((other, place) => {
    if (other.seat !== used.seat || other.cities.length <= 1) return;
    pending[place] = { ...other, cities: other.cities.filter((left) => left !== used.city) };
  });
  return pending;
}

/** Nobody must place any more. */
export function freed(open: RunningGame): CalmGame {
  if (open.mustPlace === undefined) return open;
  const { mustPlace: _, ...rest } = open;
  return rest;
}

/** The pending tile that a placement uses up: of equal ones that with the least freedom; -1 if there is none. */
function indexOfUsed(pending: readonly Pending[], { seat, city, tile }: Used): number {
  let used = -1;
  let freedom = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < pending.length; nth++) {
    const other = itemAt(pending, nth);
    if (other.seat !== seat || other.tile !== tile || other.cities.length >= freedom) continue;
    if (!other.cities.includes(city)) continue;
    used = nth;
    freedom = other.cities.length;
  }
  return used;
}
