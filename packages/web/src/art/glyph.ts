/** Glyphs: a building reduced to its idea in one colour, on a 24 grid, for the ring, lists and signs. */
import { type Letter, TAVERN_LETTERS, type TavernLetter, typeOfLetter } from '@duopolis/rules';
import { letter } from './letter.ts';
import { type ArtType, paint } from './paint.ts';
import { wash } from './pen.ts';

/** The signs of the tavern kinds, and the stepped gable that stands for any tavern. */
export const TAVERN_SIGN: { readonly [kind in TavernLetter | 'any']: string } = {
  d: 'M4 9.500H15.500V20a1.800 1.800 0 0 1-1.800 1.800H5.800A1.800 1.800 0 0 1 4 20ZM15.500 11h2.700a2.800 2.800 0 0 1 2.800 2.800v2.900a2.800 2.800 0 0 1-2.800 2.800h-2.700v-2.300h2.400a.9 .9 0 0 0 .9-.9v-2.100a.9 .9 0 0 0-.9-.9h-2.400ZM3.200 8.400a2.800 2.800 0 0 1 2.500-4.300 3.400 3.400 0 0 1 6.300-.4 2.800 2.800 0 0 1 4.300 3.600l-.6 1.100Z',
  e: 'M4 2.500h1.900v5.300h1.300V2.500h1.900v5.300h1.300V2.500h1.900v6.900a3.200 3.200 0 0 1-2.400 3.100V22H6.400v-9.500A3.200 3.200 0 0 1 4 9.400ZM15.400 2.500c3.400 .6 5.100 4 5.100 9.700v1h-2.200V22h-2.900Z',
  m: 'M8 4.800L20 2.400V16.400a3.500 2.900 0 1 1-2.300-2.700V8.100l-7.400 1.500V19a3.500 2.900 0 1 1-2.300-2.700Z',
  b: 'M1.500 4.500h2.600v9h17.400a1 1 0 0 1 1 1V20.500h-2.600V18H4.100v2.500H1.500ZM10.500 7.500h8.500a3.500 3.500 0 0 1 3.500 3.500v1.300H10.500ZM7.200 7.600a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 1 1 0-4.600Z',
  any: 'M3.500 22V12.500h2.200V9.200h2.300V6h2.300V3h3.400v3H16v3.200h2.300v3.300h2.200V22h-5.700v-5a2.800 2.800 0 0 0-5.600 0v5Z',
};

/** A sign with its corner at [x, y], `size` units wide. */
export const glyph = (
  kind: TavernLetter | 'any',
  x: number,
  y: number,
  size: number,
  colour: string,
): string =>
  `<path transform="translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})" d="${TAVERN_SIGN[kind]}" fill="${colour}"/>`;

/** The silhouette of a type with its letter cut in: shape, centre and scale of the letter. */
const SILHOUETTE: {
  readonly [type in Exclude<ArtType, 'tavern'>]: readonly [string, number, number, number];
} = {
  shop: [
    'M1.500 7.500L4.200 1.500h15.600l2.700 6a2.600 2.600 0 0 1-2 2.500V22.500h-17V10a2.600 2.600 0 0 1-2-2.500Z',
    12,
    16.2,
    0.56,
  ],
  factory: ['M1.500 22.500V8l5 3.500V8l5 3.500V8l4.600 3.200L17 1.500h4l1.500 21Z', 10, 17, 0.54],
  office: ['M5 22.500V5l7-4 7 4v17.500Z', 12, 13, 0.8],
  park: [
    'M12 1a5.600 5.600 0 0 1 5.500 4.300 5.600 5.600 0 0 1 .9 10.500 5 5 0 0 1-4.600 2.200v4.500h-3.600V18a5 5 0 0 1-4.600-2.200A5.600 5.600 0 0 1 6.500 5.300 5.600 5.600 0 0 1 12 1Z',
    12.3,
    10.3,
    0.7,
  ],
  house: ['M12 1.500L22.500 11.500h-2.300v11H3.800v-11H1.500Z', 12, 15, 0.72],
  civic: ['M12 1L1.500 7v2.500h21V7ZM3.500 10.500h17V20h-17ZM1.500 20.500h21V23h-21Z', 12.3, 15.3, 0.6],
};

export const isTavern = (letterOf: Letter): letterOf is TavernLetter =>
  (TAVERN_LETTERS as readonly Letter[]).includes(letterOf);

/** The wash with its edge, since a shadow would be lost between such small cells. */
const ground = (type: ArtType): string =>
  `<path d="M.5 .5h23v23H.5Z" fill="${paint(type, 'w')}" stroke="${paint(type, 'd')}" stroke-opacity=".6"/>`;

/** The face of a cell below 40 px: the wash, and the silhouette in the deep colour. */
export function glyphFace(building: Letter | 'civic'): string {
  if (building !== 'civic' && isTavern(building))
    return ground('tavern') + glyph(building, 2, 2, 20, paint('tavern', 'd'));
  const type = building === 'civic' ? 'civic' : (typeOfLetter(building) as Exclude<ArtType, 'tavern'>);
  const [d, x, y, scale] = SILHOUETTE[type];
  return ground(type) + wash(d, paint(type, 'd')) + letter(type, x, y, scale, paint(type, 'bt'));
}
