/**
 * What partners could have achieved together with the tiles they took: divided between their cities and arranged at their
 * best.
 */
import {
  type CityIndex,
  isAutoma,
  modeRules,
  type OpenGame,
  type PlacedTile,
  resultOf,
  type RoundName,
  type Seat,
  type Tile,
} from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { fastRandom, quickBelow } from '@duopolis/rules/chance';
import { builtCityAt } from '@duopolis/rules/cities';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import type { Replay } from '@duopolis/rules/record';
import type { CityScore } from '@duopolis/rules/scoring';
import { type Shared, type Sharing, sharingsOf } from './sharing.ts';
import { type Unit, unitsOf } from './units.ts';

/** A tile that goes to another city in the joint line. */
export interface Handed {
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
  readonly tile: Tile;
  readonly from: CityIndex;
  readonly to: CityIndex;
}

export interface JointCity {
  readonly city: CityIndex;
  readonly played: number;
  readonly score: CityScore;
  readonly notation: string;
  readonly tiles: readonly Pick<PlacedTile, 'tile' | 'at'>[];
}

/** The best joint line that was found; there may be a better one. */
export interface JointLine {
  /** The city that they share; in a duel the left one of the seat's own two. */
  readonly city: CityIndex;
  /** Those who decide there, without Automas. */
  readonly seats: readonly Seat[];
  /** The scores of those seats, as played and by the line. */
  readonly scores: readonly { readonly seat: Seat; readonly played: number; readonly points: number }[];
  /** Every city of those seats; the shared one first. */
  readonly cities: readonly JointCity[];
  readonly handed: readonly Handed[];
}

/** Starts of the search besides the game as played. Capitals are slow to arrange, so they get fewer. */
const STARTS = 1;
/** Two turns at once are tried as long as that makes so few ways. */
const FEW_WAYS = 4;

interface Pair {
  readonly city: CityIndex;
  readonly seats: readonly Seat[];
}

/** The builders of each city; in a duel each player has two cities alone. */
export function pairsOf({ options }: OpenGame): readonly Pair[] {
  const { citiesOf, cityCount, scoring } = modeRules(options);
  const seats = Array.from({ length: options.seats }, (_, seat) => seat).filter(
    (seat) => !isAutoma(options, seat),
  );
  if (scoring === 'sum')
    return seats.map((seat) => ({ city: citiesOf(seat, options.seats)[0], seats: [seat] }));
  return Array.from({ length: cityCount(options.seats) }, (_, city) => ({
    city,
    seats: seats.filter((seat) => citiesOf(seat, options.seats).includes(city)),
  })).filter((pair) => pair.seats.length > 0);
}

export function jointLine(replay: Replay, { city, seats }: Pair): JointLine {
  const { open } = replay.steps.at(-1)?.state ?? replay.start;
  const { citiesOf } = modeRules(open.options);
  const units = unitsOf(replay).filter(({ seat }) => seats.includes(seat));
  const own = [...new Set([city, ...seats.flatMap((seat) => citiesOf(seat, open.options.seats))])];
  const changing = new Set([...own, ...units.flatMap(({ slots }) => slots.map((slot) => slot.city))]);
  const share = sharingsOf(open, units, changing);
  /** The sum of both scores; between equals, the better shared city. */
  const worthOf = ({ scores }: Shared): number =>
    seats.reduce((sum, seat) => sum + scoreOf(open, seat, scores), 0) + totalOf(scores, city) / 1_000;
  const best = climbed(units, (sharing) => worthOf(share(sharing)), open.options.capitals ? 0 : STARTS);
  return lineOf(open, { city, seats }, { own, units, sharing: best, shared: share(best) });
}

const totalOf = (scores: readonly CityScore[], city: CityIndex): number => itemAt(scores, city).total;

function scoreOf({ options }: OpenGame, seat: Seat, scores: readonly CityScore[]): number {
  const { citiesOf, scoring } = modeRules(options);
  const [left, right] = mapPair(citiesOf(seat, options.seats), (city) => totalOf(scores, city));
  return scoring === 'sum' ? left + right : Math.min(left, right);
}

const identity = ({ slots }: Unit): readonly number[] => slots.map((_, nth) => nth);

/** Every way to give the tiles of a unit to its slots, as it was played first; two tiles have two, three have six. */
function ordersOf(slots: readonly number[]): readonly (readonly number[])[] {
  if (slots.length < 2) return [slots];
  return slots.flatMap((first) =>
    ordersOf(slots.filter((slot) => slot !== first)).map((rest) => [first, ...rest]),
  );
}

/** One turn shared out otherwise, or two, as long as it helps. */
function climbed(units: readonly Unit[], worthOf: (sharing: Sharing) => number, starts: number): Sharing {
  const random = fastRandom('joint');
  const orders = units.map((unit) => ordersOf(identity(unit)));
  const played = orders.map((some) => itemAt(some, 0));
  let best = climb(played, { orders, worthOf, inPairs: starts > 0 });
  for (let start = 0; start < starts; start++) {
    const mixed = orders.map((some) => itemAt(some, quickBelow(random, some.length)));
    const found = climb(mixed, { orders, worthOf, inPairs: true });
    if (found.worth > best.worth) best = found;
  }
  return best.sharing;
}

interface Climbed {
  readonly sharing: Sharing;
  readonly worth: number;
}

function climb(
  from: Sharing,
  {
    orders,
    worthOf,
    inPairs,
  }: {
    readonly orders: readonly Sharing[];
    readonly worthOf: (sharing: Sharing) => number;
    readonly inPairs: boolean;
  },
): Climbed {
  let best: Climbed = { sharing: from, worth: worthOf(from) };
  const consider = (sharing: Sharing): boolean => {
    const worth = worthOf(sharing);
    if (worth <= best.worth) return false;
    best = { sharing, worth };
    return true;
  };
  const othersOf = (nth: number): Sharing =>
    (orders[nth] ?? []).filter((order) => order !== best.sharing[nth]);
  const tryOne = (nth: number): boolean =>
    othersOf(nth).some((order) => consider(best.sharing.with(nth, order)));
  const tryTwo = (nth: number): boolean =>
    orders.some(
      (ways, other) =>
        other > nth &&
        ways.length * (orders[nth]?.length ?? 0) <= FEW_WAYS &&
        othersOf(nth).some((order) =>
          othersOf(other).some((second) => consider(best.sharing.with(nth, order).with(other, second))),
        ),
    );
  const all = orders.map((_, nth) => nth);
  const helps = (): boolean => all.some(tryOne) || (inPairs && all.some(tryTwo));
  while (helps());
  return best;
}

interface Found {
  readonly own: readonly CityIndex[];
  readonly units: readonly Unit[];
  readonly sharing: Sharing;
  readonly shared: Shared;
}

function lineOf(open: OpenGame, { city, seats }: Pair, { own, units, sharing, shared }: Found): JointLine {
  const played = resultOf(open);
  return {
    city,
    seats,
    scores: seats.map((seat) => ({
      seat,
      played: played.seats[seat]?.score ?? 0,
      points: scoreOf(open, seat, shared.scores),
    })),
    cities: own.map((one) => {
      const built = builtCityAt(shared.cities, one);
      return {
        city: one,
        played: played.cities[one]?.total ?? 0,
        score: itemAt(shared.scores, one),
        notation: makeCity(gridOf(built)),
        tiles: built.tiles.map(({ tile, at }) => ({ tile, at })),
      };
    }),
    handed: units.flatMap(({ seat, round, turn, slots }, nth) =>
      (sharing[nth] ?? []).flatMap((from, to): readonly Handed[] => {
        const [came, goes] = [itemAt(slots, from), itemAt(slots, to)];
        return came.city === goes.city || came.tile === goes.tile
          ? []
          : [{ seat, round, turn, tile: came.tile, from: came.city, to: goes.city }];
      }),
    ),
  };
}
