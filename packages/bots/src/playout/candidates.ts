/** What is worth trying: tiles to take, or cells for the tiles to place, the most promising first. */
import type { Cell, CityIndex, Command, Tile } from '@duopolis/rules';
import { arrange } from '../arrange.ts';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import type { Move, Worth } from '../move.ts';
import { plansOf } from '../plan.ts';
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

/** Cells for one of a city's tiles, the others on their best, the best first; without a tile the city as it stands. */
function spotsIn(
  { lots, rivals }: Situation,
  city: CityIndex,
  tiles: readonly Tile[],
): readonly [Partial<Spot>, ...Partial<Spot>[]] {
  const lot = lots[city] as Lot;
  const against = rivals[city] as Rivals;
  if (tiles.length === 0) return [{ lot, value: valueOf(lot, against) }];
  const spots = [...new Set(tiles)].flatMap((tile) => {
    const rest = tiles.toSpliced(tiles.indexOf(tile), 1);
    return prospectsOf(lot, tile).map(
      ({ at, lot: built }): Spot => ({ ...arrange(built, rest, against, valueOf), tile, at }),
    );
  });
  return spots.toSorted((one, other) => other.value - one.value) as [Spot, ...Spot[]];
}

/** Both cities with their tiles on these spots, the one on the given side placed first. */
function placementOf(
  { own, view }: Situation,
  [left, right]: readonly [Partial<Spot>, Partial<Spot>],
  side: 0 | 1,
  worth: Worth,
): Placement {
  const { tile, at } = (side === 0 ? left : right) as Spot;
  return {
    command: { type: 'place', seat: view.viewer, city: own[side], tile, at },
    value: worth(left.value as number, right.value as number),
    lots: [left.lot as Lot, right.lot as Lot],
  };
}

const byValue = (one: Placement, other: Placement): number => other.value - one.value;

export const placementsToTry = (situation: Situation, worth: Worth): readonly Placement[] =>
  plansOf(situation)
    .flatMap(({ tiles }) => {
      const rights = spotsIn(situation, situation.own[1], tiles[1]).slice(0, CELLS);
      return spotsIn(situation, situation.own[0], tiles[0])
        .slice(0, CELLS)
        .flatMap((left) =>
          rights.map((right) =>
            placementOf(situation, [left, right], left.tile === undefined ? 1 : 0, worth),
          ),
        );
    })
    .toSorted(byValue)
    .slice(0, PLACEMENTS);

/** Every command to place, the seat's other tiles on their best cells: what a decision is graded against. */
export function placementsByCommand(situation: Situation, worth: Worth): readonly Placement[] {
  const all = plansOf(situation).flatMap((plan) => {
    const lefts = spotsIn(situation, situation.own[0], plan.tiles[0]);
    const rights = spotsIn(situation, situation.own[1], plan.tiles[1]);
    return [
      ...lefts.map((left) => ({ pair: [left, rights[0]] as const, side: 0 as const })),
      ...rights.map((right) => ({ pair: [lefts[0], right] as const, side: 1 as const })),
    ].filter(({ pair, side }) => pair[side].tile !== undefined);
  });
  const known = new Map<string, Placement>();
  for (const placement of all
    .map(({ pair, side }) => placementOf(situation, pair, side, worth))
    .toSorted(byValue)) {
    const key = JSON.stringify(placement.command);
    if (!known.has(key)) known.set(key, placement);
  }
  return [...known.values()];
}
