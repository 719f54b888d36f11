/** The puzzles of the day, each with its proven best answer. */
export { dailyPuzzle } from './daily.ts';
export {
  citiesAfter,
  compareWorths,
  type PosedPuzzle,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleAnswer,
  type PuzzleKind,
  type PuzzlePlacement,
  scoresAfter,
  type Worth,
  worthOf,
} from './puzzle.ts';
