/** From the reveal to a tile in a city: what revealing and placing do to the open game. */
import { builtCityAt } from '../cities/kind.ts';
import { withTile } from '../city/city.ts';
import { modeRules } from '../modes/modes.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
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

/** A seat's other tile can then only go to its other city (PLACE-1); any placement ends all waiting (PLACE-8). */
export function placed(open: RunningGame, { seat, city, tile, at }: EventOf<'placed'>): CalmGame {
  const used = usedBy(open.pending, { seat, city, tile });
  const free = (used?.cities.length ?? 0) > 1;
  const pending: Pending[] = [];
  for (const other of open.pending) {
    if (other === used) continue;
    const loses = free && other.seat === seat && other.cities.length > 1;
    pending.push(loses ? { ...other, cities: other.cities.filter((left) => left !== city) } : other);
  }
  const cities = open.cities.with(city, withTile(builtCityAt(open.cities, city), { tile, at, seat }));
  return { ...freed(open), pending, cities, waiting: open.waiting.length === 0 ? open.waiting : [] };
}

/** Nobody must place any more. */
export function freed(open: RunningGame): CalmGame {
  if (open.mustPlace === undefined) return open;
  const { mustPlace: _, ...rest } = open;
  return rest;
}

/** The pending tile that a placement uses up: of equal ones that with the least freedom. */
function usedBy(
  pending: readonly Pending[],
  { seat, city, tile }: { readonly seat: Seat; readonly city: CityIndex; readonly tile: Tile },
): Pending | undefined {
  let used: Pending | undefined;
  for (const other of pending) {
    if (other.seat !== seat || other.tile !== tile || !other.cities.includes(city)) continue;
    if (used === undefined || other.cities.length < used.cities.length) used = other;
  }
  return used;
}
