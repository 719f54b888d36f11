/** What civic buildings are built of: columns, pediments, battlements, steps, towers. */
import { paint, STONE, WALL } from '../drawing/paint.ts';
import { box, faint, fine, flank, hatch, ink, n, shade, thin } from '../drawing/pen.ts';

export const TINT = paint('civic', 't');
export const PALE = paint('civic', 'm');
export const DEEP = paint('civic', 'k');
export const GOLD = paint('shop', 't');
export const RED = paint('tavern', 't');
export const WOOD = paint('house', 't');

export const wall = (x: number, y: number, w: number, fill = WALL): string =>
  ink(box(x, y, w, 138 - y), fill) + flank(x + w - 14, y + 2, 14, 136 - y);

export const cornice = (x: number, y: number, w: number, h = 5): string => ink(box(x, y, w, h), STONE);

const column = (x: number, y: number, w = 8, foot = 134): string =>
  thin(box(x, y, w, foot - y), WALL) +
  shade(box(x + w * 0.6, y, w * 0.4, foot - y)) +
  fine(box(x - 1.5, y, w + 3, 3) + box(x - 1.5, foot - 3, w + 3, 3), STONE);

/** `count` columns from x to x + w. */
export const colonnade = (x: number, y: number, w: number, count: number, thick = 8, foot = 134): string => {
  const gap = (w - thick) / (count - 1);
  return Array.from({ length: count }, (_, i) => column(n(x + i * gap), y, thick, foot)).join('');
};

export const pediment = (x: number, y: number, w: number, rise: number): string =>
  ink(`M${x} ${y}l${w / 2} ${-rise}l${w / 2} ${rise}Z`, WALL) +
  thin(
    `M${x + w * 0.16} ${n(y - rise * 0.14)}l${n(w * 0.34)} ${n(-rise * 0.68)}l${n(w * 0.34)} ${n(rise * 0.68)}Z`,
    TINT,
  );

export const steps = (x: number, w: number, count = 2): string =>
  Array.from({ length: count }, (_, i) => thin(box(x + i * 5, 134 - i * 4, w - i * 10, 4.5), STONE)).join('');

/** A hipped roof over w, `lean` in on both sides. */
export const roof = (x: number, y: number, w: number, rise: number, lean: number, fill = TINT): string =>
  ink(`M${x} ${y}l${lean} ${-rise}h${w - 2 * lean}l${lean} ${rise}Z`, fill) +
  shade(`M${x + w - lean - 12} ${y - rise}h12l${lean} ${rise}h-18Z`) +
  faint(`M${n(x + lean * 0.7)} ${n(y - rise * 0.35)}h18M${n(x + w - lean - 22)} ${n(y - rise * 0.35)}h18`);

export const spire = (x: number, y: number, w: number, rise: number, fill = TINT): string =>
  ink(`M${x} ${y}l${w / 2} ${-rise}l${w / 2} ${rise}Z`, fill) +
  shade(`M${x + w / 2} ${y - rise}l${w / 2} ${rise}h${-w * 0.34}Z`);

/** Battlements on a wall's top edge, from x to x + w. */
export const battlement = (x: number, y: number, w: number, merlons: number, fill = WALL): string => {
  const unit = w / (2 * merlons - 1);
  let d = `M${x} ${y + 8}V${y}`;
  for (let i = 0; i < merlons; i++) d += `h${n(unit)}${i < merlons - 1 ? `v6h${n(unit)}v-6` : ''}`;
  return ink(`${d}V${y + 8}Z`, fill);
};

export const flag = (x: number, top: number, foot: number, fill = TINT): string =>
  ink(`M${x} ${foot}V${top}`) + thin(`M${x} ${top + 0.5}q7 -4 13 0t11 0v9q-6 3 -12 0t-12 1Z`, fill);

export const clockFace = (x: number, y: number, r: number): string =>
  thin(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, WALL) +
  thin(`M${x} ${n(y - r * 0.6)}V${y}l${n(r * 0.5)} ${n(r * 0.25)}`);

export const joints = (x: number, w: number, ys: readonly number[]): string =>
  hatch(ys.map((y) => `M${x} ${y}h${w}`).join(''));
