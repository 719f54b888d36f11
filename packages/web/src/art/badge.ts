/** Badges: the shape says the type, the letter or sign inside says it again. 34 grid. */
import type { TavernLetter } from '@duopolis/rules';
import { glyph } from './glyph.ts';
import { letter } from './letter.ts';
import { type ArtType, paint } from './paint.ts';

export const BADGE_SHAPE: { readonly [type in ArtType]: string } = {
  shop: 'M3 5a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v22.500a3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0 3.500 3.500 0 0 1-7 0Z',
  factory: 'M9.500 2h15L33 17 24.500 32h-15L1 17Z',
  tavern: 'M17 1.500a15.500 15.500 0 1 1 0 31a15.500 15.500 0 1 1 0-31Z',
  office: 'M6.500 1.500h21v31h-21Z',
  park: 'M17 1.500c5 0 8 3 8 6.800 4.200 0 7.500 3.500 7.500 8.200s-3.300 8.200-7.500 8.200c0 4.200-3 7.300-8 7.300s-8-3.100-8-7.300c-4.200 0-7.500-3.500-7.500-8.200s3.300-8.200 7.500-8.200c0-3.800 3-6.800 8-6.800Z',
  house: 'M17 1L32.500 13.500V32.500h-31V13.500Z',
  civic:
    'M17 1l3.700 3 4.700-1 2 4.400 4.500 1.800-.4 4.800L34 17l-2.500 3.200.4 4.800-4.500 1.800-2 4.400-4.700-1L17 33l-3.700-2.800-4.700 1-2-4.400-4.500-1.800.4-4.800L0 17l2.500-3-.4-4.800L6.600 7.400l2-4.400 4.700 1Z',
};

/** The middle of each shape is where the letter looks centred, not where its box is. */
const LETTER_AT: { readonly [type in Exclude<ArtType, 'tavern'>]: readonly [number, number] } = {
  shop: [17, 16.5],
  factory: [16.6, 17],
  office: [17, 17],
  park: [17.5, 16.8],
  house: [17, 20],
  civic: [17, 17],
};

/** A badge's markup; a tavern's may show its kind. */
export const badge = (type: ArtType, kind: TavernLetter | 'any' = 'any'): string => {
  const shape = `<path d="${BADGE_SHAPE[type]}" fill="${paint(type, 'b')}" stroke="var(--badge-edge)" stroke-width="2"/>`;
  if (type === 'tavern') return shape + glyph(kind, 6, 6, 22, paint('tavern', 'bt'));
  const [x, y] = LETTER_AT[type];
  return shape + letter(type, x, y, 1.08, paint(type, 'bt'));
};
