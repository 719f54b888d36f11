/** What decided a seat's place: whom it ties with, and the first difference between them (END-2 to END-4). */
import type { BuildingType, City, GameResult, Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cityAt } from '@duopolis/rules/cities';
import { buildingsIn } from '@duopolis/rules/scoring';

export type Decision =
  /** Points alone. */
  | { readonly by: 'score' }
  | {
      readonly by: 'higher-city' | BuildingType;
      readonly rival: Seat;
      readonly own: number;
      readonly theirs: number;
    }
  | { readonly by: 'nothing'; readonly sharedWith: readonly Seat[] };

/** Seats from first to last place; equal ones in their order at the table. */
export const ranking = ({ seats }: GameResult): readonly Seat[] =>
  seats.map((_, seat) => seat).toSorted((one, other) => itemAt(seats, one).rank - itemAt(seats, other).rank);

/** Both the winner and the loser of a tie-break see it. */
export function decisionFor(result: GameResult, cities: readonly City[], seat: Seat): Decision {
  const { rank, decidedBy } = itemAt(result.seats, seat);
  const sharedWith = result.seats.flatMap((other, nth) => (other.rank === rank && nth !== seat ? [nth] : []));
  if (sharedWith.length > 0) return { by: 'nothing', sharedWith };
  const order = ranking(result);
  const at = order.indexOf(seat);
  const [above, below] = [order[at - 1], order[at + 1]];
  if (decidedBy !== undefined && decidedBy !== 'score' && above !== undefined)
    return { by: decidedBy, ...compared({ result, cities, by: decidedBy }, seat, above) };
  const next = below === undefined ? undefined : result.seats[below]?.decidedBy;
  return next === undefined || next === 'score' || below === undefined
    ? { by: 'score' }
    : { by: next, ...compared({ result, cities, by: next }, seat, below) };
}

interface Compared {
  readonly rival: Seat;
  readonly own: number;
  readonly theirs: number;
}

const compared = ({ result, cities, by }: Counting, seat: Seat, rival: Seat): Compared => ({
  rival,
  own: figureOf({ result, cities, by }, seat),
  theirs: figureOf({ result, cities, by }, rival),
});

interface Counting {
  readonly result: GameResult;
  readonly cities: readonly City[];
  readonly by: 'higher-city' | BuildingType;
}

/** What a tie-break counts for a seat. */
export function figureOf({ result, cities, by }: Counting, seat: Seat): number {
  const own = itemAt(result.seats, seat).cities;
  return by === 'higher-city'
    ? Math.max(...own.map((city) => result.cities[city]?.total ?? 0))
    : own.reduce((sum, city) => sum + buildingsIn(cityAt(cities, city))[by], 0);
}
