/** The seats ranked by their cities, with every tie-break (END-1 to END-4, DUEL-3). */
import { itemAt } from '../lists.ts';
import { BUILDING_TYPES, type BuildingType, type ByType, type CityIndex, type Seat } from '../types.ts';
import type { CityScore } from './score-city.ts';

/** The lower city counts at a table, the sum in a duel. */
export type SeatScoring = 'lower' | 'sum';

/** What put a seat behind the one ranked just before it. */
export type Decider = 'score' | 'higher-city' | BuildingType;

export interface SeatStanding {
  readonly score: number;
  readonly rank: number;
  /** Left and right. */
  readonly cities: readonly [CityIndex, CityIndex];
  /** Absent for the first rank. */
  readonly decidedBy?: Decider;
}

type Key = readonly (readonly [Decider, number])[];

/** What the seats are compared by: the scores and the buildings of all cities. */
export interface Compared {
  readonly scores: readonly CityScore[];
  readonly buildings: readonly ByType<number>[];
  readonly scoring: SeatScoring;
  /** Points that a seat has besides its cities (CAP-5). */
  readonly added?: (seat: Seat) => number;
}

export function standings(
  seats: readonly (readonly [CityIndex, CityIndex])[],
  compared: Compared,
): readonly SeatStanding[] {
  const keys = seats.map((_, seat) => keyOf(seats, seat, compared));
  return seats.map((cities, seat) => {
    const key = itemAt(keys, seat);
    const better = keys.filter((other) => compare(other, key) > 0);
    const nextBetter = better.reduce<Key | undefined>(
      (next, other) => (next === undefined || compare(other, next) < 0 ? other : next),
      undefined,
    );
    const standing = { score: itemAt(key, 0)[1], rank: better.length + 1, cities };
    return nextBetter === undefined ? standing : { ...standing, decidedBy: deciderOf(nextBetter, key) };
  });
}

/** What is compared, first to last. */
function keyOf(
  seats: readonly (readonly [CityIndex, CityIndex])[],
  seat: Seat,
  { scores, buildings, scoring, added }: Compared,
): Key {
  const [left, right] = itemAt(seats, seat);
  const more = added?.(seat) ?? 0;
  const totals = [totalOf(scores, left), totalOf(scores, right)] as const;
  const points: Key =
    scoring === 'lower'
      ? [
          ['score', Math.min(...totals) + more],
          ['higher-city', Math.max(...totals)],
        ]
      : [['score', totals[0] + totals[1] + more]];
  const types: Key = BUILDING_TYPES.map((type) => [
    type,
    (buildings[left]?.[type] ?? 0) + (buildings[right]?.[type] ?? 0),
  ]);
  return [...points, ...types];
}

const totalOf = (scores: readonly CityScore[], city: CityIndex): number => scores[city]?.total ?? 0;

function compare(one: Key, other: Key): number {
  const decider = deciderIndex(one, other);
  return decider < 0 ? 0 : (one[decider]?.[1] ?? 0) - (other[decider]?.[1] ?? 0);
}

const deciderIndex = (one: Key, other: Key): number =>
  one.findIndex(([, value], nth) => value !== other[nth]?.[1]);

const deciderOf = (better: Key, worse: Key): Decider => itemAt(better, deciderIndex(better, worse))[0];
