/** What is worth trying: tiles to take, or cells for the tiles to place, the most promising first. */
import type { Cell, CityIndex, Command, Tile } from '@duopolis/rules';
import { arrange } from '../arrange.ts';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import type { Move, Worth } from '../move.ts';
import { type Plan, plansOf } from '../plan.ts';
import type { Situation } from '../situation.ts';
import type { Rivals } from '../value/rivals.ts';
import { valueOf } from '../value/value.ts';

const TAKINGS = 10;
const PLACEMENTS = 10;
const CELLS = 4;

/** Of all that begins with the same command the best stands for it: a pair may yet go to the cities either way. */
export function takingsToTry(moves: readonly Move[]): readonly Move[] {
  const takings = new Map<string, Move>();
  for (const move of moves) {
    const { command } = move;
    const key = command.type === 'choose' ? command.tiles.toSorted().join(' ') : JSON.stringify(command);
    if (!takings.has(key)) takings.set(key, move);
  }
  return [...takings.values()].slice(0, TAKINGS);
}

/** All that the seat has yet to place, on certain cells. */
export interface Placement {
  readonly command: Command;
  readonly value: number;
  /** The seat's left and right city then. */
  readonly lots: readonly [left: Lot, right: Lot];
}

interface Spot {
  readonly tile: Tile;
  readonly at: Cell;
  readonly lot: Lot;
  readonly value: number;
}

/** The best cells for one of a city's tiles, the others on theirs; without a tile the city as it stands. */
function spotsIn(
  { lots, rivals }: Situation,
  city: CityIndex,
  tiles: readonly Tile[],
): readonly Partial<Spot>[] {
  const lot = lots[city] as Lot;
  const against = rivals[city] as Rivals;
  if (tiles.length === 0) return [{ lot, value: valueOf(lot, against) }];
  return [...new Set(tiles)]
    .flatMap((tile) => {
      const rest = tiles.toSpliced(tiles.indexOf(tile), 1);
      return prospectsOf(lot, tile).map(
        ({ at, lot: built }): Spot => ({ tile, at, ...arrange(built, rest, against, valueOf) }),
      );
    })
    .toSorted((one, other) => other.value - one.value)
    .slice(0, CELLS);
}

export function placementsToTry(situation: Situation, worth: Worth): readonly Placement[] {
  return plansOf(situation)
    .flatMap((plan) => placementsOf(situation, plan, worth))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, PLACEMENTS);
}

function placementsOf(situation: Situation, { tiles }: Plan, worth: Worth): readonly Placement[] {
  const { own, view } = situation;
  const lefts = spotsIn(situation, own[0], tiles[0]);
  const rights = spotsIn(situation, own[1], tiles[1]);
  return lefts.flatMap((left) =>
    rights.map((right): Placement => {
      const [city, spot] = left.tile === undefined ? [own[1], right] : [own[0], left];
      const { tile, at } = spot as Spot;
      return {
        command: { type: 'place', seat: view.viewer, city, tile, at },
        value: worth(left.value as number, right.value as number),
        lots: [left.lot as Lot, right.lot as Lot],
      };
    }),
  );
}
