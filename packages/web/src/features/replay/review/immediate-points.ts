/** The immediate effect of a decision: the points of the seat's own cities, before anybody else builds. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import {
  type CityIndex,
  type Command,
  type GameState,
  modeRules,
  type OpenGame,
  type Tile,
} from '@duopolis/rules';
import { builtCityAt, cellsFor } from '@duopolis/rules/cities';
import { pointsIn, withGhost } from '@duopolis/table';

/** One of the seat's cities where the played and the better decision give different points. */
export interface ImmediateGain {
  readonly city: CityIndex;
  readonly played: number;
  readonly better: number;
}

/** The tile on its best cell. */
function bestPlaced(
  open: OpenGame,
  { city, tile }: { readonly city: CityIndex; readonly tile: Tile },
): OpenGame {
  const ways = cellsFor(builtCityAt(open.cities, city), tile).map((at) => {
    const placed = withGhost(open, { city, tile, at });
    return { placed, points: pointsIn(placed)[city] ?? 0 };
  });
  return ways.toSorted((one, other) => other.points - one.points)[0]?.placed ?? open;
}

/** Nothing where tiles are only assigned, or before others have chosen. */
function gameAfter(open: OpenGame, command: Command): OpenGame | undefined {
  const { options } = open;
  if (command.type === 'place') return withGhost(open, command);
  if (command.type !== 'choose') return undefined;
  const { automacity, citiesOf, scoring } = modeRules(options);
  const own = citiesOf(command.seat, options.seats);
  const [first, second] = command.tiles;
  if (first === undefined || second === undefined || own.some((city) => city === automacity))
    return undefined;
  const worth = (after: OpenGame): number => {
    const points = pointsIn(after);
    const [left = 0, right = 0] = own.map((city) => points[city] ?? 0);
    /** The weaker city decides, then the other one (END-2). */
    return scoring === 'sum' ? left + right : Math.min(left, right) * 1000 + left + right;
  };
  const ways = [
    [first, second],
    [second, first],
  ] as const;
  return ways
    .map(([toLeft, toRight]) =>
      bestPlaced(bestPlaced(open, { city: own[0], tile: toLeft }), { city: own[1], tile: toRight }),
    )
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Empty if both give the same points at once. */
export function immediateGains(
  { open }: GameState,
  note: ReviewedDecision,
): readonly ImmediateGain[] | undefined {
  const { played, better, seat } = note;
  if (better === undefined) return undefined;
  const [afterPlayed, afterBetter] = [gameAfter(open, played), gameAfter(open, better)];
  if (afterPlayed === undefined || afterBetter === undefined) return undefined;
  const [less, more] = [pointsIn(afterPlayed), pointsIn(afterBetter)];
  const { citiesOf } = modeRules(open.options);
  return citiesOf(seat, open.options.seats)
    .map((city) => ({ city, played: less[city] ?? 0, better: more[city] ?? 0 }))
    .filter((brought) => brought.played !== brought.better);
}

/** Whether a gain can still come: after the last turn nothing is built any more. */
export function canGainComeLater({
  options,
  round,
  turn,
}: Pick<OpenGame, 'options' | 'round' | 'turn'>): boolean {
  const last = modeRules(options).rounds.at(-1);
  return round !== last?.name || turn < last.turns;
}
