/** A draft answer: tiles placed and taken back, by the rules of placing. */
import { citiesAfter, type Puzzle, type PuzzleAnswer, type PuzzlePlacement } from '@duopolis/bots/puzzle';
import type { Cell, CityIndex, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import {
  type CellRefusal,
  cellsFor,
  cellsOf,
  cityAt,
  sameCell,
  SQUARE_SIZE,
  whyNot,
} from '@duopolis/rules/cities';
import { draftedBy, withGhost } from '@duopolis/table';

/** A tile of the puzzle, by its index, on a cell. */
export interface Laid extends PuzzlePlacement {
  readonly index: number;
}

/** With two cities, each gets one tile. */
const isFull = ({ kind }: Puzzle, laid: readonly Laid[], city: CityIndex): boolean =>
  kind === 'choice' && laid.some((one) => one.city === city);

export const cellsForTile = (
  puzzle: Puzzle,
  laid: readonly Laid[],
  { city, tile }: { readonly city: CityIndex; readonly tile: Tile },
): readonly Cell[] => {
  const standing = citiesAfter(puzzle, laid)[city];
  return standing === undefined || isFull(puzzle, laid, city) ? [] : cellsFor(standing, tile);
};

/** Why a tile may not go there, in a city that still takes one. */
export function refusalOf(
  puzzle: Puzzle,
  laid: readonly Laid[],
  { city, tile, cell }: { readonly city: CityIndex; readonly tile: Tile; readonly cell: Cell },
): CellRefusal | undefined {
  const standing = citiesAfter(puzzle, laid)[city];
  return standing === undefined || isFull(puzzle, laid, city) ? undefined : whyNot(standing, tile, cell);
}

/** Every cell that any tile may cover, so that a city stays where it is while tiles are picked. */
export const reachOf = (puzzle: Puzzle, laid: readonly Laid[], city: CityIndex): readonly Cell[] =>
  [...new Set(puzzle.tiles)].flatMap((tile) =>
    [[], laid].flatMap((before) =>
      cellsForTile(puzzle, before, { city, tile }).flatMap((at) => cellsOf(tile, at)),
    ),
  );

export const laidAt = (laid: readonly Laid[], city: CityIndex, cell: Cell): Laid | undefined =>
  laid.find(
    (one) => one.city === city && cellsOf(one.tile, one.at).some((covered) => sameCell(covered, cell)),
  );

/** Without one tile, and without those that depended on it (PLACE-4). */
export const taken = (puzzle: Puzzle, laid: readonly Laid[], index: number): readonly Laid[] =>
  draftedBy(
    puzzle,
    laid.filter((one) => one.index !== index),
    (before, one) => {
      const { city, tile, at } = one;
      return whyNot(cityAt(before.cities, city), tile, at) === undefined ? withGhost(before, one) : undefined;
    },
  ).kept;

const signsOf = (answer: PuzzleAnswer): string =>
  answer
    .map(({ city, tile, at }) => `${city} ${tile} ${at.join()}`)
    .toSorted()
    .join('/');

/** Whether two answers give the same cities in any order of placing. */
export const isSameAnswer = (one: PuzzleAnswer, other: PuzzleAnswer): boolean =>
  signsOf(one) === signsOf(other);

export const isComplete = ({ kind, cities, tiles }: Puzzle, laid: readonly Laid[]): boolean =>
  laid.length === (kind === 'choice' ? cities.length : tiles.length);

export const answerOf = (laid: readonly Laid[]): PuzzleAnswer =>
  laid.map(({ city, tile, at }) => ({ city, tile, at }));

const SIDE = SQUARE_SIZE;
export const SQUARE_FRAME = { top: 0, left: 0, height: SIDE, width: SIDE };

/** Sixteen tiles row by row, as an answer. */
export const answerOfOrder = (order: readonly Tile[]): PuzzleAnswer =>
  order.map((tile, nth) => ({ city: 0, tile, at: [Math.floor(nth / SIDE), nth % SIDE] }));

export const placeOf = ([row, column]: Cell): number => row * SIDE + column;

export const swapped = (order: readonly Tile[], one: number, other: number): readonly Tile[] =>
  order.with(one, itemAt(order, other)).with(other, itemAt(order, one));
