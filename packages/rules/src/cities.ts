/** Cities as they are built: kinds, cells, placement, mats. */
export { placesIn } from './capitals/completable.ts';
export { CAPITAL_SIZE } from './capitals/capital-ground.ts';
export { hasLandscape, isLandscapeCell } from './capitals/mat.ts';
export { CAPITAL_BUILDINGS } from './capitals/capital-placement.ts';
export type { StrandedReason } from './capitals/capital-refusal.ts';
export { type Position, siteOf } from './capitals/site.ts';
export { builtCityAt, cityAt, laidIn, matchBuilt, matchCity, tilesIn, withTilesFor } from './cities/kind.ts';
export { sizeOf } from './cities/grid.ts';
export { matInGrid } from './cities/mat-in-grid.ts';
export { matOf, matOfCapital } from './cities/mat-of-city.ts';
export { type CellRefusal, cellsFor, whyNot } from './cities/cells-for.ts';
export {
  type Box,
  boxAround,
  EMPTY_AUTOMACITY,
  EMPTY_CITY,
  filledCells,
  isBeside,
  occupiedCells,
  sameCell,
  withLaid,
  withTile,
  withTiles,
} from './city/city.ts';
export { legalCells, SQUARE_SIZE, whyNotPlace } from './city/placement.ts';
export { cellFor, moveFor, placesWord, shapeNamed, type ShapeNumber } from './city/places.ts';
export { REACH } from './city/plot.ts';
export { cellsOf, shapeOf } from './tile.ts';
export { type Landscape, type Shape, SHAPES } from './types.ts';
