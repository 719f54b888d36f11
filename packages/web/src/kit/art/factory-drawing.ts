/** Factories: a saw-tooth roof, a tall chimney and its smoke. */
import { GLASS, paint, SMOKE, STONE, WALL } from './drawing/paint.ts';
import {
  arch,
  bars,
  bold,
  box,
  bricks,
  cast,
  disc,
  faint,
  flank,
  ink,
  pane,
  shade,
  slim,
  thin,
} from './drawing/pen.ts';
import { smoke } from './drawing/plants.ts';

const TINT = paint('factory', 't');
const IRON = paint('factory', 'k');
const BRICK = paint('tavern', 'm');
const WOOD = paint('house', 't');

/** A tapering stack, its cap at `top`. */
const chimney = (x: number, top: number, half = 8): string =>
  ink(`M${x - half - 5} 138L${x - half} ${top + 6}h${2 * half}L${x + half + 5} 138Z`, BRICK) +
  shade(`M${x + 1} ${top + 6}h${half - 1}l5 ${132 - top}h-9Z`) +
  bricks(x - half, top + 24, x + half + 3, 136, 8, 1) +
  ink(box(x - half - 3, top, 2 * half + 6, 8), STONE) +
  thin(`M${x - half} ${top + 18}h${2 * half}M${x - half} ${top + 24}h${2 * half}`);

/** Saw teeth: glazed on the steep side, from left to right. */
const teeth = (x: number, width: number, count: number, top: number, foot: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const at = x + i * width;
    d +=
      ink(`M${at} ${foot}V${top}L${at + width} ${foot}Z`, TINT) +
      thin(`M${at + 5} ${foot - 1.5}V${top + 10}L${at + width - 11} ${foot - 1.5}Z`, GLASS) +
      bars(`M${at + 11} ${foot - 2}V${top + 15}`);
  }
  return d;
};

const hall = (x: number, w: number, top: number): string =>
  ink(box(x, top, w, 138 - top), WALL) +
  flank(x + w - 12, top + 5, 12, 133 - top) +
  bricks(x + 2, top + 11, x + w - 12, 136, 7, 2) +
  thin(box(x, top, w, 5), STONE);

const gate = (x: number, w = 28): string =>
  thin(arch(x, 138 - 22 - w / 2, w, 22 + w / 2), IRON) +
  bars(`M${x + w / 2} ${116 - w / 2 + 1}V138M${x + 4} 118h${w - 8}`);

const withThreeTeeth = (): string =>
  cast(146, 10) +
  smoke([
    [68, 25, 5.5],
    [81, 21, 7.5],
    [97, 24, 8.5],
    [113, 23, 8],
    [125, 29, 6.5],
  ]) +
  chimney(133, 36) +
  teeth(16, 34, 3, 66, 92) +
  hall(16, 102, 92) +
  pane(24, 105, 16, 18, { round: true }) +
  pane(88, 105, 16, 18, { round: true }) +
  gate(50) +
  thin('M12 132h12v6h-12ZM14 126h8v6h-8Z', WOOD);

const withTwoChimneys = (): string =>
  cast(150, 8) +
  smoke([
    [70, 26, 5.5],
    [84, 21, 7.5],
    [99, 25, 7.5],
    [150, 24, 5],
    [141, 32, 6],
  ]) +
  chimney(111, 34, 7) +
  chimney(136, 48, 7) +
  teeth(14, 44, 2, 62, 90) +
  ink('M102 90V72L142 90Z', TINT) +
  hall(14, 132, 90) +
  gate(22, 30) +
  [66, 88, 110].map((x) => pane(x, 103, 15, 20, { bar: '+' })).join('') +
  thin(disc(137, 132, 6), WOOD) +
  thin(disc(150, 132, 6), WOOD) +
  faint('M133 132h8M146 132h8');

const withFourTeeth = (): string =>
  cast(146, 10) +
  smoke([
    [96, 17, 5],
    [109, 14, 7],
    [123, 18, 6.5],
  ]) +
  chimney(136, 28, 7) +
  teeth(12, 28, 4, 72, 94) +
  hall(12, 112, 94) +
  [22, 48, 100]
    .map((x) => thin(disc(x + 6, 112, 8), GLASS) + bars(`M${x + 6} 104v16M${x - 2} 112h16`))
    .join('') +
  gate(67, 24) +
  thin(box(128, 118, 22, 20), WALL) +
  ink('M125 118L139 108L153 118Z', TINT) +
  pane(134, 123, 10, 8);

export const factory = [withThreeTeeth, withTwoChimneys, withFourTeeth] as const;

const smallHall = (d: string, front: string): string =>
  bold(d, TINT) + slim('M4 30.5H35V42H4Z', WALL) + front;

const smallFront =
  slim('M7.5 34h6v4.5h-6ZM25.5 34h6v4.5h-6Z', GLASS) + slim('M16 42v-5.5a3.5 3.5 0 0 1 7 0V42Z', IRON);

export const smallFactory = [
  () =>
    bold('M22 9a4 4 0 0 1 6-3 5 5 0 0 1 8-1 4 4 0 0 1 4 6l-4 2a5 5 0 0 1-7 0 4 4 0 0 1-7-4Z', SMOKE) +
    bold('M36 42L37.5 13h5L45 42Z', BRICK) +
    smallHall('M4 42V21l10 8v-8l10 8v-8l11 9V42Z', smallFront),
  () =>
    bold('M22 7a4 4 0 0 1 7-1 4 4 0 0 1 5 5 4 4 0 0 1-7 1 4 4 0 0 1-5-5Z', SMOKE) +
    bold('M28.5 34L30 14h4.5l1.5 20ZM37.5 42L39 18h4.5L45.5 42Z', BRICK) +
    smallHall(
      'M4 42V22l15 9v-9l16 9V42Z',
      slim('M7.5 42v-6a3.5 3.5 0 0 1 7 0v6Z', IRON) + slim('M19 34h5v4.5h-5ZM27 34h5v4.5h-5Z', GLASS),
    ),
  () =>
    bold('M24 6a4 4 0 0 1 6-2 4.5 4.5 0 0 1 8 1 3.5 3.5 0 0 1-1 6l-5 1a5 5 0 0 1-8-6Z', SMOKE) +
    bold('M36.5 42L38 10h4.5L45 42Z', BRICK) +
    smallHall('M4 42V23l8 7v-7l8 7v-7l8 7v-7l7 7V42Z', smallFront),
] as const;
