/** The positions of cities and seats on the big screen: the ring reads clockwise as at a table. */
import { citiesOfSeats, type Options } from '@duopolis/rules';
import type { RingPart } from '../../game/players/ring.ts';

interface Places {
  readonly above: readonly RingPart[];
  /** From left to right, which is counterclockwise. */
  readonly below: readonly RingPart[];
}

/** In the order of the table, from the first city; in a duel each player has two cities of their own. */
function around(options: Options): readonly RingPart[] {
  const owners = citiesOfSeats(options);
  return owners.flatMap(([left, right], seat): readonly RingPart[] =>
    options.mode === 'duel'
      ? [
          { kind: 'city', city: left },
          { kind: 'city', city: right },
          { kind: 'seat', seat },
        ]
      : [
          { kind: 'city', city: left },
          { kind: 'seat', seat: (seat + 1) % owners.length },
        ],
  );
}

/** The first half runs along the top, the rest comes back below, starting from a seat in the corner. */
export function placesOf(options: Options): Places {
  const ring = around(options);
  const half = Math.ceil(ring.length / 2);
  return { above: ring.slice(0, half), below: ring.slice(half).toReversed() };
}

/** The seats of the lower row under which the code, the waiting list and the last event are shown. */
export type Corner = 'code' | 'awaited' | 'last';

/** More than five cities are smaller and leave room for a line below them. */
export const hasFoot = ({ seats }: Options): boolean => seats > 5;

export function cornersUnder(nth: number, seats: number): readonly Corner[] {
  const first: readonly Corner[] = nth === 0 ? ['code'] : [];
  const middle: readonly Corner[] = nth === Math.floor(seats / 2) ? ['awaited'] : [];
  const end: readonly Corner[] = nth === seats - 1 ? ['last'] : [];
  return [...first, ...middle, ...end];
}
