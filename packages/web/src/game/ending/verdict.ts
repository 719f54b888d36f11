/** What decided the game, and what a loser can be proud of: facts, no words. */
import {
  BUILDING_TYPES,
  type BuildingType,
  type CityIndex,
  type GameResult,
  modeRules,
  type OpenGame,
  type Seat,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { CityScore, SeatStanding } from '@duopolis/rules/scoring';
import { figureOf, ranking } from '../score/deciding-term.ts';

interface Comparison {
  readonly winner: Seat;
  readonly rival: Seat;
  /** The deciding count of the winner and of the rival. */
  readonly own: number;
  readonly theirs: number;
}

export type Verdict =
  /** The winners are tied to the end (END-4). */
  | { readonly by: 'nothing'; readonly winners: readonly Seat[] }
  /** The winner's weaker city. */
  | ({ readonly by: 'lower'; readonly city: CityIndex } & Comparison)
  | ({ readonly by: 'sum' } & Comparison)
  /** Level in the weaker city (END-2). */
  | ({ readonly by: 'higher-city'; readonly level: number } & Comparison)
  /** Level in all points, which are the weaker and the stronger city or the sum (END-3, DUEL-3). */
  | ({ readonly by: BuildingType; readonly level: readonly number[] } & Comparison);

export const winnersOf = ({ seats }: GameResult): readonly Seat[] =>
  seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));

const standingOf = ({ seats }: GameResult, seat: Seat): SeatStanding => itemAt(seats, seat);

const totalsOf = (result: GameResult, seat: Seat): readonly [low: number, high: number] => {
  const [one = 0, other = 0] = standingOf(result, seat).cities.map((city) => result.cities[city]?.total ?? 0);
  return one < other ? [one, other] : [other, one];
};

/** The first of the cities with the fewest points. */
export const weakerCityOf = (result: GameResult, seat: Seat): CityIndex => {
  const [low] = totalsOf(result, seat);
  const { cities } = standingOf(result, seat);
  return cities.find((city) => result.cities[city]?.total === low) ?? cities[0];
};

/** The best seat behind the winner; among equal ones the viewer's. */
function rivalOf(result: GameResult, winner: Seat, mine: Seat | undefined): Seat | undefined {
  const first = ranking(result).find((seat) => seat !== winner);
  if (first === undefined || mine === undefined || mine === winner) return first;
  return standingOf(result, mine).rank === standingOf(result, first).rank ? mine : first;
}

interface Decided {
  readonly open: Pick<OpenGame, 'options' | 'cities'>;
  readonly result: GameResult;
  /** The viewer's seat. */
  readonly mine?: Seat | undefined;
}

/** Nothing only where nobody plays against the winner. */
export function verdictOf({ open, result, mine }: Decided): Verdict | undefined {
  const winners = winnersOf(result);
  const [winner] = winners;
  if (winner === undefined) return undefined;
  if (winners.length > 1) return { by: 'nothing', winners };
  const rival = rivalOf(result, winner, mine);
  return rival === undefined ? undefined : comparedWith({ open, result }, winner, rival);
}

function comparedWith({ open, result }: Decided, winner: Seat, rival: Seat): Verdict {
  const sum = modeRules(open.options).scoring === 'sum';
  const by = standingOf(result, rival).decidedBy;
  const scores = { own: standingOf(result, winner).score, theirs: standingOf(result, rival).score };
  if (by === undefined || by === 'score')
    return sum
      ? { by: 'sum', winner, rival, ...scores }
      : { by: 'lower', winner, rival, ...scores, city: weakerCityOf(result, winner) };
  const counting = { result, cities: open.cities, by };
  const figures = { own: figureOf(counting, winner), theirs: figureOf(counting, rival) };
  if (by === 'higher-city') return { by, winner, rival, ...figures, level: scores.own };
  return { by, winner, rival, ...figures, level: sum ? [scores.own] : totalsOf(result, winner) };
}

/** Something true and positive about a seat that did not win. */
export type Consolation =
  /** Its stronger city is the best of the table. */
  | { readonly kind: 'best-city'; readonly city: CityIndex; readonly points: number }
  /** A few points behind the winner. */
  | { readonly kind: 'close'; readonly gap: number }
  /** No city of others scores as much with this type. */
  | {
      readonly kind: 'best-type';
      readonly type: BuildingType;
      readonly city: CityIndex;
      readonly points: number;
    };

const CLOSE = 3;

const pointsOf = (score: CityScore | undefined, type: BuildingType): number => score?.[type] ?? 0;

export function consolationFor(result: GameResult, seat: Seat): Consolation | undefined {
  const { rank, score, cities } = standingOf(result, seat);
  const [winner] = winnersOf(result);
  if (rank === 1 || winner === undefined) return undefined;
  const others = result.cities.flatMap((one, city) => (cities.includes(city) ? [] : [one]));
  const best = cities.toSorted(
    (one, other) => (result.cities[other]?.total ?? 0) - (result.cities[one]?.total ?? 0),
  )[0];
  const points = (best === undefined ? undefined : result.cities[best]?.total) ?? 0;
  if (best !== undefined && others.every(({ total }) => total < points))
    return { kind: 'best-city', city: best, points };
  const gap = standingOf(result, winner).score - score;
  if (gap > 0 && gap <= CLOSE) return { kind: 'close', gap };
  return bestType(result, cities, others);
}

function bestType(
  result: GameResult,
  own: readonly CityIndex[],
  others: readonly CityScore[],
): Consolation | undefined {
  const found = BUILDING_TYPES.flatMap((type) =>
    own
      .map(
        (city) => ({ kind: 'best-type', type, city, points: pointsOf(result.cities[city], type) }) as const,
      )
      .filter(({ points }) => points > 0 && others.every((other) => pointsOf(other, type) < points)),
  );
  return found.toSorted((one, other) => other.points - one.points)[0];
}
