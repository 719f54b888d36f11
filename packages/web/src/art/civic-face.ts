/** The face of a civic tile: its building when the Capitals drawings are loaded, and the strip of wanted and unwanted types. */
import { type Civic, type TypeLetter, typeOfTypeLetter } from '@duopolis/rules';
import { signal } from '@preact/signals';
import { BADGE_SHAPE } from './badge.ts';
import { frame, scene, smallScene } from './face.ts';
import { glyph } from './glyph.ts';
import { letter } from './letter.ts';
import { paint, PANEL } from './paint.ts';
import { bold, box, faint, ink, wash } from './pen.ts';
import { drawing } from './sprite.ts';

export interface CivicDrawings {
  /** The building on a 160 grid, with its ground line at 138. */
  readonly building: (civic: Civic) => string;
  readonly small: (civic: Civic) => string;
}

/** Absent until the drawings of Capitals are loaded; a face drawn before shows the type's own glyph. */
export const civicDrawings = signal<CivicDrawings | undefined>(undefined);

/** The Capitals drawings are fetched only by tables that play with them. */
export async function loadCapitalsArt(): Promise<void> {
  if (civicDrawings.value !== undefined) return;
  const { civic, smallCivic } = await import('./capitals/civic.ts');
  civicDrawings.value = { building: civic, small: smallCivic };
}

/** A type's badge without its edge, its corner at [x, y]. */
function chip(of: TypeLetter, x: number, y: number, size: number): string {
  const type = typeOfTypeLetter(of);
  const scale = Math.round((size / 34) * 1000) / 1000;
  const inner =
    type === 'tavern'
      ? glyph('any', 5.5, 5, 23, paint('tavern', 'bt'))
      : letter(type, 17, type === 'house' ? 20 : 17, 1.2, paint(type, 'bt'));
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${BADGE_SHAPE[type]}" fill="${paint(type, 'b')}"/>${inner}</g>`;
}

const typesOf = (civic: Civic): readonly [TypeLetter, TypeLetter, TypeLetter] => [
  civic[1] as TypeLetter,
  civic[2] as TypeLetter,
  civic[4] as TypeLetter,
];

/** Two wanted types after a plus, the unwanted one crossed out in a red box. */
function strip(civic: Civic): string {
  const [first, second, unwanted] = typesOf(civic);
  return (
    wash(box(0, 124, 160, 36), PANEL) +
    ink('M0 124H160') +
    '<path d="M8 142.500h12M14 136.500v12" stroke="var(--act)" stroke-width="3.600" stroke-linecap="round"/>' +
    chip(first, 25, 127.5, 30) +
    chip(second, 58, 127.5, 30) +
    faint('M94 128v28') +
    '<path d="M101 142.500h11" stroke="var(--alert)" stroke-width="3.600" stroke-linecap="round"/>' +
    '<path d="M117 126.500h39v32h-39Z" fill="var(--alert-soft)" stroke="var(--alert)" stroke-width="2.200"/>' +
    chip(unwanted, 122.5, 128.5, 28) +
    '<path d="M119 156.500L154 128.500" stroke="var(--alert)" stroke-width="2.600"/>'
  );
}

/** The same on 48 units: no signs but the box and its stroke. */
function smallStrip(civic: Civic): string {
  const [first, second, unwanted] = typesOf(civic);
  return (
    wash(box(0, 32.5, 48, 15.5), PANEL) +
    bold('M0 32.500H48') +
    chip(first, 1.2, 33.8, 13.4) +
    chip(second, 15.6, 33.8, 13.4) +
    '<path d="M31.600 33.400h16v14.200h-16Z" fill="var(--alert-soft)" stroke="var(--alert)" stroke-width="1.100"/>' +
    chip(unwanted, 33.4, 34.4, 12.4) +
    '<path d="M32.400 47L47 34.200" stroke="var(--alert)" stroke-width="1.300"/>'
  );
}

/** The address of a civic face in the sprite. */
export function civicFace(civic: Civic, size: 'full' | 'medium' | 'small'): string {
  const drawings = civicDrawings.value;
  const known = drawings === undefined ? 'plain' : 'drawn';
  const id = civic.slice(1, 5);
  return size === 'small'
    ? drawing(
        `small-civic-${id}-${known}`,
        48,
        () => smallScene('civic', 32.5) + (drawings?.small(civic) ?? '') + smallStrip(civic),
      )
    : drawing(
        `face-civic-${id}-${known}`,
        160,
        () =>
          scene('civic', 124) +
          `<g transform="translate(9.600 0) scale(.9)">${drawings?.building(civic) ?? ''}</g>` +
          strip(civic) +
          frame,
      );
}
