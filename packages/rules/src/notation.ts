/** Tiles and cities as text and as grids, and the letters they are made of. */
export { gridOf } from './cities/grid.ts';
export { type Grid, type GridCell, makeCity, parseCity } from './notation/city-notation.ts';
export type { NotationProblem } from './notation/problem.ts';
export { isTile, parseTile } from './notation/tile-notation.ts';
export {
  buildingsOf,
  halvesOf,
  isCivicTile,
  isDuplex,
  isLetter,
  letterNumber,
  lettersOf,
  typeOfBuilding,
  typeOfLetter,
  typeOfTypeLetter,
} from './tile.ts';
export {
  lettersOfType,
  PLAIN_LETTERS,
  TAVERN_LETTERS,
  type TavernLetter,
  TYPE_LETTERS,
  type TypeLetter,
} from './types.ts';
