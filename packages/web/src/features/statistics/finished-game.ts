/** A finished game from one person's point of view: the score, both cities type by type, and their partners. */
import { itemAt } from '@duopolis/rules/lists';
import {
  BUILDING_TYPES,
  type BuildingType,
  type Mode,
  modeRules,
  type Options,
  type Seat,
} from '@duopolis/rules';
import { type CityPoints, type GameRecord, makeRecord, type Player } from '@duopolis/rules/record';
import type { FinishedGame } from '../../game/record/finished-games.ts';
import { partnerOf } from '../../game/players/ring.ts';

interface OwnCity {
  readonly points: CityPoints;
  /** Nobody for a city without a partner. */
  readonly partner: Player | undefined;
}

export interface OwnGame {
  readonly id: string;
  readonly at: number | undefined;
  readonly mode: Mode;
  readonly capitals: boolean;
  readonly seats: number;
  readonly score: number;
  readonly rank: number;
  readonly cities: readonly OwnCity[];
}

const NAMES = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Ignoring case and accents. */
const isSameName = (one: string, other: string): boolean => NAMES.compare(one.trim(), other.trim()) === 0;

/** The people of some games, most games first. */
export function peopleIn(games: readonly FinishedGame[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { record } of games) {
    for (const { kind, name } of record.seats) {
      if (kind !== 'human') continue;
      const known = [...counts.keys()].find((other) => isSameName(other, name)) ?? name;
      counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

const optionsOf = ({ options, seats }: GameRecord): Options => ({ ...options, seats: seats.length });

function ownGame({ id, record, at }: FinishedGame, seat: Seat): OwnGame {
  const options = optionsOf(record);
  const standing = record.result.seats[seat];
  const cities = modeRules(options).citiesOf(seat, options.seats);
  return {
    id,
    at,
    mode: options.mode,
    capitals: options.capitals,
    seats: options.seats,
    score: standing?.score ?? 0,
    rank: standing?.rank ?? 0,
    cities: cities.flatMap((city) => {
      const points = record.result.cities[city];
      const partner = partnerOf(options, city, seat);
      return points === undefined
        ? []
        : [{ points, partner: partner === undefined ? undefined : record.seats[partner] }];
    }),
  };
}

/** A game that came back by a link or a file is the same game. */
const eachOnce = (games: readonly FinishedGame[]): readonly FinishedGame[] => [
  ...new Map(games.toReversed().map((game) => [makeRecord(game.record), game])).values(),
];

/** The games of a person, oldest first; those of an unknown day come first. */
export const gamesOf = (games: readonly FinishedGame[], name: string): readonly OwnGame[] =>
  eachOnce(games)
    .flatMap((game) => {
      const seat = game.record.seats.findIndex(
        (player) => player.kind === 'human' && isSameName(player.name, name),
      );
      return seat < 0 ? [] : [ownGame(game, seat)];
    })
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));

export interface Summary {
  readonly games: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const summaryOf = (games: readonly OwnGame[]): Summary => ({
  games: games.length,
  won: games.filter(({ rank }) => rank === 1).length,
  mean: meanOf(games.map(({ score }) => score)),
  best: Math.max(0, ...games.map(({ score }) => score)),
});

/** The average points of a person's city, type by type. */
export const meansByType = (games: readonly OwnGame[]): { readonly [type in BuildingType]: number } => {
  const cities = games.flatMap((game) => game.cities);
  return Object.fromEntries(
    BUILDING_TYPES.map((type) => [type, meanOf(cities.map(({ points }) => points[type]))]),
  ) as { [type in BuildingType]: number };
};

export interface Ways {
  readonly mode: Mode;
  readonly capitals: boolean;
}

/** The modes that occur, in the order of their first appearance. */
export const waysIn = (games: readonly OwnGame[]): readonly Ways[] =>
  games
    .filter(
      ({ mode, capitals }, nth) =>
        games.findIndex((other) => other.mode === mode && other.capitals === capitals) === nth,
    )
    .map(({ mode, capitals }) => ({ mode, capitals }));

export const gamesOfWay = (games: readonly OwnGame[], { mode, capitals }: Ways): readonly OwnGame[] =>
  games.filter((game) => game.mode === mode && game.capitals === capitals);

export interface Partnership {
  readonly partner: Player;
  /** Cities built together. */
  readonly cities: number;
  readonly mean: number;
  readonly best: number;
  /** Games that both played and that I won. */
  readonly won: number;
}

const keyOf = ({ kind, name }: Player): string => (kind === 'automa' ? kind : `${kind} ${name}`);

/** Partners and results; those with the most shared cities first. */
export function partnershipsOf(games: readonly OwnGame[]): readonly Partnership[] {
  const shared = games.flatMap((game) =>
    game.cities.flatMap(({ points, partner }) =>
      partner === undefined ? [] : [{ game, total: points.total, partner }],
    ),
  );
  const byPartner = Map.groupBy(shared, ({ partner }) => keyOf(partner));
  return [...byPartner.values()]
    .map((built) => ({
      partner: itemAt(built, 0).partner,
      cities: built.length,
      mean: meanOf(built.map(({ total }) => total)),
      best: Math.max(...built.map(({ total }) => total)),
      won: new Set(built.filter(({ game }) => game.rank === 1).map(({ game }) => game.id)).size,
    }))
    .toSorted((one, other) => other.cities - one.cities || other.mean - one.mean);
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** The points in one step of the distribution. */
const STEP = 5;

export function binsOf(games: readonly OwnGame[]): readonly Bin[] {
  if (games.length === 0) return [];
  const steps = games.map(({ score }) => Math.floor(score / STEP));
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  return Array.from({ length: last - first + 1 }, (_, nth) => ({
    from: (first + nth) * STEP,
    to: (first + nth + 1) * STEP - 1,
    games: steps.filter((step) => step === first + nth).length,
  }));
}

/** The number of games in the running mean. */
const RUN = 5;

export const runningMeans = (games: readonly OwnGame[]): readonly number[] =>
  games.map((_, nth) => meanOf(games.slice(Math.max(0, nth - RUN + 1), nth + 1).map(({ score }) => score)));
