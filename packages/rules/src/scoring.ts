/** Points: every building type, whole tables, the reasons, and the masks that score fast. */
export { CIVIC_POINTS, civicPoints, civicTiles, HURT_CIVIC } from './capitals/civic.ts';
export {
  type District,
  districtPlaces,
  DISTRICTS,
  isHouseFactory,
  largestDistrict,
} from './capitals/district.ts';
export {
  type CapitalExplanation,
  explainCapital,
  explainCapitalLayout,
  type ExplainedCivic,
  explainDistricts,
} from './capitals/explain-capital.ts';
export { type CapitalLayout, layoutOfCapital, layoutOfCapitalGrid } from './capitals/capital-layout.ts';
export {
  type CapitalMasks,
  EMPTY_CAPITAL,
  type Wishes,
  civicLetters,
  wishesOf,
} from './capitals/capital-masks.ts';
export { parkPointsOn } from './capitals/region.ts';
export { scoreCapitalMasks } from './capitals/score-capital.ts';
export { shopPointsOn } from './capitals/capital-shop.ts';
export { countLetters, countTypesOf } from './cities/automacity.ts';
export { type CityExplanation, explainTable, type LaidExplanation } from './cities/explain-table.ts';
export { scoreGrids } from './cities/grid.ts';
export { layoutOfCity } from './cities/city-layout.ts';
export { buildingsIn, districtSizes, scoreAlone, scoreTable } from './cities/score-table.ts';
export { factoriesElsewhere } from './modes/mode-result.ts';
export { explainCity, explainLayout, type Explanation, type ScoredCells } from './scoring/explain-city.ts';
export {
  FACTORY_WORTH,
  type FactoryRank,
  factoryRank,
  type FactoryWorth,
  factoryWorth,
} from './scoring/factory.ts';
export { bitIndex, bitsOf, cellsOfMask, count, firstGroup, lowestBit } from './ground/bits.ts';
export type { Ground } from './ground/ground.ts';
export { besideInSquare, SQUARE, SQUARE_MASKS } from './ground/square.ts';
export { housePoints, SPOILED_HOUSE } from './scoring/house.ts';
export { type Layout, layoutOf, layoutOfGrid } from './scoring/layout.ts';
export {
  addBuilding,
  type CityMasks,
  copyMasks,
  EMPTY_MASKS,
  occupiedBy,
  otherTypes,
  scoreMasks,
  tavernsOf,
} from './scoring/masks.ts';
export { OFFICE_BONUS, officePoints } from './scoring/office.ts';
export { parkPoints } from './scoring/park.ts';
export { type CityScore, countTypes, POINTS_TABLES, scoreCity } from './scoring/score-city.ts';
export { shopPoints, shopRuns } from './scoring/shop.ts';
export { type Decider, type SeatScoring, type SeatStanding, standings } from './scoring/standings.ts';
export { tavernPoints } from './scoring/tavern.ts';
export { SCORED } from './types.ts';
