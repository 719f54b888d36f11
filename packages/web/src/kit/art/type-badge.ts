/** Badges: the shape shows the type, and so does the letter or sign inside. 34 grid. */
import type { TavernLetter } from '@duopolis/rules/notation';
import { glyph, silhouette } from './glyph.ts';
import { letter } from './letter.ts';
import { marks } from './marks.ts';
import { type ArtType, paint } from './drawing/paint.ts';
import { TYPE_ART } from './type-art.ts';

/** The mark inside the shape: the type's letter or sign. */
export function markOf(type: ArtType, kind: TavernLetter | 'any', scale: number): string {
  if (type === 'tavern') return glyph(kind, [6, 6, 22], paint('tavern', 'bt'));
  if (marks.value === 'signs') return silhouette(type, TYPE_ART[type].silhouetteInBadge, paint(type, 'bt'));
  const [x, y] = TYPE_ART[type].letterInBadge;
  return letter(type, [x, y, scale], paint(type, 'bt'));
}

/** A badge's markup; a tavern's may show its kind. */
export const badge = (type: ArtType, kind: TavernLetter | 'any' = 'any'): string =>
  `<path d="${TYPE_ART[type].badge}" fill="${paint(type, 'b')}" stroke="var(--badge-edge)" stroke-width="2"/>` +
  markOf(type, kind, 1.08);
