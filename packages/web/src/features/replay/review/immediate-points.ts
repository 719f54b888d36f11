/** What a decision brings at once: the points of the seat's own cities, before anybody else builds. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import {
  type City,
  type CityIndex,
  type Command,
  type GameState,
  modeRules,
  type OpenGame,
  type PlacedTile,
} from '@duopolis/rules';
import { builtCityAt, cellsFor, withTile } from '@duopolis/rules/cities';
import { scoreTable } from '@duopolis/rules/scoring';

/** One of the seat's cities where what was played and what was better come to different points. */
export interface Brought {
  readonly city: CityIndex;
  readonly played: number;
  readonly better: number;
}

type Cities = readonly City[];

const withPlaced = (cities: Cities, where: CityIndex, { tile, at, seat }: PlacedTile): Cities =>
  cities.with(where, withTile(builtCityAt(cities, where), { tile, at, seat }));

const pointsIn = ({ districts = [] }: OpenGame, cities: Cities): readonly number[] =>
  scoreTable(cities, districts).map(({ total }) => total);

/** The tile on the cell that scores most there at once. */
function bestPlaced(
  open: OpenGame,
  cities: Cities,
  { where, tile, seat }: Omit<PlacedTile, 'at'> & { readonly where: CityIndex },
): Cities {
  const ways = cellsFor(builtCityAt(cities, where), tile).map((at) => {
    const placed = withPlaced(cities, where, { tile, at, seat });
    return { placed, points: pointsIn(open, placed)[where] ?? 0 };
  });
  return ways.toSorted((one, other) => other.points - one.points)[0]?.placed ?? cities;
}

/** Nothing where tiles are only laid, or where it can't be said before others have chosen. */
function citiesAfter(open: OpenGame, command: Command): Cities | undefined {
  const { options, cities } = open;
  const { seat } = command;
  if (command.type === 'place') return withPlaced(cities, command.city, command);
  if (command.type !== 'choose') return undefined;
  const { automacity, citiesOf, scoring } = modeRules(options);
  const own = citiesOf(seat, options.seats);
  const [first, second] = command.tiles;
  if (first === undefined || second === undefined || own.some((city) => city === automacity))
    return undefined;
  const worth = (after: Cities): number => {
    const points = pointsIn(open, after);
    const [left = 0, right = 0] = own.map((city) => points[city] ?? 0);
    /** The weaker city decides, the other one between equals (END-2). */
    return scoring === 'sum' ? left + right : Math.min(left, right) * 1000 + left + right;
  };
  const ways = [
    [first, second],
    [second, first],
  ] as const;
  return ways
    .map(([toLeft, toRight]) =>
      bestPlaced(open, bestPlaced(open, cities, { where: own[0], tile: toLeft, seat }), {
        where: own[1],
        tile: toRight,
        seat,
      }),
    )
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Empty if both come to the same at once. */
export function broughtBy({ open }: GameState, note: ReviewedDecision): readonly Brought[] | undefined {
  const { played, better, seat } = note;
  if (better === undefined) return undefined;
  const [afterPlayed, afterBetter] = [citiesAfter(open, played), citiesAfter(open, better)];
  if (afterPlayed === undefined || afterBetter === undefined) return undefined;
  const [less, more] = [pointsIn(open, afterPlayed), pointsIn(open, afterBetter)];
  const { citiesOf } = modeRules(open.options);
  return citiesOf(seat, open.options.seats)
    .map((city) => ({ city, played: less[city] ?? 0, better: more[city] ?? 0 }))
    .filter((brought) => brought.played !== brought.better);
}

/** Whether a gain can still come: after the last turn nothing is built any more. */
export function isGainToCome({
  options,
  round,
  turn,
}: Pick<OpenGame, 'options' | 'round' | 'turn'>): boolean {
  const last = modeRules(options).rounds.at(-1);
  return round !== last?.name || turn < last.turns;
}
