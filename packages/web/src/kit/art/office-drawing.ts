/** Offices: the tallest block, a grid of windows. */
import { GLASS, paint, STONE, WALL } from './drawing/paint.ts';
import {
  bold,
  box,
  cast,
  disc,
  door,
  flank,
  hatch,
  ink,
  lantern,
  n,
  pane,
  shade,
  slim,
  thin,
} from './drawing/pen.ts';

const TINT = paint('office', 't');
const DARK = paint('office', 'k');

/** Windows with the first one's corner at [x, y], so far apart. */
interface Rows {
  readonly columns: number;
  readonly rows: number;
  readonly apart?: Point;
  readonly round?: boolean;
}
type Point = readonly [x: number, y: number];

const windows = ([x, y]: Point, { columns, rows, apart: [dx, dy] = [0, 0], round = false }: Rows): string => {
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      d += pane(n(x + column * dx), y + row * dy, 9, 12, { bar: '-', round });
  return d;
};

const wing = (x: number, top: number, w: number): string =>
  ink(box(x, top, w, 138 - top), WALL) + ink(box(x - 3, top - 5, w + 5, 6), STONE);

const tower = (x: number, top: number, w: number): string =>
  ink(box(x, top, w, 138 - top), TINT) + flank(x + w - 16, top, 16, 134 - top);

const groundFloor = (x: number, w: number): string =>
  ink(box(x - 3, 115, w + 6, 5), STONE) +
  ink(box(x, 120, w, 18), WALL) +
  shade(box(x + w - 14, 120, 14, 18)) +
  pane(x + 6, 124, 12, 11, { round: true, bar: '|', sill: false }) +
  pane(x + w - 18, 124, 12, 11, { round: true, bar: '|', sill: false }) +
  door(x + w / 2 - 9, 121, 18, 17, DARK) +
  ink(`M${x + w / 2 - 13} 138h26`);

/** A clock under the pediment, a wing on each side. */
const withClock = (): string =>
  cast(140, 14) +
  wing(30, 78, 30) +
  windows([36, 86], { columns: 2, rows: 2, apart: [12, 20] }) +
  wing(122, 93, 20) +
  flank(128, 93, 14, 45) +
  tower(56, 34, 70) +
  ink('M60 28L91 10L122 28Z', WALL) +
  thin(disc(91, 21.5, 5), WALL) +
  thin('M91 18.5V21.5L93.4 23') +
  ink('M91 10V4') +
  ink(box(52, 27, 78, 8), STONE) +
  windows([62, 41], { columns: 4, rows: 4, apart: [15.6, 19] }) +
  hatch('M56 57.5H126M56 76.5H126M56 95.5H126') +
  groundFloor(56, 70) +
  lantern(22, 104);

/** Two set-backs and a flag. */
const withSetbacks = (): string =>
  cast(136, 14) +
  ink('M86 20V6') +
  thin('M86 6h16l-4 4l4 4H86Z', paint('tavern', 'm')) +
  tower(66, 20, 40) +
  ink(box(62, 18, 48, 6), STONE) +
  windows([71, 29], { columns: 2, rows: 1, apart: [21, 18] }) +
  tower(50, 50, 72) +
  ink(box(46, 47, 80, 6), STONE) +
  windows([57, 58], { columns: 4, rows: 3, apart: [16.6, 19] }) +
  hatch('M50 74.5H122M50 93.5H122') +
  wing(122, 96, 20) +
  flank(130, 96, 12, 42) +
  wing(32, 88, 18) +
  windows([36, 96], { columns: 1, rows: 1 }) +
  groundFloor(50, 72) +
  lantern(18, 106) +
  lantern(152, 106);

/** A tall mansard with round-topped windows. */
const withMansard = (): string =>
  cast(134, 16) +
  ink('M54 36L60 14H112L118 36Z', DARK) +
  thin('M70 14V8M102 14V8') +
  thin('M66 33v-9a5 5 0 0 1 10 0v9ZM81 33v-9a5 5 0 0 1 10 0v9ZM96 33v-9a5 5 0 0 1 10 0v9Z', GLASS) +
  tower(50, 38, 72) +
  ink(box(46, 35, 80, 6), STONE) +
  windows([56, 46], { columns: 4, rows: 4, apart: [16.2, 17.4], round: true }) +
  hatch('M50 61.5H122M50 79H122M50 96.5H122') +
  wing(122, 84, 22) +
  flank(132, 84, 12, 54) +
  pane(126, 92, 9, 12, { bar: '-' }) +
  pane(126, 112, 9, 12, { bar: '-' }) +
  groundFloor(50, 72) +
  thin('M24 138l2 -9h12l2 9Z', STONE) +
  thin('M32 129C24 120 26 106 32 100C38 106 40 120 32 129Z', paint('park', 't'));

export const office = [withClock, withSetbacks, withMansard] as const;

const smallWindows = ([x, y]: Point, { columns, rows, apart: [dx, dy] = [0, 0] }: Rows): string => {
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) d += box(x + column * dx, y + row * dy, 4, 4.5);
  return slim(d, GLASS);
};

const smallDoor = (x: number): string => slim(box(x, 37, 5, 5), DARK);

export const smallOffice = [
  () =>
    bold('M9 26H19V42H9ZM37 28h7V42h-7Z', WALL) +
    bold('M19 11H38V42H19Z', TINT) +
    bold('M17 11L28.5 3.5L40 11Z', WALL) +
    smallWindows([22, 14], { columns: 2, rows: 3, apart: [9, 7.5] }) +
    smallDoor(26),
  () =>
    bold('M8 30H17V42H8Z', WALL) +
    bold('M17 20H42V42H17ZM23 7H36V20H23Z', TINT) +
    bold('M21.5 4.5H37.5V8H21.5ZM15.5 18H43.5V21.5H15.5Z', STONE) +
    smallWindows([27.5, 11], { columns: 1, rows: 1 }) +
    smallWindows([20, 24], { columns: 3, rows: 2, apart: [7.5, 7] }) +
    smallDoor(27),
  () =>
    bold('M38 25h6V42h-6Z', WALL) +
    bold('M18 12L21.5 4H35L38.5 12Z', DARK) +
    bold('M18 12.5H39V42H18Z', TINT) +
    smallWindows([20.5, 15.5], { columns: 3, rows: 3, apart: [6, 7] }) +
    smallDoor(26),
] as const;
