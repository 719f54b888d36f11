/** Landscapes: water with engraved waterlines, rock, chasm and marsh, each filling the cells that can't be built on. */
import type { Landscape } from '@duopolis/rules/cities';
import { LEAF, LINE, paint, WALL, WATER } from '../drawing/paint.ts';
import { box, disc, faint, hatch, ink, n, oval, ripple, shade, thin, wash } from '../drawing/pen.ts';
import { CELL } from './shore.ts';

/** Rings that follow the shore, each fainter than the one outside it. */
const RINGS = [
  [62, 26],
  [46, 36],
  [32, 50],
  [19, 66],
  [9, 84],
] as const;

const rings = (shore: string): string =>
  RINGS.map(
    ([width, strength]) =>
      `<path d="${shore}" fill="none" stroke="color-mix(in srgb, var(--waterline) ${strength}%, ${WATER})" stroke-width="${width}"/><path d="${shore}" fill="none" stroke="${WATER}" stroke-width="${width - 2.6}"/>`,
  ).join('');

/** Water inside a shore, engraved; `id` names its clip. */
export const water = (shore: string, id: string): string =>
  `<clipPath id="${id}"><path d="${shore}"/></clipPath>${wash(shore, WATER)}<g clip-path="url(#${id})">${rings(shore)}</g><path d="${shore}" fill="none" class="pen-shore"/>`;

/** A ledge and a dark floor, with the hachures that maps give to cliffs: dashes of a wide line, cut off at the shore. */
export const chasm = (shore: string, id: string): string => {
  const line = (stroke: string, width: number, dashes = ''): string =>
    `<path d="${shore}" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;
  return (
    `<clipPath id="${id}"><path d="${shore}"/></clipPath>${wash(shore, 'var(--rock-dark)')}<g clip-path="url(#${id})">` +
    `<path d="${shore}" class="pen-shade" transform="translate(10 14)"/>` +
    line(LINE, 54, '1.2 7') +
    line('var(--rock)', 40) +
    line(LINE, 22, '1.3 4.2') +
    `</g><path d="${shore}" fill="none" class="pen-shore"/>`
  );
};

export const foothills = (shore: string): string => wash(shore, 'var(--rock)') + faint(shore);

/** A snow-capped peak standing on [x, y]. */
export const peak = (x: number, y: number, size: number): string => {
  const h = size;
  const w = size * 0.62;
  const top = `${n(x)} ${n(y - h)}`;
  return (
    ink(
      `M${n(x - w)} ${y}L${top}L${n(x + w)} ${y}Q${x} ${n(y + size * 0.12)} ${n(x - w)} ${y}Z`,
      'var(--rock)',
    ) +
    wash(
      `M${top}L${n(x + w)} ${y}Q${n(x + w * 0.5)} ${n(y + 5)} ${n(x + w * 0.1)} ${n(y + 5)}L${n(x - w * 0.06)} ${n(y - h * 0.46)}Z`,
      'var(--rock-dark)',
    ) +
    thin(
      `M${top}L${n(x - w * 0.36)} ${n(y - h * 0.64)}l${n(w * 0.2)} ${n(h * 0.07)}l${n(w * 0.14)} ${n(-h * 0.07)}l${n(w * 0.16)} ${n(h * 0.1)}l${n(w * 0.22)} ${n(-h * 0.1)}Z`,
      'var(--snow)',
    ) +
    hatch(
      `M${n(x + w * 0.3)} ${n(y - h * 0.42)}l${n(w * 0.2)} ${n(h * 0.34)}M${n(x + w * 0.46)} ${n(y - h * 0.36)}l${n(w * 0.18)} ${n(h * 0.28)}M${n(x - w * 0.4)} ${n(y - h * 0.3)}l${n(-w * 0.16)} ${n(h * 0.24)}`,
    )
  );
};

export const pine = (x: number, y: number, size = 1): string =>
  thin(
    `M${x} ${n(y - 16 * size)}l${6 * size} ${11 * size}h${-3 * size}l${5 * size} ${8 * size}h${-16 * size}l${5 * size} ${-8 * size}h${-3 * size}ZM${x} ${n(y + 3 * size)}v${4 * size}`,
    paint('park', 't'),
  );

export const reeds = (x: number, y: number): string =>
  thin(`M${x} ${y}q-1 -12 -4 -18M${x + 4} ${y}v-22M${x + 8} ${y}q1 -10 5 -16`) +
  wash(oval(x + 4, y - 24, 1.8, 5) + oval(x - 4.5, y - 20, 1.6, 4.5), paint('house', 'k'));

export const lily = (x: number, y: number): string =>
  thin(oval(x, y, 8, 4), LEAF) + wash(disc(x + 2, y - 2, 2), paint('tavern', 't'));

export const sailboat = (x: number, y: number): string =>
  thin(`M${x - 14} ${y}h28l-6 8h-16Z`, paint('house', 't')) +
  thin(`M${x} ${y}v-28`) +
  thin(`M${x + 2} ${y - 27}q14 12 12 23h-12ZM${x - 2} ${y - 24}q-10 10 -10 20h10Z`, WALL) +
  ripple(`M${x - 20} ${y + 12}h12M${x + 6} ${y + 12}h16`);

export const island = (x: number, y: number): string =>
  thin(`M${x - 20} ${y}c6 -9 28 -11 38 -2c6 8 -2 14 -18 14s-26 -6 -20 -12Z`, 'var(--land)') +
  pine(x - 6, y - 2, 0.9) +
  pine(x + 8, y + 2, 0.65);

/** A stone bridge seen from above on a cell, joining west and east, or north and south (LAND-4). */
export function bridge(row: number, column: number, joins: Exclude<Landscape, '#'>): string {
  const posts = [-8, 98].flatMap((x) => [27, 63].map((y) => box(x, y, 10, 12))).join('');
  const paving = [12, 26, 40, 54, 68, 82].map((x) => `M${x} 40v22`).join('');
  const deck =
    shade(box(-2, 70, 104, 9)) +
    thin('M24 33l-7 -8h14ZM70 33l-7 -8h14ZM24 69l-7 8h14ZM70 69l-7 8h14Z', 'var(--stone)') +
    ink(box(-6, 33, 112, 36), 'var(--stone)') +
    thin('M-6 39.5H106M-6 62.5H106') +
    hatch(`${paving}M0 47h20M34 55h18M60 47h16M84 55h18`) +
    thin(posts, WALL);
  const turn = joins === '|' ? ' rotate(90 50 50)' : '';
  return `<g transform="translate(${column * CELL} ${row * CELL})${turn}">${deck}</g>`;
}

/** A building plot for a tile. */
export const plot = (row: number, column: number): string =>
  `<rect x="${column * CELL + 8}" y="${row * CELL + 8}" width="${CELL - 16}" height="${CELL - 16}" rx="3" fill="var(--plot)" stroke="var(--plot-line)" stroke-width="1.6" stroke-dasharray="6 5"/>`;

export const rocks = (x: number, y: number): string =>
  thin(`M${x} ${y}l4 -9l8 -3l7 5l3 7Z`, 'var(--rock)') + wash(disc(x + 10, y - 4, 1), LINE);
