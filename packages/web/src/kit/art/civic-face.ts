/** The face of a civic tile: its building when the Capitals drawings are loaded, and the strip of wanted and unwanted types. */
import { civicLetters } from '@duopolis/rules/scoring';
import type { Civic } from '@duopolis/rules';
import { type TypeLetter, typeOfTypeLetter } from '@duopolis/rules/notation';
import { TYPE_ART } from './type-art.ts';
import { markOf } from './type-badge.ts';
import { capitalsArt } from './capitals-art.ts';
import { frame, scene, smallScene } from './face.ts';
import { marked } from './marks.ts';
import { paint, PANEL } from './drawing/paint.ts';
import { bold, box, faint, ink, wash } from './drawing/pen.ts';
import { drawing } from './sprite.ts';

/** A type's badge without its edge, its corner at [x, y]. */
function chip(of: TypeLetter, [x, y]: readonly [number, number], size: number): string {
  const type = typeOfTypeLetter(of);
  const scale = Math.round((size / 34) * 1000) / 1000;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${TYPE_ART[type].badge}" fill="${paint(type, 'b')}"/>${markOf(type, 'any', 1.2)}</g>`;
}

/** Two wanted types after a plus, the unwanted one after a minus in a red box. */
export function strip(civic: Civic): string {
  const [first, second, unwanted] = civicLetters(civic);
  return (
    wash(box(0, 124, 160, 36), PANEL) +
    ink('M0 124H160') +
    '<path d="M8 142.5h12M14 136.5v12" stroke="var(--act)" stroke-width="3.6" stroke-linecap="round"/>' +
    chip(first, [25, 127.5], 30) +
    chip(second, [58, 127.5], 30) +
    faint('M94 128v28') +
    '<path d="M101 142.5h11" stroke="var(--alert)" stroke-width="3.6" stroke-linecap="round"/>' +
    '<path d="M117 126.5h39v32h-39Z" fill="var(--alert-soft)" stroke="var(--alert)" stroke-width="2.6"/>' +
    chip(unwanted, [121.5, 127.5], 30)
  );
}

/** The same on 48 units: wanted types need no sign there, the unwanted one keeps its minus and its box. */
export function smallStrip(civic: Civic): string {
  const [first, second, unwanted] = civicLetters(civic);
  return (
    wash(box(0, 32.5, 48, 15.5), PANEL) +
    bold('M0 32.5H48') +
    chip(first, [1, 33.6], 13.8) +
    chip(second, [14.9, 33.6], 13.8) +
    '<path d="M29.7 40.4h3" stroke="var(--alert)" stroke-width="1.7"/>' +
    '<path d="M33.6 33.4h13.9v14.1h-13.9Z" fill="var(--alert-soft)" stroke="var(--alert)" stroke-width="1.2"/>' +
    chip(unwanted, [34.5, 34.3], 12.2)
  );
}

/** The address of a civic face in the sprite. */
export function civicFace(civic: Civic, size: 'full' | 'medium' | 'small'): string {
  const drawings = capitalsArt();
  const known = drawings === undefined ? 'plain' : 'drawn';
  const id = civic.slice(1, 5);
  return size === 'small'
    ? drawing(
        marked(`small-civic-${id}-${known}`),
        48,
        () => smallScene('civic', 32.5) + (drawings?.smallCivic(civic) ?? '') + smallStrip(civic),
      )
    : drawing(
        marked(`face-civic-${id}-${known}`),
        160,
        () =>
          scene('civic', 124) +
          `<g transform="translate(13 0) scale(.9)">${drawings?.civic(civic) ?? ''}</g>` +
          strip(civic) +
          frame,
      );
}
