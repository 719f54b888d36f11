/** The drawings of Capitals: civic buildings, landscape mats, emblems. The only entry point of this folder. */
export { civic, smallCivic } from './civic.ts';
export { capitalLandmark } from './landmarks.ts';
export { matDrawing } from './mat-drawing.ts';
