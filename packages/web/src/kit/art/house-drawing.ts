/** Houses: a small gable, a chimney, a picket fence. */
import { GLASS, paint, STONE, WALL } from './drawing/paint.ts';
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
  ink,
  n,
  pane,
  shade,
  slim,
  thin,
} from './drawing/pen.ts';
import { bush, smoke, tree } from './drawing/plants.ts';

const TINT = paint('house', 't');
const DARK = paint('house', 'k');
const BRICK = paint('tavern', 'm');
const FLOWER = paint('tavern', 't');

function fence(x0: number, x1: number, y = 142, h = 13): string {
  let pickets = '';
  for (let x = x0 + 2; x < x1; x += 6) pickets += `M${x} ${y}v${-h}l1.6 -2.4l1.6 2.4v${h}Z`;
  return thin(`M${x0} ${n(y - h * 0.62)}H${x1}M${x0} ${n(y - h * 0.22)}H${x1}`) + thin(pickets, WALL);
}

const chimney = (x: number, top: number, h: number): string =>
  ink(box(x, top, 13, h), BRICK) + shade(box(x + 7, top, 6, h)) + ink(box(x - 2.5, top - 4, 18, 5), STONE);

const shuttered = (x: number, y: number): string =>
  thin(box(x - 5, y, 5, 14) + box(x + 13, y, 5, 14), TINT) +
  pane(x, y, 13, 14) +
  fine(box(x - 2, y + 15.5, 17, 3.5), DARK) +
  fine([1, 5, 9, 12].map((dx) => disc(x + dx, y + 14, 2)).join(''), FLOWER);

const walls = (x: number, y: number, w: number): string =>
  ink(box(x, y, w, 138 - y), WALL) + flank(x + w - 14, y + 2, 14, 136 - y) + shade(box(x, y + 2, w, 5));

const doorway = (x: number): string => door(x, 106, 16, 32, DARK) + ink(`M${x - 2} 138h20`);

const roundel = (x: number, y: number): string =>
  thin(disc(x, y, 6.5), GLASS) + bars(`M${x} ${y - 6.5}v13M${x - 6.5} ${y}h13`);

/** One broad gable towards the street. */
const withGable = (): string =>
  cast(118, 18) +
  smoke([
    [104, 33, 4],
    [112, 25, 5.5],
    [123, 19, 6.5],
  ]) +
  chimney(97, 42, 28) +
  tree(134, 138, 14, 104) +
  walls(42, 92, 76) +
  ink('M30 94L80 48L130 94L123 99L80 59.5L37 99Z', TINT) +
  thin('M46 92L80 61L114 92Z', WALL) +
  faint('M36 93L80 52.5L124 93') +
  roundel(80, 79) +
  shuttered(52, 104) +
  shuttered(96, 104) +
  doorway(72) +
  fence(10, 70) +
  fence(92, 150);

/** A long roof with two dormers. */
const withDormers = (): string =>
  cast(128, 16) +
  smoke([
    [58, 34, 4],
    [66, 26, 5.5],
    [77, 21, 6.5],
  ]) +
  chimney(46, 44, 30) +
  walls(34, 92, 94) +
  ink('M24 94L42 58H120L138 94Z', TINT) +
  shade('M112 58h8l18 36h-18Z') +
  faint('M30 86h22M36 75h12M108 86h22M110 75h14M74 66h14') +
  [62, 100]
    .map(
      (x) =>
        ink(`M${x - 10} 88V74L${x} 64L${x + 10} 74V88Z`, WALL) +
        ink(`M${x - 13} 76L${x} 62L${x + 13} 76`) +
        pane(x - 5, 75, 10, 11, { sill: false }),
    )
    .join('') +
  shuttered(46, 105) +
  shuttered(104, 105) +
  doorway(73) +
  thin('M66 106L81 98L96 106Z', TINT) +
  bush(22, 130, 9) +
  fence(2, 70) +
  fence(92, 156);

/** A cross gable beside a lower wing. */
const withWing = (): string =>
  cast(138, 12) +
  smoke([
    [122, 36, 4],
    [129, 28, 5.5],
    [140, 22, 6],
  ]) +
  chimney(112, 50, 26) +
  walls(70, 96, 68) +
  ink('M64 98L76 70H132L146 98Z', TINT) +
  shade('M122 70h10l14 28h-16Z') +
  faint('M92 80h30M94 89h42') +
  shuttered(106, 108) +
  walls(26, 88, 54) +
  ink('M16 90L53 46L90 90L83 95L53 58.5L23 95Z', TINT) +
  thin('M31 88L53 61L75 88Z', WALL) +
  roundel(53, 79) +
  pane(32, 103, 12, 15) +
  door(52, 106, 16, 32, DARK) +
  ink('M50 138h20') +
  tree(146, 138, 11, 112) +
  fence(2, 48) +
  fence(76, 158);

export const house = [withGable, withDormers, withWing] as const;

const smallFence = slim('M1.5 42v-5M5.5 42v-5M0 39.5H8.5M41.5 42v-5M45.5 42v-5M39.5 39.5H48');
const smallDoor = (x: number): string => slim(`M${x} 42v-7a2.5 2.5 0 0 1 5 0v7Z`, DARK);

export const smallHouse = [
  () =>
    bold('M32 13h5v11h-5Z', BRICK) +
    bold('M12 28L25 18L38 28V42H12Z', WALL) +
    bold('M25 12.5L44 29L40.5 32L25 19L9.5 32L6 29Z', TINT) +
    slim('M15 31.5h5v5h-5ZM30 31.5h5v5h-5Z', GLASS) +
    smallDoor(22.5) +
    smallFence,
  () =>
    bold('M33 12h5v10h-5Z', BRICK) +
    bold('M9 29H41V42H9Z', WALL) +
    bold('M5 30.5L12 18H38L45 30.5Z', TINT) +
    bold('M21 28v-5l4-4 4 4v5Z', WALL) +
    slim('M13 33h5v5h-5ZM32 33h5v5h-5Z', GLASS) +
    smallDoor(22.5) +
    smallFence,
  () =>
    bold('M36 16h4.5v9H36Z', BRICK) +
    bold('M24 30H43V42H24Z', WALL) +
    bold('M22 31L27 21H40L46 31Z', TINT) +
    bold('M9 30L18.5 20L28 30V42H9Z', WALL) +
    bold('M18.5 15L33 30.5L30 33.5L18.5 21.5L7 33.5L4 30.5Z', TINT) +
    slim('M33 34h5v4.5h-5Z', GLASS) +
    smallDoor(16) +
    smallFence,
] as const;
