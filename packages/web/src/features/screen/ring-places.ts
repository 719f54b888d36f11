/** Where cities and seats stand on the big screen, so that the ring reads clockwise as at a table. */
import { citiesOfSeats, type Options } from '@duopolis/rules';
import type { OnRing } from '../../game/players/ring.ts';

interface Places {
  readonly above: readonly OnRing[];
  /** From left to right, which is against the clock. */
  readonly below: readonly OnRing[];
}

/** City, seat, city, seat: in the order of the table, from the first city. */
function around(options: Options): readonly OnRing[] {
  const owners = citiesOfSeats(options);
  if (options.mode !== 'table')
    return owners.flatMap((cities, seat): readonly OnRing[] => [
      ...cities
        .filter((city) => owners.findIndex((own) => own.includes(city)) === seat)
        .map((city) => ({ kind: 'city', city }) as const),
      { kind: 'seat', seat },
    ]);
  return owners.flatMap(([city], seat): readonly OnRing[] => [
    { kind: 'seat', seat },
    { kind: 'city', city },
  ]);
}

/** The first half runs along the top, the rest comes back below. */
export function placesOf(options: Options): Places {
  const ring = around(options);
  const half = Math.ceil(ring.length / 2);
  return { above: ring.slice(0, half), below: ring.slice(half).toReversed() };
}
