/** What a puzzle is: cities and tiles to place in them, what an answer is, and what it is worth. */
import type { Cell, CityIndex, SquareCity, Tile } from '@duopolis/rules';
import { cityAt, withTile } from '@duopolis/rules/cities';
import { type CityScore, scoreTable } from '@duopolis/rules/scoring';

/** Both tiles in one city; two tiles of a hand for two cities; sixteen tiles as one city. */
export const PUZZLE_KINDS = ['placement', 'choice', 'arrangement'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export interface Puzzle {
  readonly kind: PuzzleKind;
  /** The cities before the answer; factories are ranked among these cities only. */
  readonly cities: readonly SquareCity[];
  readonly tiles: readonly Tile[];
}

export interface PuzzlePlacement {
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly at: Cell;
}

/** In the order of placing. */
export type PuzzleAnswer = readonly PuzzlePlacement[];

/** The cities' points, the weaker first: of two cities the weaker counts, and level, the stronger (END-1, END-2). */
export type Worth = readonly number[];

export interface PosedPuzzle extends Puzzle {
  /** Proven: no answer is worth more. */
  readonly best: Worth;
  readonly solution: PuzzleAnswer;
  /** The result of always taking the most points. */
  readonly greedy: Worth;
}

const BUILDER = 0;

/** The cities as an answer leaves them. */
export const citiesAfter = ({ cities }: Puzzle, answer: PuzzleAnswer): readonly SquareCity[] =>
  answer.reduce(
    (built, { city, tile, at }) =>
      built.with(city, withTile(cityAt(built, city), { tile, at, seat: BUILDER })),
    cities,
  );

export const scoresAfter = (puzzle: Puzzle, answer: PuzzleAnswer): readonly CityScore[] =>
  scoreTable(citiesAfter(puzzle, answer), []);

export const worthOf = (puzzle: Puzzle, answer: PuzzleAnswer): Worth =>
  scoresAfter(puzzle, answer)
    .map(({ total }) => total)
    .toSorted((one, other) => one - other);

/** More than 0 if the one is worth more. */
export const compareWorths = (one: Worth, other: Worth): number =>
  one.map((points, nth) => points - (other[nth] ?? 0)).find((difference) => difference !== 0) ?? 0;
