/** Glyphs: a building reduced to its idea in one colour, on a 24 grid, for the ring, lists and signs. */
import type { Letter } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { TAVERN_LETTERS, type TavernLetter, typeOfLetter } from '@duopolis/rules/notation';
import { letter } from './letter.ts';
import { marks } from './marks.ts';
import { type ArtType, paint } from './drawing/paint.ts';
import { wash } from './drawing/pen.ts';
import { type Anchor, type SignType, TYPE_ART } from './type-art.ts';

/** The signs of the tavern kinds, and the stepped gable that stands for any tavern. */
const TAVERN_SIGN: { readonly [kind in TavernLetter | 'any']: string } = {
  d: 'M4 9.5H15.5V20a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 20ZM15.5 11h2.7a2.8 2.8 0 0 1 2.8 2.8v2.9a2.8 2.8 0 0 1-2.8 2.8h-2.7v-2.3h2.4a.9 .9 0 0 0 .9-.9v-2.1a.9 .9 0 0 0-.9-.9h-2.4ZM3.2 8.4a2.8 2.8 0 0 1 2.5-4.3 3.4 3.4 0 0 1 6.3-.4 2.8 2.8 0 0 1 4.3 3.6l-.6 1.1Z',
  e: 'M4 2.5h1.9v5.3h1.3V2.5h1.9v5.3h1.3V2.5h1.9v6.9a3.2 3.2 0 0 1-2.4 3.1V22H6.4v-9.5A3.2 3.2 0 0 1 4 9.4ZM15.4 2.5c3.4 .6 5.1 4 5.1 9.7v1h-2.2V22h-2.9Z',
  m: 'M8 4.8L20 2.4V16.4a3.5 2.9 0 1 1-2.3-2.7V8.1l-7.4 1.5V19a3.5 2.9 0 1 1-2.3-2.7Z',
  b: 'M1.5 4.5h2.6v9h17.4a1 1 0 0 1 1 1V20.5h-2.6V18H4.1v2.5H1.5ZM10.5 7.5h8.5a3.5 3.5 0 0 1 3.5 3.5v1.3H10.5ZM7.2 7.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
  any: 'M3.5 22V12.5h2.2V9.2h2.3V6h2.3V3h3.4v3H16v3.2h2.3v3.3h2.2V22h-5.7v-5a2.8 2.8 0 0 0-5.6 0v5Z',
};

/** A sign with its corner at [x, y], `size` units wide. */
export const glyph = (
  kind: TavernLetter | 'any',
  [x, y, size]: readonly [x: number, y: number, size: number],
  colour: string,
): string =>
  `<path transform="translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})" d="${TAVERN_SIGN[kind]}" fill="${colour}"/>`;

/** The silhouette alone, as a sign. */
export const silhouette = (type: SignType, [x, y, scale]: Anchor, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${TYPE_ART[type].silhouette}" fill="${colour}"/>`;

export const isTavern = (letterOf: Letter): letterOf is TavernLetter => isOneOf(TAVERN_LETTERS, letterOf);

/** The wash with its edge, since a shadow would be lost between such small cells. */
const ground = (type: ArtType): string =>
  `<path d="M.5 .5h23v23H.5Z" fill="${paint(type, 'w')}" stroke="${paint(type, 'd')}" stroke-opacity=".6"/>`;

/** The hem of a shop's awning. */
const scallops = `<path d="M2 7.2q2 2.8 4 0t4 0t4 0t4 0t4 0" fill="none" stroke="${paint('shop', 'w')}" stroke-width="1.1"/>`;

/** The face of a cell below 40 px: the wash, and the silhouette in the deep colour. */
export function glyphFace(building: Letter | 'civic'): string {
  if (building !== 'civic' && isTavern(building))
    return ground('tavern') + glyph(building, [2, 2, 20], paint('tavern', 'd'));
  const type = building === 'civic' ? 'civic' : typeOfLetter(building);
  const { silhouette: shadow, letterInSilhouette } = TYPE_ART[type];
  const hem = type === 'shop' ? scallops : '';
  const shape = ground(type) + wash(shadow, paint(type, 'd')) + hem;
  return marks.value === 'signs' ? shape : shape + letter(type, letterInSilhouette, paint(type, 'bt'));
}
