/** Carriage House and Water Tower. */
import { DARK, paint, STONE, WALL } from '../drawing/paint.ts';
import { box, cast, disc, faint, fine, hatch, ink, pane, ripple, shade, thin } from '../drawing/pen.ts';
import { smoke } from '../drawing/plants.ts';
import { cornice, DEEP, PALE, roof, TINT, wall, WOOD } from './masonry.ts';

const spokes = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const [dx, dy] = [r * Math.cos((i * Math.PI) / 4), r * Math.sin((i * Math.PI) / 4)];
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`;
    })
    .join('');

const wheel = (x: number, y: number, r: number): string =>
  ink(disc(x, y, r), WOOD) +
  ink(disc(x, y, r - 5), WALL) +
  thin(spokes(x, y, r - 5)) +
  thin(disc(x, y, 4), WOOD);

/** A barn with a wheel in its gable and a coach in its arch. */
export const carriageHouse = (): string =>
  cast(140, 12) +
  wall(20, 78, 120) +
  roof(12, 78, 136, 26, 20) +
  ink('M46 78V52L80 18L114 52V78Z', WALL) +
  ink('M38 58L80 14L122 58', 'none') +
  wheel(80, 52, 17) +
  cornice(16, 78, 128, 5) +
  ink('M26 138V110a22 22 0 0 1 44 0V138Z', WOOD) +
  thin('M48 88V138M30 138l16 -40M66 138l-16 -40', 'none') +
  ink('M78 138V110a26 26 0 0 1 52 0V138Z', DARK) +
  ink('M84 122q0 -18 18 -18h14q8 0 8 18Z', TINT) +
  pane(96, 108, 12, 9, { sill: false }) +
  wheel(92, 129, 9) +
  wheel(118, 127, 11);

/** A round tank on a lattice of legs. */
export const waterTower = (): string =>
  cast(112, 30) +
  ink('M50 138L62 70M110 138L98 70M80 138V70', 'none') +
  thin('M53 120L104 96M107 120L56 96M57 96H103M53 120H107M60 80L98 96M100 80L62 96', 'none') +
  ink(box(72, 70, 16, 68), PALE) +
  hatch('M72 82h16M72 94h16M72 106h16M72 118h16M72 130h16') +
  ink('M42 66V34H118V66Q118 74 80 78Q42 74 42 66Z', WALL) +
  shade('M102 34h16v32q0 4 -16 7Z') +
  thin('M42 44H118M42 56H118', 'none') +
  faint('M56 34v40M70 34v43M90 34v43M104 34v40') +
  ink('M36 36L80 6L124 36Q102 42 80 42T36 36Z', TINT) +
  ink('M80 6V0') +
  fine(box(62, 46, 36, 9), paint('civic', 'w')) +
  ripple('M66 50.5q4 -4 8 0t8 0t8 0') +
  ink(box(40, 132, 80, 6), STONE) +
  ink(box(126, 108, 24, 30), WALL) +
  ink('M122 110L138 96L154 110Z', TINT) +
  thin('M133 138V122h10V138Z', DEEP) +
  smoke([[146, 88, 4]]);
