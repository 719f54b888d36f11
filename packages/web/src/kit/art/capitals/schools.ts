/** Elementary School, Middle School, High School, College: from a bell tower to a gatehouse. */
import { DARK, STONE, WALL } from '../drawing/paint.ts';
import { box, cast, disc, door, fine, flank, ink, pane, shade, thin } from '../drawing/pen.ts';
import { bush, tree } from '../drawing/plants.ts';
import {
  battlement,
  clockFace,
  cornice,
  DEEP,
  flag,
  GOLD,
  joints,
  PALE,
  RED,
  roof,
  spire,
  TINT,
  wall,
} from './masonry.ts';

/** A bell in the tower over the door. */
export const elementarySchool = (): string =>
  cast(136, 12) +
  wall(26, 84, 108) +
  roof(18, 84, 124, 24, 16) +
  ink(box(62, 46, 36, 92), WALL) +
  shade(box(88, 46, 10, 92)) +
  ink('M56 48L80 32L104 48Z', TINT) +
  ink(box(68, 16, 24, 18), WALL) +
  thin('M71 34V25a9 9 0 0 1 18 0V34Z', DARK) +
  thin('M75 32Q75 23 80 23T85 32Z', GOLD) +
  ink('M64 17L80 2L96 17Z', TINT) +
  clockFace(80, 62, 8.5) +
  pane(72, 78, 16, 18, { round: true }) +
  door(70, 106, 20, 32, DEEP) +
  ink('M64 138h32') +
  [34, 48, 102, 116]
    .map((x) => pane(x, 92, 9, 14, { round: true, bar: '-' }) + pane(x, 115, 9, 14, { bar: '-' }))
    .join('');

/** A tower at one end only, and a hopscotch of windows. */
export const middleSchool = (): string =>
  cast(142, 12) +
  wall(56, 78, 86) +
  roof(50, 78, 98, 22, 12) +
  ink(box(22, 50, 38, 88), PALE) +
  shade(box(48, 50, 12, 88)) +
  cornice(18, 48, 46) +
  spire(16, 48, 50, 28) +
  flag(41, 4, 20, RED) +
  clockFace(41, 66, 9) +
  pane(34, 84, 14, 16) +
  door(32, 108, 18, 30, DEEP) +
  [68, 88, 108, 124].map((x) => pane(x, 86, 12, 15) + pane(x, 114, 12, 15)).join('') +
  cornice(56, 106, 86, 3) +
  bush(152, 130, 8);

/** Two towers with pennants around a great arch. */
export const highSchool = (): string =>
  cast(144, 10) +
  wall(44, 68, 76) +
  roof(40, 68, 80, 18, 10) +
  [22, 106]
    .map(
      (x) =>
        ink(box(x, 44, 32, 94), WALL) +
        flank(x + 22, 44, 10, 94) +
        cornice(x - 3, 42, 38) +
        spire(x - 4, 42, 40, 24) +
        flag(x + 16, 2, 20, TINT) +
        pane(x + 8, 54, 14, 18, { round: true }) +
        pane(x + 8, 84, 14, 16) +
        pane(x + 8, 112, 14, 16),
    )
    .join('') +
  ink('M56 138V104a24 24 0 0 1 48 0V138Z', PALE) +
  door(66, 100, 28, 38, DEEP) +
  clockFace(80, 74, 8) +
  ink('M50 138h60');

/** A Gothic gatehouse with four pinnacles, and a lawn. */
export const college = (): string =>
  cast(148, 8) +
  wall(12, 92, 136) +
  battlement(12, 86, 136, 10) +
  [20, 36, 110, 126].map((x) => pane(x, 102, 11, 20, { round: true, bar: '|' })).join('') +
  ink(box(52, 40, 56, 98), PALE) +
  shade(box(94, 40, 14, 98)) +
  battlement(52, 34, 56, 5, PALE) +
  [44, 104]
    .map((x) => ink(box(x, 34, 12, 104), WALL) + spire(x - 1, 34, 14, 26) + joints(x, 12, [60, 86, 112]))
    .join('') +
  thin('M68 78V62q0 -12 12 -18q12 6 12 18V78Z', 'var(--glass)') +
  thin('M80 45V78M68 62H92', 'none') +
  ink('M62 138V108q2 -16 18 -24q16 8 18 24V138Z', DEEP) +
  thin('M70 138V112h20V138M80 112V138', 'none') +
  fine(disc(80, 96, 4), GOLD) +
  tree(146, 138, 11, 116) +
  thin(box(56, 134, 48, 4.5), STONE);
