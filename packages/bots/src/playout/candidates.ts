/** Candidates: tiles to take, or cells for the tiles to place, the most promising first. */
import type { Cell, CityIndex, Command, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { arrange } from '../arrange.ts';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import type { Move, Worth } from '../move.ts';
import { plansOf } from '../plan.ts';
import type { Situation } from '../situation.ts';
import { valueOf } from '../value/value.ts';

const TAKINGS = 10;
const PLACEMENTS = 10;
const CELLS = 4;

/** The best plan represents all that begin with the same command: a pair may still go to the cities either way. */
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

/** A city with its tiles on certain cells, and where its first tile went; none if it had no tile to place. */
interface Spot {
  readonly lot: Lot;
  readonly value: number;
  readonly first?: { readonly tile: Tile; readonly at: Cell };
}

/** Cells for one of a city's tiles, the others on their best, the best first; without a tile the city as it stands. */
function spotsIn({ lots, rivals }: Situation, city: CityIndex, tiles: readonly Tile[]): readonly Spot[] {
  const lot = itemAt(lots, city);
  const against = itemAt(rivals, city);
  if (tiles.length === 0) return [{ lot, value: valueOf(lot, against) }];
  const spots = [...new Set(tiles)].flatMap((tile) => {
    const rest = tiles.toSpliced(tiles.indexOf(tile), 1);
    return prospectsOf(lot, tile).map(
      ({ at, lot: built }): Spot => ({
        ...arrange(built, rest, { rivals: against, measure: valueOf }),
        first: { tile, at },
      }),
    );
  });
  return spots.toSorted((one, other) => other.value - one.value);
}

/** Both cities with their tiles on these spots, the one on the given side placed first; nothing if it has no tile. */
function placementsOf(
  { own, view }: Situation,
  { pair, side }: { readonly pair: readonly [left: Spot, right: Spot]; readonly side: 0 | 1 },
  worth: Worth,
): readonly Placement[] {
  const [left, right] = pair;
  const { first } = pair[side];
  if (first === undefined) return [];
  return [
    {
      command: { type: 'place', seat: view.viewer, city: own[side], ...first },
      value: worth(left.value, right.value),
      lots: [left.lot, right.lot],
    },
  ];
}

const byValue = (one: Placement, other: Placement): number => other.value - one.value;

export const placementsToTry = (situation: Situation, worth: Worth): readonly Placement[] =>
  plansOf(situation)
    .flatMap(({ tiles }) => {
      const rights = spotsIn(situation, situation.own[1], tiles[1]).slice(0, CELLS);
      return spotsIn(situation, situation.own[0], tiles[0])
        .slice(0, CELLS)
        .flatMap((left) =>
          rights.flatMap((right) =>
            placementsOf(situation, { pair: [left, right], side: left.first === undefined ? 1 : 0 }, worth),
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
      ...lefts.map((left) => ({ pair: [left, itemAt(rights, 0)] as const, side: 0 as const })),
      ...rights.map((right) => ({ pair: [itemAt(lefts, 0), right] as const, side: 1 as const })),
    ].flatMap((spots) => placementsOf(situation, spots, worth));
  });
  const known = new Map<string, Placement>();
  for (const placement of all.toSorted(byValue)) {
    const key = JSON.stringify(placement.command);
    if (!known.has(key)) known.set(key, placement);
  }
  return [...known.values()];
}
