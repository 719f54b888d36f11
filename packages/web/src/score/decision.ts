/** What decided a seat's place: whom it is level with, and the first thing they differ in (END-2 to END-4). */
import {
  buildingsIn,
  type BuildingType,
  type City,
  type GameResult,
  type Seat,
  type SeatStanding,
} from '@duopolis/rules';

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

/** Seats from the first place to the last; equal ones in their order at the table. */
export const ranking = ({ seats }: GameResult): readonly Seat[] =>
  seats
    .map((_, seat) => seat)
    .toSorted((one, other) => (seats[one] as SeatStanding).rank - (seats[other] as SeatStanding).rank);

/** The winner of a tie-break is told of it as well as its loser. */
export function decisionFor(result: GameResult, cities: readonly City[], seat: Seat): Decision {
  const { rank, decidedBy } = result.seats[seat] as SeatStanding;
  const sharedWith = result.seats.flatMap((other, nth) => (other.rank === rank && nth !== seat ? [nth] : []));
  if (sharedWith.length > 0) return { by: 'nothing', sharedWith };
  const order = ranking(result);
  const at = order.indexOf(seat);
  const [above, below] = [order[at - 1], order[at + 1]];
  if (decidedBy !== undefined && decidedBy !== 'score' && above !== undefined)
    return { by: decidedBy, ...compared(result, cities, seat, above, decidedBy) };
  const next = below === undefined ? undefined : result.seats[below]?.decidedBy;
  return next === undefined || next === 'score' || below === undefined
    ? { by: 'score' }
    : { by: next, ...compared(result, cities, seat, below, next) };
}

function compared(
  result: GameResult,
  cities: readonly City[],
  seat: Seat,
  rival: Seat,
  by: 'higher-city' | BuildingType,
): { readonly rival: Seat; readonly own: number; readonly theirs: number } {
  const figure = (of: Seat): number => {
    const own = (result.seats[of] as SeatStanding).cities;
    return by === 'higher-city'
      ? Math.max(...own.map((city) => result.cities[city]?.total ?? 0))
      : own.reduce((sum, city) => sum + buildingsIn(cities[city] as City)[by], 0);
  };
  return { rival, own: figure(seat), theirs: figure(rival) };
}
