/** Faces: wash, sky pattern, ground and building of one cell, at the four sizes. */
import type { Letter } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { typeOfLetter } from '@duopolis/rules/notation';
import { isTavern } from './glyph.ts';
import { type ArtType, paint } from './drawing/paint.ts';
import { patternId } from './pattern.ts';
import { bold, box, faint, ink, wash } from './drawing/pen.ts';
import { smallTavern, tavern } from './tavern-drawing.ts';
import { type Drawings, TYPE_ART } from './type-art.ts';

export const ART_SIZES = ['full', 'medium', 'small', 'glyph'] as const;
export type ArtSize = (typeof ART_SIZES)[number];

/** The drawing for a cell of a size in pixels. */
export const artSize = (pixels: number): ArtSize =>
  pixels >= 130 ? 'full' : pixels >= 64 ? 'medium' : pixels >= 40 ? 'small' : 'glyph';

/** Neighbours in a row or column never get the same variant of a type that has three. */
export const variantAt = (row: number, column: number): number => (((row + column) % 3) + 3) % 3;

const drawingsOf = (letter: Letter): Drawings =>
  isTavern(letter) ? tavern[letter] : TYPE_ART[typeOfLetter(letter)].full;

export const variantsOf = (letter: Letter): number => drawingsOf(letter).length;

const pick = (drawings: Drawings, variant: number): string => itemAt(drawings, variant % drawings.length)();

/** A building on its own, without sky and ground. */
export const building = (letter: Letter, variant: number): string => pick(drawingsOf(letter), variant);

const smallBuilding = (letter: Letter, variant: number): string =>
  isTavern(letter) ? smallTavern(letter, variant % 2) : pick(TYPE_ART[typeOfLetter(letter)].small, variant);

/** Houses stand on grass. */
const groundOf = (type: ArtType): string => paint(type === 'house' ? 'park' : type, 'g');

/** Sky and ground of a full face. */
export const scene = (type: ArtType, ground = 138): string =>
  wash(box(0, 0, 160, 160), paint(type, 'w')) +
  wash(box(0, 0, 160, ground + 2), `url(#${patternId(type)})`) +
  wash(box(0, 0, 160, ground + 2), 'url(#sky-light)') +
  wash(box(0, ground, 160, 160 - ground), groundOf(type)) +
  ink(`M0 ${ground}.5H160`);

/** Sky and ground of a small face: the pattern at half its size is still read, a pale one is not. */
export const smallScene = (type: ArtType, ground = 42): string =>
  wash(box(0, 0, 48, 48), paint(type, 'w')) +
  `<g transform="scale(.5)">${wash(box(0, 0, 96, 2 * ground), `url(#${patternId(type)})`)}</g>` +
  wash(box(0, ground, 48, 48 - ground), groundOf(type)) +
  bold(`M0 ${ground}H48`);

const kerb = faint('M6 148h16M34 153h22M70 147h12M96 153h18M126 148h22');

export const frame = '<path class="pen-frame" d="M3.8 3.8h152.4v152.4H3.8Z"/>';

export function face(letter: Letter, variant: number): string {
  const type = typeOfLetter(letter);
  return scene(type) + (type === 'park' ? '' : kerb) + building(letter, variant) + frame;
}

export const smallFace = (letter: Letter, variant: number): string =>
  smallScene(typeOfLetter(letter)) + smallBuilding(letter, variant);
