/** Badges: the shape says the type, the letter or sign inside says it again. 34 grid. */
import type { TavernLetter } from '@duopolis/rules';
import { glyph, silhouette } from './glyph.ts';
import { letter } from './letter.ts';
import { marks } from './marks.ts';
import { type ArtType, paint } from './paint.ts';

export const BADGE_SHAPE: { readonly [type in ArtType]: string } = {
  shop: 'M3 5a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v22.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0Z',
  factory: 'M9.5 2h15L33 17 24.5 32h-15L1 17Z',
  tavern: 'M17 1.5a15.5 15.5 0 1 1 0 31a15.5 15.5 0 1 1 0-31Z',
  office: 'M6.5 1.5h21v31h-21Z',
  park: 'M17 1.5c5 0 8 3 8 6.8 4.2 0 7.5 3.5 7.5 8.2s-3.3 8.2-7.5 8.2c0 4.2-3 7.3-8 7.3s-8-3.1-8-7.3c-4.2 0-7.5-3.5-7.5-8.2s3.3-8.2 7.5-8.2c0-3.8 3-6.8 8-6.8Z',
  house: 'M17 1L32.5 13.5V32.5h-31V13.5Z',
  civic:
    'M17 1l3.7 3 4.7-1 2 4.4 4.5 1.8-.4 4.8L34 17l-2.5 3.2.4 4.8-4.5 1.8-2 4.4-4.7-1L17 33l-3.7-2.8-4.7 1-2-4.4-4.5-1.8.4-4.8L0 17l2.5-3-.4-4.8L6.6 7.4l2-4.4 4.7 1Z',
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

/** The corner of each sign and its scale. */
const SIGN_AT: { readonly [type in Exclude<ArtType, 'tavern'>]: readonly [number, number, number] } = {
  shop: [8, 6, 0.75],
  factory: [7.4, 7, 0.78],
  office: [8, 6.5, 0.75],
  park: [7, 6.5, 0.83],
  house: [8, 11, 0.75],
  civic: [7, 7, 0.83],
};

/** What says the type again inside the shape: its letter or its sign. */
export function markOf(type: ArtType, kind: TavernLetter | 'any', scale: number): string {
  if (type === 'tavern') return glyph(kind, 6, 6, 22, paint('tavern', 'bt'));
  if (marks.value === 'signs') return silhouette(type, SIGN_AT[type], paint(type, 'bt'));
  const [x, y] = LETTER_AT[type];
  return letter(type, x, y, scale, paint(type, 'bt'));
}

/** A badge's markup; a tavern's may show its kind. */
export const badge = (type: ArtType, kind: TavernLetter | 'any' = 'any'): string =>
  `<path d="${BADGE_SHAPE[type]}" fill="${paint(type, 'b')}" stroke="var(--badge-edge)" stroke-width="2"/>` +
  markOf(type, kind, 1.08);
