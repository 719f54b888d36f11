/** The pieces in the box, and whether a box or a city is possible. */
export {
  type CapitalsProblem,
  checkDistricts,
  type DistrictsProblem,
  type UnworkableMat,
  workableMat,
} from './capitals/check-capitals.ts';
export {
  CAPITALS,
  type CivicName,
  DISTRICT_TYPES,
  type DistrictType,
  type MatName,
  type TokenName,
} from './capitals/capitals-components.ts';
export {
  LANDSCAPE_CELLS,
  type Mat,
  type MatCell,
  type MatProblem,
  OFF_MAT,
  offMatIn,
  parseMat,
  signOnMat,
} from './capitals/mat.ts';
export type { SeatingQuestion } from './components/base.ts';
export {
  buildingTiles,
  COMPONENTS,
  type Components,
  componentsIn,
  ownBox,
  type OwnBox,
} from './components/box.ts';
export { type Impossible, impossibleIn } from './components/possible.ts';
export { type ComponentsProblem, parseComponents, readComponents } from './components/read.ts';
