/** What a seat can do with the tiles before it: which of them go to which of its cities. */
import { type CityIndex, type Command, type Tile, without } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { Situation } from './situation.ts';

export interface Plan {
  /** Tiles for the left and the right city, from the hand or pending. */
  readonly tiles: readonly [left: readonly Tile[], right: readonly Tile[]];
  /** For Automacity (SIMPLE-1). */
  readonly automacity?: Tile;
  /** What the plan takes from the hand: to choose, or to assign to its city. */
  readonly taken: readonly { readonly tile: Tile; readonly city: CityIndex }[];
}

type Pair = readonly [left: readonly Tile[], right: readonly Tile[]];

const NONE: Pair = [[], []];

const withOne = ([left, right]: Pair, side: number, tile: Tile): Pair =>
  side === 0 ? [[...left, tile], right] : [left, [...right, tile]];

/** 0 for the left city, 1 for the right one, -1 for another. */
const sideOf = (own: readonly CityIndex[], city: CityIndex | undefined): number =>
  own.findIndex((one) => one === city);

/** Every plan, equal ones once; none if the seat has nothing to do. */
export function plansOf(situation: Situation): readonly Plan[] {
  const { view } = situation;
  const plans = view.open.phase === 'placing' ? plansToPlace(situation) : plansToTake(situation);
  const known = new Map<string, Plan>();
  for (const plan of plans) {
    const key = JSON.stringify([plan.tiles.map((tiles) => tiles.toSorted()), plan.automacity]);
    if (!known.has(key)) known.set(key, plan);
  }
  return [...known.values()];
}

/** Which of its cities a seat's pending tiles may go to, each once by PLACE-1. */
function plansToPlace({ view, own }: Situation): readonly Plan[] {
  const pending = view.open.pending.filter(({ seat }) => seat === view.viewer);
  if (pending.length === 0) return [];
  const fixed = pending.filter(({ cities }) => cities.length === 1);
  const free = pending.filter(({ cities }) => cities.length > 1).map(({ tile }) => tile);
  const lying = fixed.reduce<Pair>(
    (tiles, { tile, cities: [city] }) => withOne(tiles, sideOf(own, city), tile),
    NONE,
  );
  const ways =
    free.length === 0
      ? [lying]
      : free.map((_, first) =>
          free.reduce<Pair>((tiles, tile, nth) => withOne(tiles, nth === first ? 0 : 1, tile), lying),
        );
  return ways.map((tiles) => ({ tiles, taken: [] }));
}

/** Tiles of the hand for the cities that have none yet. */
function plansToTake(situation: Situation): readonly Plan[] {
  const { view, own, shown } = situation;
  const cities =
    view.open.phase === 'assigning' ? view.open.assignTo : view.open.phase === 'choosing' ? own : [];
  if (cities.length === 0) return [];
  const given = [...view.open.pending.map(({ tile, cities: [city] }) => ({ tile, city })), ...shown];
  const lying = given.reduce<Pair>((tiles, { tile, city }) => {
    const side = sideOf(own, city);
    return side < 0 ? tiles : withOne(tiles, side, tile);
  }, NONE);
  return takings(view.hand, cities).map((taken) => ({
    tiles: taken.reduce<Pair>((tiles, { tile, city }) => {
      const side = own.indexOf(city);
      return side < 0 ? tiles : withOne(tiles, side, tile);
    }, lying),
    ...automacityTile(taken, own),
    taken,
  }));
}

const automacityTile = (taken: Plan['taken'], own: readonly CityIndex[]): Pick<Plan, 'automacity'> => {
  const given = taken.find(({ city }) => !own.includes(city));
  return given === undefined ? {} : { automacity: given.tile };
};

function takings(hand: readonly Tile[], [city, ...cities]: readonly CityIndex[]): readonly Plan['taken'][] {
  if (city === undefined) return [[]];
  return [...new Set(hand)].flatMap((tile) =>
    takings(without(hand, [tile]) ?? [], cities).map((taken) => [{ tile, city }, ...taken]),
  );
}

/** The command that begins a plan. */
export function commandOf(
  { view, own }: Situation,
  { taken }: Plan,
  place: { readonly side: number; readonly tile: Tile; readonly at: readonly [number, number] } | undefined,
): Command {
  const { viewer: seat, open } = view;
  const [first] = taken;
  if (open.phase === 'choosing') return { type: 'choose', seat, tiles: taken.map(({ tile }) => tile) };
  if (open.phase === 'assigning' && first !== undefined) return { type: 'assign', seat, ...first };
  if (place === undefined) throw new RangeError(`seat ${seat} has nothing to do`);
  return { type: 'place', seat, city: itemAt(own, place.side), tile: place.tile, at: place.at };
}
