/** Parks: trees and water, no building at all. */
import { paint, PATH, STONE, WALL, WATER } from './drawing/paint.ts';
import {
  bold,
  box,
  disc,
  faint,
  fine,
  ink,
  lantern,
  oval,
  ripple,
  shade,
  slim,
  thin,
  wash,
} from './drawing/pen.ts';
import { bush, fir, poplar, smallTree, tree } from './drawing/plants.ts';

const TINT = paint('park', 't');
const WOOD = paint('house', 't');

const hills = (path: string): string =>
  thin('M0 138V112Q30 100 64 106T160 104V138Z', paint('park', 'm')) + thin(path, PATH);

/** Iron railings left and right of a gate. */
function railing(x0: number, x1: number): string {
  let d = `M0 132.5H${x0}M${x1} 132.5H160M0 144H${x0}M${x1} 144H160`;
  for (let x = 3; x < x0; x += 7) d += `M${x} 146v-18`;
  for (let x = x1 + 3; x < 160; x += 7) d += `M${x} 146v-18`;
  return thin(d) + thin(box(x0 - 1, 126, 4, 21) + box(x1 - 3, 126, 4, 21), STONE);
}

const fountain = (x: number): string =>
  thin(`M${x - 20} 131q0 -5 20 -5t20 5q-2 9 -8 10h-24q-6 -1 -8 -10Z`, STONE) +
  fine(oval(x, 130.5, 16.5, 3.2), WATER) +
  thin(`M${x - 2} 130l1 -12h2l1 12Z`, STONE) +
  thin(`M${x - 9} 117h18q-2 5 -9 5t-9 -5Z`, STONE) +
  ripple(`M${x} 116v-9M${x} 108q-7 -5 -10 6M${x} 108q7 -5 10 6`);

/** A round tree, a fir and a poplar around a fountain. */
const withFountain = (): string =>
  hills('M66 138C72 124 84 122 82 112C80 108 84 107 88 107C98 112 88 124 100 138Z') +
  shade('M52 128h34l-8 4H42ZM126 126h24l-6 4h-22Z') +
  poplar(130, 128, 98) +
  fir(98, 122, 62) +
  tree(48, 128, 32, 74) +
  fountain(86) +
  railing(62, 110);

const bench = (x: number, y: number): string =>
  thin(box(x, y - 13, 34, 3) + box(x, y - 8, 34, 3), WOOD) +
  thin(box(x - 2, y - 3, 38, 3), WOOD) +
  thin(`M${x + 3} ${y}v6M${x + 31} ${y}v6`);

/** A pond with two swans under a wide tree. */
const withPond = (): string =>
  thin('M0 138V108Q40 98 84 106T160 108V138Z', paint('park', 'm')) +
  fir(66, 114, 52) +
  fir(40, 118, 40) +
  shade('M108 126h44l-8 4h-44Z') +
  tree(118, 128, 33, 74) +
  thin(oval(50, 128, 42, 11), WATER) +
  ripple('M18 127h20M30 133h28M62 125h18M52 121h14') +
  thin('M40 128q1 -8 9 -6q5 -1 7 -4l3 2q-2 9 -10 9Z', WALL) +
  thin('M41 127q-4 -3 -3 -9q1 -3 -3 -3') +
  bench(98, 136) +
  faint('M6 146h16M34 152h22M74 148h14M110 154h18M140 148h14') +
  lantern(90, 92, 140);

/** A flower bed with a statue between poplars. */
const withStatue = (): string =>
  hills('M58 138C64 126 72 120 74 110H86C88 120 96 126 102 138Z') +
  poplar(32, 128, 84) +
  poplar(128, 128, 90) +
  tree(106, 126, 18, 88) +
  bush(52, 118, 12) +
  thin(box(72, 106, 16, 26), STONE) +
  thin(box(68, 128, 24, 6) + box(70, 103, 20, 4), STONE) +
  ink('M75 103q-2 -14 2 -20q-1 -7 4 -7t4 7q5 6 2 20Z', STONE) +
  shade('M82 78q5 8 3 25h-3Z') +
  ink('M84 84l9 -8') +
  thin(oval(80, 139, 34, 6), paint('park', 'f')) +
  fine(
    [52, 62, 72, 84, 95, 106].map((x, i) => disc(x, 138 + (i % 2) * 2, 3)).join(''),
    paint('tavern', 't'),
  ) +
  fine([57, 67, 79, 90, 101].map((x, i) => disc(x, 141 - (i % 2) * 3, 2.6)).join(''), paint('shop', 't')) +
  railing(42, 118);

export const park = [withFountain, withPond, withStatue] as const;

const smallGround = slim('M0 42V34Q12 30 24 32T48 31V42Z', paint('park', 'm'));
const smallRailing = slim('M2 38.5H17M31 38.5H46M4 42v-6M9 42v-6M14 42v-6M33 42v-6M38 42v-6M43 42v-6');
const smallPoplar = (x: number): string =>
  bold(`M${x - 1.5} 40V30h3V40Z`, WOOD) +
  bold(
    `M${x} 7C${x + 4.5} 15 ${x + 5} 25 ${x + 3.5} 32Q${x} 35 ${x - 3.5} 32C${x - 5} 25 ${x - 4.5} 15 ${x} 7Z`,
    TINT,
  );
const smallFir = (x: number): string =>
  bold(`M${x - 1.5} 40v-5h3v5Z`, WOOD) +
  bold(`M${x} 12l5 8h-2.5l4.5 7h-2.5l4.5 8h-18l4.5 -8h-2.5l4.5 -7h-2.5Z`, paint('park', 'f'));

export const smallPark = [
  () => smallGround + smallTree(21, 22, 10, 40) + smallPoplar(39) + smallRailing,
  () =>
    smallGround +
    smallFir(18) +
    smallTree(33, 20, 10.5, 40) +
    wash(oval(16, 39, 12, 3), WATER) +
    slim(oval(16, 39, 12, 3)),
  () => smallGround + smallPoplar(25) + smallFir(38) + smallTree(11, 29, 6.5, 40) + smallRailing,
] as const;
