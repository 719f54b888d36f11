/** Shops: low and wide under a striped, scalloped awning. */
import { GLASS, paint, WALL } from './drawing/paint.ts';
import {
  bars,
  bold,
  box,
  cast,
  disc,
  door,
  faint,
  fine,
  flank,
  hatch,
  ink,
  n,
  shade,
  slim,
  thin,
} from './drawing/pen.ts';
import { bush } from './drawing/plants.ts';

const TINT = paint('shop', 't');
const RED = paint('tavern', 't');
const WOOD = paint('house', 't');

type Level = readonly [from: number, to: number, y: number];

/** Stripes from the ridge down to the wider eaves, each ending in a scallop. */
function awning([x0, x1, y0]: Level, [x2, x3, y1]: Level, count = 7): string {
  const top = (i: number): number => n(x0 + ((x1 - x0) / count) * i);
  const low = (i: number): number => n(x2 + ((x3 - x2) / count) * i);
  const r = n((x3 - x2) / count / 2);
  let stripes = '';
  for (let i = 0; i < count; i++)
    stripes += thin(
      `M${top(i)} ${y0}H${top(i + 1)}L${low(i + 1)} ${y1}A${r} ${r} 0 0 1 ${low(i)} ${y1}Z`,
      i % 2 === 0 ? TINT : WALL,
    );
  return stripes + ink(`M${x2} ${y1}L${x0} ${y0}H${x1}L${x3} ${y1}`);
}

const goods = (x: number, y: number): string =>
  fine(`M${x} ${y}v-6h2v-3h2v3h2v6ZM${x + 8} ${y}v-4h4v4Z`, paint('park', 't')) +
  fine(`M${x + 18} ${y}a5 5 0 0 1 10 0Z`, RED) +
  fine(`M${x + 37} ${y}v-7h4l4 7Z`, paint('office', 't'));

const crate = (x: number): string =>
  thin(box(x, 126, 18, 12), WOOD) +
  fine(disc(x + 4, 125, 3.4), RED) +
  fine(disc(x + 10, 124, 3.4), TINT) +
  fine(disc(x + 15, 125.4, 3), RED) +
  hatch(`M${x} 131h18`);

const shopWindow = (x: number, w: number): string =>
  thin(box(x, 106, w, 25), GLASS) +
  bars(`M${n(x + w / 3)} 106v25M${n(x + (2 * w) / 3)} 106v25`) +
  thin(`M${x} 122h${w}`);

const shopDoor = (x: number): string =>
  door(x, 106, 22, 32, paint('shop', 'k'), box) + fine(box(x + 3.5, 110, 15, 13), GLASS);

const sign = (): string =>
  ink(box(22, 48, 118, 17), TINT) +
  thin(box(28, 52, 106, 9), WALL) +
  fine('M36 56.5h22M64 56.5h34M104 56.5h22');

/** A round pediment with a finial. */
const withPediment = (): string =>
  ink('M54 50Q80 22 106 50Z', WALL) +
  thin(disc(80, 42, 4.6), TINT) +
  ink('M80 36V23') +
  thin(disc(80, 20, 2.4), TINT) +
  body() +
  sign() +
  awning([30, 132, 70], [18, 144, 93]) +
  shopWindow(36, 56) +
  goods(41, 122) +
  shopDoor(100) +
  crate(12);

/** A stepped parapet with a hanging sign; the door is on the left. */
const withParapet = (): string =>
  ink('M40 50V40H58V30H102V40H120V50Z', WALL) +
  thin('M38 40H60M56 30H104M100 40H122') +
  thin(disc(80, 41, 6.5), TINT) +
  fine('M77 41h6M80 38v6') +
  body() +
  sign() +
  awning([28, 134, 70], [16, 146, 92], 6) +
  shopDoor(40) +
  shopWindow(72, 52) +
  goods(76, 122) +
  thin('M128 138l2 -10h12l2 10Z', WOOD) +
  bush(136, 121, 8) +
  crate(16);

/** A bell gable, two windows under their own awnings, and the door between them. */
const withTwoWindows = (): string =>
  ink('M48 50C60 49 60 34 70 31Q80 22 90 31C100 34 100 49 112 50Z', TINT) +
  thin(disc(80, 40, 6), WALL) +
  fine('M80 36.5V40L82.5 41.5') +
  ink('M80 26V18') +
  body() +
  sign() +
  awning([30, 70, 76], [20, 72, 94], 4) +
  awning([90, 132, 76], [88, 144, 94], 4) +
  shade(box(72, 66, 16, 6)) +
  thin(box(36, 107, 28, 23), GLASS) +
  thin(box(96, 107, 28, 23), GLASS) +
  bars('M50 107v23M110 107v23') +
  fine('M39 130v-8h4v-3h3v3h3v8ZM54 130a5 5 0 0 1 9 0Z', RED) +
  fine('M99 130v-7h5v7ZM113 130l4 -9l4 9Z', paint('office', 't')) +
  door(70, 84, 20, 54, paint('shop', 'k')) +
  fine('M73.5 98h13v20h-13Z', GLASS) +
  thin('M12 138l2 -10h10l2 10ZM134 138l2 -10h10l2 10Z', WOOD) +
  bush(19, 122, 7) +
  bush(141, 122, 7);

const body = (): string =>
  cast(134, 18) +
  ink(box(28, 60, 106, 78), WALL) +
  flank(118, 66, 16, 72) +
  shade(box(28, 94, 106, 10)) +
  faint('M28 136H134');

export const shop = [withPediment, withParapet, withTwoWindows] as const;

const smallBody = (roof: string): string =>
  bold('M7 20H42V42H7Z', WALL) +
  roof +
  bold(
    'M7 22H42L46 29.5a3.6 3.6 0 0 1-7.2 1a3.7 3.7 0 0 1-7.3 0 3.7 3.7 0 0 1-7.3 0 3.7 3.7 0 0 1-7.3 0A3.7 3.7 0 0 1 9.8 30.5 3.5 3.5 0 0 1 3 29.5Z',
    TINT,
  ) +
  `<path d="M14 22h7l-2 8.5a3.7 3 0 0 1-7.3 0ZM28 22h7l3 8.5a3.7 3 0 0 1-7.3 0Z" fill="${WALL}"/>` +
  slim('M14 22l-3 8M21 22l-2 9M28 22l1.5 9M35 22l3 8');

const smallFront = (window: number, at: number): string =>
  slim(box(window, 34.5, 14, 5.5), GLASS) + slim(box(at, 34.5, 7, 7.5), paint('shop', 'k'));

export const smallShop = [
  () => smallBody(bold('M6 16.5h37v5.5H6Z', TINT)) + smallFront(11, 30),
  () => smallBody(bold('M6 17h37v5H6ZM22 17v-4h18v4Z', TINT)) + smallFront(23, 12),
  () => smallBody(bold('M6 17h37v5H6Z', TINT) + bold('M21 17q8 -10 16 0Z', WALL)) + smallFront(11, 30),
] as const;
