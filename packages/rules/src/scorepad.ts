/** The score pad: for people who play with the box and count here. */
export { sheetBgStats } from './scorepad/bg-stats.ts';
export { checkPad, type PadFinding } from './scorepad/check-pad.ts';
export { sheetCsv } from './scorepad/csv.ts';
export { makeDraft, type PadDraft, parseDraft } from './scorepad/draft.ts';
export { cityOfGrid, padGame } from './scorepad/game.ts';
export { layMat, matLaid, matPlaces } from './scorepad/mats.ts';
export {
  buildingAt,
  cellsLeft,
  fillCell,
  freeTokens,
  isComplete,
  newPad,
  nextEmpty,
  type Pad,
  padOptions,
  replaceCity,
} from './scorepad/pad.ts';
export { explainPad, padBuildings, padResult } from './scorepad/scored.ts';
export {
  makeSheet,
  PAD_SEATS,
  parseSheet,
  type ReadSheet,
  type ScoreSheet,
  SHEET_FORMAT,
  sheetOf,
  type SheetProblem,
} from './scorepad/sheet.ts';
export { typedCity, type TypedProblem } from './scorepad/typed.ts';
