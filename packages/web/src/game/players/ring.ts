/** The ring from a seat's point of view: neighbours on the left and right, the others on the arch between. */
import { type CityIndex, modeRules, type Options, type Pass, type Seat } from '@duopolis/rules';
import { buildersOf } from '@duopolis/table';

export type RingPart =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'city'; readonly city: CityIndex };

export interface Ring {
  /** The seat the ring is seen from. */
  readonly from: Seat;
  /** Its left and its right city. */
  readonly own: readonly [left: CityIndex, right: CityIndex];
  /** From the left partner over the far side to the right partner: clockwise, like the seat numbers. */
  readonly arch: readonly RingPart[];
}

/** The cities of two neighbours, which only the pair shares; a duel has none. */
function ringOfTable({ seats, ...options }: Options, from: Seat): Ring {
  const rules = modeRules(options);
  const arch = Array.from({ length: seats - 1 }, (_, nth): readonly RingPart[] => {
    const seat = (from + nth + 1) % seats;
    const [city] = rules.citiesOf(seat, seats);
    return [{ kind: 'seat', seat }, ...(nth < seats - 2 ? [{ kind: 'city', city } as const] : [])];
  });
  return { from, own: rules.citiesOf(from, seats), arch: arch.flat() };
}

/** In a duel the opponent sits between the two cities that only they build. */
function ringOfDuel(options: Options, from: Seat): Ring {
  const { citiesOf } = modeRules(options);
  const seat = 1 - from;
  const [left, right] = citiesOf(seat, options.seats);
  return {
    from,
    own: citiesOf(from, options.seats),
    arch: [
      { kind: 'city', city: right },
      { kind: 'seat', seat },
      { kind: 'city', city: left },
    ],
  };
}

/** Spectators see the table from the first seat. */
export const ringFrom = (options: Options, from: Seat = 0): Ring =>
  options.mode === 'duel' ? ringOfDuel(options, from) : ringOfTable(options, from);

/** The seat that a hand goes to. */
export function passesTo({ seats }: Options, from: Seat, pass: Pass): Seat | undefined {
  if (pass === 'none') return undefined;
  return (from + (pass === 'left' ? 1 : seats - 1)) % seats;
}

/** The other builder of a city, Automas included. */
export function partnerOf(options: Options, city: CityIndex, seat: Seat): Seat | undefined {
  const { citiesOf } = modeRules(options);
  return Array.from({ length: options.seats }, (_, other) => other).find(
    (other) => other !== seat && citiesOf(other, options.seats).includes(city),
  );
}

/** The builders of a city, for its name plate. */
export const seatsAt = (options: Options, city: CityIndex): readonly Seat[] =>
  Array.from({ length: options.seats }, (_, seat) => seat).filter((seat) =>
    modeRules(options).citiesOf(seat, options.seats).includes(city),
  );

/** Whether two people or bots talk about a city: with an Automa one is alone. */
export const isShared = (options: Options, city: CityIndex): boolean => buildersOf(options, city).length > 1;
