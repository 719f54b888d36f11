/** What is worth trying: pairs to choose, or cells for the tiles to place, the most promising first. */
import type { Cell, CityIndex, Command, Tile } from '@duopolis/rules';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import type { Move, Worth } from '../move.ts';
import { type Plan, plansOf } from '../plan.ts';
import type { Situation } from '../situation.ts';
import type { Rivals } from '../value/rivals.ts';
import { valueOf } from '../value/value.ts';

const PAIRS = 10;
const PLACEMENTS = 10;
const CELLS = 4;

/** Of a pair the best way to give its tiles to the cities stands for it. */
export function pairsToTry(moves: readonly Move[]): readonly Move[] {
  const pairs = new Map<string, Move>();
  for (const move of moves) {
    const key = move.plan.taken
      .map(({ tile }) => tile)
      .toSorted()
      .join(' ');
    if (!pairs.has(key)) pairs.set(key, move);
  }
  return [...pairs.values()].slice(0, PAIRS);
}

/** All that the seat has yet to place, on certain cells. */
export interface Placement {
  readonly command: Command;
  readonly value: number;
  readonly cities: readonly { readonly city: CityIndex; readonly lot: Lot }[];
}

interface Spot {
  readonly tile: Tile;
  readonly at: Cell;
  readonly lot: Lot;
  readonly value: number;
}

/** The best cells of a tile in a city by its value; without a tile the city as it stands. */
function spotsIn(
  { lots, rivals }: Situation,
  city: CityIndex,
  tile: Tile | undefined,
): readonly Partial<Spot>[] {
  const lot = lots[city] as Lot;
  const against = rivals[city] as Rivals;
  if (tile === undefined) return [{ lot, value: valueOf(lot, against) }];
  return prospectsOf(lot, tile)
    .map((prospect): Spot => ({ tile, ...prospect, value: valueOf(prospect.lot, against) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, CELLS);
}

/** Only where every city gets one tile at most: at a table and in a duel. */
export function placementsToTry(situation: Situation, worth: Worth): readonly Placement[] {
  return plansOf(situation)
    .flatMap((plan) => placementsOf(situation, plan, worth))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, PLACEMENTS);
}

function placementsOf(situation: Situation, { tiles }: Plan, worth: Worth): readonly Placement[] {
  const { own, view } = situation;
  const lefts = spotsIn(situation, own[0], tiles[0][0]);
  const rights = spotsIn(situation, own[1], tiles[1][0]);
  return lefts.flatMap((left) =>
    rights.map((right): Placement => {
      const [city, spot] = left.tile === undefined ? [own[1], right] : [own[0], left];
      const { tile, at } = spot as Spot;
      return {
        command: { type: 'place', seat: view.viewer, city, tile, at },
        value: worth(left.value as number, right.value as number),
        cities: [
          { city: own[0], lot: left.lot as Lot },
          { city: own[1], lot: right.lot as Lot },
        ],
      };
    }),
  );
}
