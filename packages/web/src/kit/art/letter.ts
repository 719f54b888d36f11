/** The letters on badges, drawn so that they need no font: centred on [17, 17], 15 high. */
import type { ArtType } from './paint.ts';

const LETTER: { readonly [type in Exclude<ArtType, 'tavern'>]: string } = {
  shop: 'M21.9 13c-.5-2.2-2.3-3.4-4.9-3.4-2.9 0-4.7 1.4-4.7 3.5 0 4.9 9.7 2.4 9.7 7.4 0 2.3-2 3.9-5 3.9-2.9 0-4.9-1.4-5.3-3.8',
  factory: 'M13 24.5V11.2h9.5M13 17.5h8',
  office: 'M17 10c-3.3 0-5.4 2.7-5.4 7s2.1 7 5.4 7 5.4-2.7 5.4-7-2.1-7-5.4-7Z',
  park: 'M13 24.5V11.2h4.6a3.9 3.9 0 0 1 0 7.9H13',
  house: 'M12 9.5v15M22 9.5v15M12 17h10',
  civic: 'M22.4 12.6c-1.2-1.8-2.9-2.7-5-2.7-3.7 0-6.1 2.8-6.1 7.1s2.4 7.1 6.1 7.1c2.1 0 3.8-.9 5-2.7',
};

/** A letter with its centre at [x, y]; scale 1 is 15 units high. */
export const letter = (
  type: Exclude<ArtType, 'tavern'>,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string =>
  `<path transform="translate(${x - 17 * scale} ${y - 17 * scale}) scale(${scale})" d="${LETTER[type]}" fill="none" stroke="${colour}" stroke-width="3.4"/>`;
