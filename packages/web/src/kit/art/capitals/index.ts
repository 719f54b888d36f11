/** The drawings of Capitals, the one door of this folder: civic buildings, landscape mats, emblems. */
export { civic, smallCivic } from './civic.ts';
export { capitalLandmark } from './landmarks.ts';
export { matDrawing } from './mat.ts';
