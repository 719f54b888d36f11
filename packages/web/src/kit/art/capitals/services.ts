/** Police Station, Fire Station, Hospital, Armory. */
import { DARK, GLASS, LINE, STONE, WALL } from '../drawing/paint.ts';
import { bars, box, cast, disc, door, fine, flank, ink, pane, shade, thin, wash } from '../drawing/pen.ts';
import { smoke } from '../drawing/plants.ts';
import {
  battlement,
  cornice,
  DEEP,
  flag,
  GOLD,
  joints,
  PALE,
  pediment,
  RED,
  roof,
  TINT,
  wall,
} from './masonry.ts';

const STAR = 'M80 24l5.5 12.5 13.5 1.5-10 9.2 2.8 13.3L80 53.7l-11.8 6.8 2.8-13.3-10-9.2 13.5-1.5Z';

const lamp = (x: number): string =>
  ink(`M${x} 138V102`) + ink(disc(x, 94, 9), GLASS) + thin(`M${x - 5} 86h10l-5 -6Z`, LINE);

/** A star over the door, barred windows, two round lamps. */
export const policeStation = (): string =>
  cast(136, 14) +
  wall(28, 66, 104) +
  ink('M46 66V22Q80 6 114 22V66Z', PALE) +
  cornice(22, 64, 116, 7) +
  ink(STAR, GOLD) +
  [34, 54, 94, 114]
    .map((x) => thin(box(x, 80, 12, 18), GLASS) + thin(`M${x + 4} 80v18M${x + 8} 80v18`, 'none'))
    .join('') +
  ink(box(62, 96, 36, 42), WALL) +
  ink(box(56, 92, 48, 8), TINT) +
  door(70, 104, 20, 34, DEEP) +
  pane(36, 110, 14, 16) +
  pane(110, 110, 14, 16) +
  lamp(18) +
  lamp(146);

/** A watch tower with its bell, two red doors. */
export const fireStation = (): string =>
  cast(140, 12) +
  ink(box(98, 26, 32, 112), PALE) +
  flank(118, 26, 12, 112) +
  joints(98, 20, [64, 84]) +
  ink('M92 28L114 4L136 28Z', RED) +
  thin('M104 48V38a10 10 0 0 1 20 0V48Z', DARK) +
  thin('M108 46Q108 35 114 35T120 46Z', GOLD) +
  pane(108, 58, 12, 16) +
  pane(108, 88, 12, 16) +
  wall(20, 72, 84) +
  cornice(16, 68, 92, 7) +
  ink('M40 68Q62 44 84 68Z', TINT) +
  ink('M26 138V104a16 16 0 0 1 32 0V138ZM66 138V104a16 16 0 0 1 32 0V138Z', RED) +
  bars('M42 90V138M82 90V138M28 116H56M68 116H96') +
  thin('M62 66l-7 -9h14Z', GOLD) +
  flag(62, 30, 56, RED) +
  door(108, 112, 14, 26, DEEP) +
  fine(disc(144, 134, 4), STONE) +
  ink('M140 138v-12h8v12', RED);

/** Three pavilions and a great cross. */
export const hospital = (): string =>
  cast(148, 8) +
  wall(12, 80, 136) +
  roof(8, 80, 54, 16, 10) +
  roof(98, 80, 54, 16, 10) +
  ink(box(50, 50, 60, 88), WALL) +
  shade(box(98, 50, 12, 88)) +
  pediment(44, 52, 72, 22) +
  wash(disc(80, 34, 17), WALL) +
  ink(disc(80, 34, 18), WALL) +
  wash('M75.5 22h9v7.5h7.5v9h-7.5V46h-9v-7.5H68v-9h7.5Z', 'var(--alert)') +
  [20, 36, 114, 130].map((x) => pane(x, 90, 10, 14) + pane(x, 114, 10, 14)).join('') +
  [58, 75, 92].map((x) => pane(x, 62, 10, 14)).join('') +
  [58, 92].map((x) => pane(x, 86, 10, 14)).join('') +
  ink(box(64, 104, 32, 6), TINT) +
  door(69, 110, 22, 28, DEEP) +
  ink('M60 138h40');

/** Round towers, a portcullis and a cannon. */
export const armory = (): string =>
  cast(146, 10) +
  wall(34, 64, 92, PALE) +
  battlement(34, 56, 92, 7, PALE) +
  [14, 114]
    .map(
      (x) =>
        ink(box(x, 42, 32, 96), WALL) +
        flank(x + 20, 44, 12, 92) +
        battlement(x - 3, 34, 38, 4) +
        thin(`M${x + 16} 60v16M${x + 11} 66h10`, 'none'),
    )
    .join('') +
  ink('M58 138V106a22 22 0 0 1 44 0V138Z', DARK) +
  thin('M66 138V92M74 138V86M86 138V86M94 138V92M58 106H102M58 122H102', 'none') +
  bars('M67 138V92M75 138V87M85 138V87M93 138V92M58 108H102M58 122H102') +
  flag(80, 20, 56, RED) +
  ink('M104 124l34 -8l2 9l-32 8Z', STONE) +
  ink(disc(118, 131, 7), TINT) +
  smoke([[147, 116, 5]]);
