/** From a secret choice to a tile in a city: what choosing, revealing and placing do to the state. */
import { EMPTY_CITY, withTile } from '../city/city.ts';
import { partnerIn } from '../modes/duo.ts';
import { YOU } from '../modes/solo.ts';
import { without } from '../tile.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { EventOf } from './event.ts';
import { citiesOfSeats } from './result.ts';
import type { GameState, HiddenGame, OpenGame, Pending } from './state.ts';

export const chose = ({ open, hidden }: GameState, { seat, tiles }: EventOf<'chose'>): GameState => ({
  open: open.chosen[seat] === true ? open : { ...open, chosen: open.chosen.with(seat, true) },
  hidden: { ...hidden, choices: hidden.choices.with(seat, tiles) },
});

export function revealed({ open, hidden }: GameState, { choices }: EventOf<'revealed'>): GameState {
  const { automa: move } = hidden;
  const cities = citiesOfSeats(open.options);
  const byHumans = choices.flatMap((tiles, seat) =>
    seat === move?.seat ? [] : tiles.map((tile): Pending => ({ seat, tile, cities: cities[seat] ?? [] })),
  );
  const forAutoma = (move?.takes ?? []).map(
    ({ tile, city }): Pending => ({
      seat: partnerIn(city) ?? YOU,
      tile,
      cities: [city],
    }),
  );
  const hands = hidden.hands.map((hand, seat) => without(hand, choices[seat] ?? []) ?? hand);
  return {
    open: {
      ...open,
      phase: 'placing',
      pending: [...byHumans, ...forAutoma],
      handSize: hands[0]?.length ?? 0,
      automas: move === undefined ? [] : [move],
    },
    hidden: { ...withoutMove(hidden), hands, choices: hidden.choices.map(() => undefined) },
  };
}

function withoutMove(hidden: HiddenGame): HiddenGame {
  if (hidden.automa === undefined) return hidden;
  const { automa: _, ...rest } = hidden;
  return rest;
}

/** A seat's other tile can then only go to its other city (PLACE-1); any placement ends all waiting (PLACE-8). */
export function placed({ open, hidden }: GameState, { seat, city, tile, at }: EventOf<'placed'>): GameState {
  const used = usedBy(open.pending, seat, city, tile);
  const free = (used?.cities.length ?? 0) > 1;
  const pending = open.pending
    .filter((other) => other !== used)
    .map((other) =>
      free && other.seat === seat && other.cities.length > 1
        ? { ...other, cities: other.cities.filter((left) => left !== city) }
        : other,
    );
  const cities = open.cities.with(city, withTile(open.cities[city] ?? EMPTY_CITY, { tile, at, seat }));
  return { open: { ...freed(open), pending, cities, waiting: [] }, hidden };
}

/** Nobody must place any more. */
function freed(open: OpenGame): OpenGame {
  if (open.mustPlace === undefined) return open;
  const { mustPlace: _, ...rest } = open;
  return rest;
}

/** The pending tile that a placement uses up: of equal ones that with the least freedom. */
function usedBy(pending: readonly Pending[], seat: Seat, city: CityIndex, tile: Tile): Pending | undefined {
  let used: Pending | undefined;
  for (const other of pending) {
    if (other.seat !== seat || other.tile !== tile || !other.cities.includes(city)) continue;
    if (used === undefined || other.cities.length < used.cities.length) used = other;
  }
  return used;
}
