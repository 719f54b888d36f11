/** Taverns: a red gabled inn; the gable, the sign and what stands outside tell drink, food, music and bed apart. */
import type { TavernLetter } from '@duopolis/rules/notation';
import { glyph } from './glyph.ts';
import { GLASS, LINE, paint, STONE, WALL } from './drawing/paint.ts';
import {
  arch,
  bars,
  bold,
  box,
  bricks,
  cast,
  disc,
  door,
  faint,
  fine,
  flank,
  hatch,
  ink,
  lantern,
  oval,
  pane,
  shade,
  slim,
  thin,
  wash,
} from './drawing/pen.ts';
import { bush, smoke } from './drawing/plants.ts';

const TINT = paint('tavern', 't');
const DARK = paint('tavern', 'k');
const BRICK = paint('tavern', 'm');
const WOOD = paint('house', 't');
const GOLD = paint('shop', 't');

const sign = (kind: TavernLetter): string =>
  ink(disc(80, 62, 17.5), WALL) +
  faint(disc(80, 62, 14.6)) +
  glyph(kind, [68.5, 50.5, 23], paint('tavern', 'd'));

const inn = (): string =>
  ink(box(34, 84, 92, 54), WALL) +
  flank(112, 86, 14, 52) +
  ink(box(30, 82, 100, 6), STONE) +
  pane(42, 95, 15, 17) +
  pane(103, 95, 15, 17) +
  thin(box(34, 120, 92, 18), TINT) +
  shade(box(112, 120, 14, 18)) +
  door(70, 100, 20, 38, DARK) +
  thin('M66.5 112V110a13.5 13.5 0 0 1 27 0V112') +
  hatch('M38 126H66M38 132H66M94 126H122M94 132H122');

/** The same inn in half-timber, with round-topped windows. */
const timbered = (): string =>
  ink(box(34, 84, 92, 54), WALL) +
  flank(112, 86, 14, 52) +
  ink(box(30, 82, 100, 6), DARK) +
  thin('M34 118h34v5H34ZM92 118h34v5H92ZM34 88h4v50h-4ZM122 88h4v50h-4Z', TINT) +
  ink('M38 136l14 -13l14 13M94 136l14 -13l14 13') +
  pane(44, 95, 16, 19, { round: true }) +
  pane(100, 95, 16, 19, { round: true }) +
  door(70, 100, 20, 38, TINT) +
  bars('M80 101v37') +
  ink('M66 138V112a14 14 0 0 1 28 0V138');

const house = (variant: number): string => (variant === 0 ? inn() : timbered());

const barrel = (x: number, y: number, r: number): string =>
  ink(disc(x, y, r), WOOD) +
  thin(disc(x, y, r - 3.2), paint('house', 'w')) +
  hatch(`M${x - 6} ${y}h12M${x} ${y - 6}v12`);

const stepped =
  ink('M36 84V70H47V56H58V42H69V30H91V42H102V56H113V70H124V84Z', TINT) +
  shade('M102 56h11v14h11v14h-22Z') +
  ink('M34 70H47M45 56H58M56 42H69M67 30H93M91 42H104M102 56H115M113 70H126') +
  bricks(40, 76, 66, 83, 5, 1) +
  bricks(96, 76, 122, 83, 5, 1);

const drink = (variant: number): string =>
  cast(126, 26) +
  stepped +
  house(variant) +
  sign('d') +
  (variant === 0
    ? barrel(133, 128, 10) + barrel(151, 128, 8.6) + barrel(142, 111.5, 9) + lantern(22, 102)
    : barrel(20, 128, 10) +
      thin('M132 138V116h22v22M128 116h30v-4h-30Z', WOOD) +
      thin('M136 112v-9h7v9ZM147 112v-7h5v7Z', GOLD) +
      ink('M126 92h10v6') +
      thin(box(131, 98, 11, 9), WALL));

const bell =
  smoke([
    [121, 18, 5],
    [132, 13, 6.5],
    [145, 16, 5.5],
  ]) +
  ink(box(107, 30, 15, 50), BRICK) +
  shade(box(115, 30, 7, 50)) +
  ink(box(104, 26, 21, 6), STONE) +
  bricks(108, 38, 122, 62, 6, 1) +
  ink('M36 84V76C50 74 50 58 56 50C60 44 62 40 66 32H94C98 40 100 44 104 50C110 58 110 74 124 76V84Z', TINT) +
  thin('M63.5 33H96.5V28H63.5Z', STONE) +
  ink('M68 27Q80 17 92 27Z', TINT) +
  shade('M104 50C110 58 110 74 124 76V84H102Z');

/** A table under a parasol, centred on x. */
const parasol = (x: number): string =>
  ink(`M${x} 138v-36`) +
  thin(
    `M${x - 19} 106q6 -14 19 -15q13 1 19 15q-4 -3 -7.5 0q-5.5 -3 -11.5 0q-6 -3 -11.5 0q-3.5 -3 -7.5 0Z`,
    paint('tavern', 'w'),
  ) +
  faint(`M${x} 91q-6 5 -6 14M${x} 91q6 5 6 14`) +
  ink(`M${x - 12} 124h24`) +
  thin(`M${x - 8} 124l-2 14M${x + 8} 124l2 14`) +
  thin(`M${x - 6} 123a6 5 0 0 1 12 0Z`, STONE);

const pot = (x: number): string => thin(`M${x - 8} 138l2 -12h12l2 12Z`, WOOD) + bush(x, 120, 8);

const food = (variant: number): string =>
  cast(126, 26) +
  bell +
  house(variant) +
  sign('e') +
  (variant === 0
    ? parasol(139) + pot(22)
    : parasol(20) +
      pot(138) +
      thin(box(146, 122, 12, 16), DARK) +
      fine('M148.5 126h7M148.5 130h7M148.5 134h4', 'none'));

const round =
  ink('M80 33V10') +
  thin('M80 11H104L98 16.5L104 22H80Z', paint('tavern', 'w')) +
  ink('M36 84V74H46A34 40 0 0 1 114 74H124V84Z', TINT) +
  shade('M104 52A34 40 0 0 1 114 74H124V84H100Z') +
  ink('M33 74H46M114 74H127');

const bunting =
  ink('M148 138V84M12 138V84') +
  thin(disc(148, 82, 2.4) + disc(12, 82, 2.4), TINT) +
  thin('M127 78Q138 96 148 86M33 78Q22 96 12 86') +
  thin('M130 83.5l6 1.5l-4 6ZM138 88l6 -1l-2 6.5ZM30 83.5l-6 1.5l4 6ZM22 88l-6 -1l2 6.5Z', GOLD);

const note = ink('M127 56V43L137 40V53') + wash(oval(124.4, 56, 3.4, 2.6) + oval(134.4, 53, 3.4, 2.6), LINE);

const music = (variant: number): string =>
  cast(126, 26) +
  round +
  house(variant) +
  sign('m') +
  bunting +
  note +
  (variant === 0
    ? thin('M131 138v-9h14v9M134 129v-7h8v7', STONE)
    : thin(oval(139, 130, 7, 8), WOOD) + thin('M139 122v-16', 'none') + fine(disc(139, 130, 2.5), DARK));

const moon = ink('M80 30V14') + thin('M86 6.5A8.5 8.5 0 1 0 90 20A10 10 0 0 1 86 6.5Z', GOLD);

const dormer = (x: number): string =>
  ink(`M${x - 9} 78V60L${x} 50L${x + 9} 60V78Z`, WALL) +
  ink(`M${x - 12} 61.5L${x} 48L${x + 12} 61.5`) +
  pane(x - 5, 62, 10, 13, { sill: false });

const mansard =
  ink('M28 84L38 44Q40 34 50 34H110Q120 34 122 44L132 84Z', TINT) +
  shade('M106 34H110Q120 34 122 44L132 84H108Z') +
  ink('M40 34H120') +
  faint('M34 74h14M36 64h10M114 74h14M114 64h10M104 42h14M42 42h12') +
  dormer(46) +
  dormer(114);

const trunk = (x: number): string =>
  thin(box(x, 128, 20, 10), WOOD) + thin(`M${x + 6} 128v-4h8v4`) + hatch(`M${x} 133h20`);

const bed = (variant: number): string =>
  cast(126, 26) +
  moon +
  mansard +
  house(variant) +
  sign('b') +
  (variant === 0
    ? lantern(144, 96) + trunk(10)
    : lantern(18, 98) + trunk(132) + thin(box(136, 119, 12, 9), DARK));

/** Two buildings of each kind. */
export const tavern: { readonly [kind in TavernLetter]: readonly (() => string)[] } = {
  d: [() => drink(0), () => drink(1)],
  e: [() => food(0), () => food(1)],
  m: [() => music(0), () => music(1)],
  b: [() => bed(0), () => bed(1)],
};

const SMALL_ROOF: { readonly [kind in TavernLetter]: string } = {
  d: bold('M12 30V24h4.5V18H21V12.5h4.5V8h5v4.5H35V18h4.5v6H44v6Z', TINT),
  e: bold('M36 8h5v16h-5Z', BRICK) + bold('M11 30C18.5 27 18 18 22.5 10h11c4.5 8 4 17 11.5 20Z', TINT),
  m: bold('M28 10V3h9l-2 2.5 2 2.5h-9', WALL) + bold('M11 30V27h3.5a13.5 18 0 0 1 27 0H45v3Z', TINT),
  b:
    bold('M10 30L14.5 14Q15.5 11.5 18.5 11.5H37.5Q40.5 11.5 41.5 14L46 30Z', TINT) +
    slim('M31 2A4.2 4.2 0 1 0 33.5 8.8A4.8 4.8 0 0 1 31 2Z', GOLD),
};

/** At this size the gable and the large badge show the kind; a second icon would only be a blot. */
const SMALL_SIDE: { readonly [kind in TavernLetter]: string } = {
  d: bold(disc(6, 37.5, 4.2), WOOD) + slim(disc(6, 37.5, 1.6), paint('house', 'w')),
  e: bold('M6.5 42V33') + bold('M.8 34q1 -6 5.7 -6t5.7 6Z', paint('tavern', 'w')),
  m: bold('M5 42V28') + slim('M5 28h7l-2.5 2.2 2.5 2.3H5Z', GOLD),
  b: slim('M6.5 42V33') + slim('M3.8 33.5h5.5l1 -5.5h-7.5Z', GLASS),
};

export const smallTavern = (kind: TavernLetter, variant: number): string =>
  SMALL_ROOF[kind] +
  bold('M14 29.5H42V42H14Z', WALL) +
  (variant === 0 ? slim('M14 37.5H42V42H14Z', TINT) : slim('M14 42l6-9 6 9M30 42l6-9 6 9')) +
  slim(arch(25, 33, 6, 9), DARK) +
  slim(box(17, 31.5, 5, 4.5) + box(34, 31.5, 5, 4.5), GLASS) +
  slim(disc(28, 22.5, 3.6), GLASS) +
  SMALL_SIDE[kind];
