/** The drawings of Capitals: civic buildings, landscape mats, emblems. The only entry point of this folder. */
export { civic, smallCivic } from './civic-drawing.ts';
export { capitalLandmark } from './capital-landmarks.ts';
export { matDrawing } from './mat-drawing.ts';
