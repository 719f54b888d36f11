/** The pen: shapes as path data, and the strokes of the engraving as SVG markup. 160 grid, light from the upper left. */
import { GLASS, LINE } from './paint.ts';

export const n = (value: number): number => Math.round(value * 10) / 10;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

/** A box with a round top. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;

const stroke =
  (name: string) =>
  (d: string, fill = 'none'): string =>
    `<path class="pen-${name}" d="${d}" fill="${fill}"/>`;

/** From the outline to the finest line of a full drawing. */
export const ink = stroke('ink');
export const thin = stroke('thin');
export const fine = stroke('fine');
/** Fainter than fine: joints, ripples, leaves. */
export const faint = stroke('faint');
/** The two strokes of the drawings below 72 px, on a 48 grid. */
export const bold = stroke('bold');
export const slim = stroke('slim');
export const bars = stroke('bars');
export const ripple = stroke('ripple');
export const hatch = (d: string): string => `<path class="pen-hatch" d="${d}"/>`;
export const shade = (d: string): string => `<path class="pen-shade" d="${d}"/>`;
export const wash = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An engraver's diagonal hatch, clipped to a rectangle. */
function hatching(x0: number, y0: number, x1: number, y1: number, step = 4): string {
  let d = '';
  for (let sum = x0 + y0 + step; sum < x1 + y1; sum += step) {
    const from = Math.max(x0, sum - y1);
    const to = Math.min(x1, sum - y0);
    if (to - from > 0.8) d += `M${n(from)} ${n(sum - from)}L${n(to)} ${n(sum - to)}`;
  }
  return hatch(d);
}

/** The right flank of a wall: shaded and hatched. */
export const flank = (x: number, y: number, w: number, h: number): string =>
  shade(box(x, y, w, h)) + hatching(x + 1, y, x + w, y + h - 1);

export function bricks(x0: number, y0: number, x1: number, y1: number, course = 6, every = 2): string {
  let d = '';
  for (let y = y0, row = 0; y < y1 - 1; y += course, row++)
    for (let x = x0 + (row % 2 === 0 ? 2 : 8); x < x1 - 6; x += 14 * every) d += `M${n(x)} ${n(y)}h6`;
  return hatch(d);
}

export interface PaneStyle {
  readonly bar?: '+' | '-' | '|' | '';
  readonly round?: boolean;
  readonly sill?: boolean;
}

export function pane(x: number, y: number, w: number, h: number, style: PaneStyle = {}): string {
  const { bar = '+', round = false, sill = true } = style;
  const upright = bar === '+' || bar === '|' ? `M${n(x + w / 2)} ${n(y + 0.6)}V${n(y + h)}` : '';
  const level = bar === '+' || bar === '-' ? `M${n(x)} ${n(y + h * 0.48)}h${n(w)}` : '';
  return (
    thin(round ? arch(x, y, w, h) : box(x, y, w, h), GLASS) +
    (bar === '' ? '' : bars(upright + level)) +
    (sill ? thin(`M${n(x - 1.6)} ${n(y + h + 1.4)}h${n(w + 3.2)}`) : '')
  );
}

export const door = (x: number, y: number, w: number, h: number, fill: string, shape = arch): string =>
  thin(shape(x, y, w, h), fill) + wash(disc(x + w - 3, y + h * 0.58, 1), LINE);

/** The shadow a building throws to the right on the ground line. */
export const cast = (x: number, w: number): string => shade(`M${x} 138h${w}l9 7h${-w}Z`);

/** A gas lantern on a post. */
export const lantern = (x: number, top: number, foot = 138): string =>
  thin(`M${x} ${foot}V${top + 8}`) +
  thin(`M${x - 3} ${top + 8}h6l1 -7h-8Z`, GLASS) +
  thin(`M${x - 5} ${top + 1}l5 -5l5 5Z`, LINE);
