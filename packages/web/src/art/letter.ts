/** The letters on badges, drawn so that they need no font: centred on [17, 17], 15 high. */
import type { ArtType } from './paint.ts';

export const LETTER: { readonly [type in Exclude<ArtType, 'tavern'>]: string } = {
  shop: 'M21.900 13c-.5-2.200-2.300-3.400-4.900-3.400-2.900 0-4.700 1.400-4.700 3.500 0 4.900 9.700 2.400 9.700 7.400 0 2.300-2 3.900-5 3.900-2.900 0-4.900-1.400-5.300-3.800',
  factory: 'M13 24.500V11.200h9.500M13 17.500h8',
  office: 'M17 10c-3.300 0-5.400 2.700-5.400 7s2.100 7 5.400 7 5.400-2.700 5.400-7-2.100-7-5.400-7Z',
  park: 'M13 24.500V11.200h4.600a3.900 3.900 0 0 1 0 7.900H13',
  house: 'M12 9.500v15M22 9.500v15M12 17h10',
  civic:
    'M22.400 12.600c-1.200-1.800-2.900-2.700-5-2.700-3.700 0-6.100 2.800-6.100 7.100s2.400 7.100 6.100 7.100c2.100 0 3.800-.9 5-2.700',
};

/** A letter with its centre at [x, y]; scale 1 is 15 units high. */
export const letter = (
  type: Exclude<ArtType, 'tavern'>,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string =>
  `<path transform="translate(${x - 17 * scale} ${y - 17 * scale}) scale(${scale})" d="${LETTER[type]}" fill="none" stroke="${colour}" stroke-width="3.400"/>`;
