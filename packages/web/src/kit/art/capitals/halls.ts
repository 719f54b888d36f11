/** Library, Museum, Courthouse, Post Office: halls that differ in their roof or front. */
import { DARK, GLASS, LINE, STONE, WALL } from '../drawing/paint.ts';
import { box, cast, disc, door, faint, fine, ink, pane, shade, thin, wash } from '../drawing/pen.ts';
import {
  colonnade,
  cornice,
  DEEP,
  flag,
  GOLD,
  PALE,
  pediment,
  RED,
  roof,
  steps,
  TINT,
  wall,
  WOOD,
} from './masonry.ts';

/** A great open book on the roof. */
export const library = (): string =>
  cast(142, 12) +
  ink('M80 56C66 42 46 40 30 46V14C46 8 66 10 80 24C94 10 114 8 130 14V46C114 40 94 42 80 56Z', WALL) +
  shade('M80 24C94 10 114 8 130 14V46C114 40 94 42 80 56Z') +
  ink('M80 24V56') +
  thin('M40 22q14 -3 30 6M40 31q14 -3 30 6M120 22q-14 -3 -30 6M120 31q-14 -3 -30 6') +
  cornice(16, 58, 128, 8) +
  wall(20, 66, 120) +
  [28, 50, 94, 116].map((x) => pane(x, 76, 16, 44, { round: true })).join('') +
  ink(box(70, 76, 20, 62), PALE) +
  door(72, 96, 16, 42, DEEP) +
  steps(56, 48);

/** A wide temple with banners between its columns. */
export const museum = (): string =>
  cast(148, 8) +
  pediment(10, 58, 140, 36) +
  thin('M72 52q-4 -8 2 -14h-2v-3h16v3h-2q6 6 2 14Z', GOLD) +
  cornice(10, 58, 140, 9) +
  ink(box(18, 67, 124, 66), PALE) +
  thin('M36 70h14v38l-7 -6l-7 6ZM110 70h14v38l-7 -6l-7 6Z', RED) +
  door(68, 84, 24, 48, DEEP) +
  colonnade(18, 68, 124, 6, 11, 130) +
  steps(8, 144, 2);

/** A temple front; scales on top. */
export const courthouse = (): string =>
  cast(140, 12) +
  ink('M80 44V8M52 16H108') +
  thin(disc(80, 9, 4), GOLD) +
  thin('M52 16L42 34M52 16L62 34M108 16L98 34M108 16L118 34') +
  ink('M38 34H66Q64 44 52 44T38 34ZM94 34H122Q120 44 108 44T94 34Z', GOLD) +
  pediment(30, 70, 100, 26) +
  wall(20, 74, 120) +
  cornice(16, 70, 128, 7) +
  pane(26, 86, 12, 20, { round: true }) +
  pane(122, 86, 12, 20, { round: true }) +
  ink(box(44, 78, 72, 54), PALE) +
  door(68, 92, 24, 40, DEEP) +
  colonnade(44, 78, 72, 4, 11, 130) +
  steps(34, 92, 2);

/** An envelope on the gable, a letter box and a posthorn. */
export const postOffice = (): string =>
  cast(136, 14) +
  flag(126, 22, 66, RED) +
  wall(24, 70, 112) +
  roof(16, 70, 128, 22, 16) +
  ink(box(46, 26, 68, 46), WALL) +
  ink('M46 26L80 54L114 26') +
  thin('M46 72L70 46M114 72L90 46') +
  thin(disc(80, 54, 6), RED) +
  cornice(20, 76, 120, 5) +
  pane(32, 90, 20, 24) +
  pane(108, 90, 20, 24) +
  ink(box(60, 86, 40, 9), TINT) +
  door(68, 98, 24, 40, DEEP, box) +
  fine(box(72, 103, 16, 14), GLASS) +
  thin(box(8, 106, 14, 32), RED) +
  ink('M6 106q9 -12 18 0Z', RED) +
  thin('M11 114h8', 'none') +
  thin(box(140, 128, 16, 10), WOOD) +
  thin('M142 128v-6h12v6Z', WALL);

/** A squat strongroom with a round vault door. */
export const bank = (): string =>
  cast(142, 12) +
  cornice(14, 56, 132, 10) +
  ink('M34 56V44h92v12Z', TINT) +
  ink('M48 44Q80 18 112 44Z', WALL) +
  thin(disc(80, 38, 8), GOLD) +
  fine('M80 32.5v11M77 35h6M77 41h6') +
  wall(18, 66, 124) +
  [24, 122].map((x) => ink(box(x, 66, 14, 72), PALE) + cornice(x - 2, 66, 18, 4)).join('') +
  ink(disc(80, 104, 31), STONE) +
  ink(disc(80, 104, 23), PALE) +
  thin(disc(80, 104, 8), GOLD) +
  ink('M80 90v28M66 104h28M70 94l20 20M90 94l-20 20') +
  thin(disc(80, 104, 5), GOLD) +
  wash(
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => disc(80 + 27 * Math.cos((i * Math.PI) / 4), 104 + 27 * Math.sin((i * Math.PI) / 4), 1.8))
      .join(''),
    LINE,
  ) +
  pane(44, 80, 8, 16, { bar: '|' }) +
  pane(108, 80, 8, 16, { bar: '|' }) +
  faint('M18 76h6M136 86h6');

/** Stepped like a coffer, with a chest full of coins before it. */
export const treasury = (): string =>
  cast(138, 12) +
  ink(box(62, 14, 36, 14), PALE) +
  ink(box(48, 26, 64, 16), WALL) +
  ink(box(34, 42, 92, 16), PALE) +
  cornice(18, 58, 124, 8) +
  wall(24, 66, 112) +
  thin('M72 26v-5a8 8 0 0 1 16 0v5') +
  [32, 54, 96, 118]
    .map((x) => thin(box(x, 76, 12, 44), GLASS) + thin(`M${x + 4} 76v44M${x + 8} 76v44`, 'none'))
    .join('') +
  ink('M46 116V100q0 -12 14 -12h40q14 0 14 12v16Z', WOOD) +
  ink(box(46, 110, 68, 28), WOOD) +
  thin([54, 66, 78, 90, 102].map((x, i) => disc(x + 2, 108 - (i % 2) * 4, 6)).join(''), GOLD) +
  ink(box(46, 112, 68, 26), WOOD) +
  thin(box(52, 112, 7, 26) + box(101, 112, 7, 26), DARK) +
  ink(box(71, 110, 18, 15), GOLD) +
  wash(disc(80, 117, 2.5), LINE);
