/** Tiles and cities as text, and as grids. */
export { gridOf } from './cities/grid.ts';
export { type Grid, type GridCell, makeCity, parseCity } from './notation/city.ts';
export type { NotationProblem } from './notation/problem.ts';
export { isTile, parseTile } from './notation/tile.ts';
export { isLetter, typeOfTypeLetter } from './tile.ts';
