/** City Hall: dome, flag and columns. It also stands on the first page's skyline. */
import { paint, STONE, WALL } from './paint.ts';
import { box, cast, door, faint, fine, flank, ink, pane, shade, thin } from './pen.ts';

const TINT = paint('civic', 't');

const column = (x: number): string =>
  thin(box(x, 93, 8, 41), WALL) +
  shade(box(x + 5, 93, 3, 41)) +
  fine(box(x - 1.5, 93, 11, 3) + box(x - 1.5, 131, 11, 3), STONE);

export const cityHall = (): string =>
  cast(140, 12) +
  ink('M80 26V8') +
  thin('M80 8.5Q88 5 94 9T104 8V17Q98 20 92 17T80 18Z', TINT) +
  thin(box(74, 26, 12, 9), WALL) +
  thin('M72 27Q80 19 88 27Z', TINT) +
  ink('M50 62Q50 35 80 35T110 62Z', TINT) +
  shade('M92 37Q110 44 110 62H98Q100 46 92 37Z') +
  faint('M66 61Q66 42 78 36M94 61Q94 42 82 36M80 35V61') +
  ink(box(48, 61, 64, 9), WALL) +
  faint('M56 61v9M66 61v9M76 61v9M86 61v9M96 61v9M105 61v9') +
  ink(box(20, 86, 120, 52), WALL) +
  flank(124, 88, 16, 50) +
  ink(box(17, 82, 126, 5), STONE) +
  pane(26, 96, 9, 14, { round: true, bar: '-' }) +
  pane(26, 118, 9, 13, { bar: '-' }) +
  pane(125, 96, 9, 14, { round: true, bar: '-' }) +
  pane(125, 118, 9, 13, { bar: '-' }) +
  thin(box(42, 92, 76, 42), paint('civic', 'm')) +
  door(71, 104, 18, 30, paint('civic', 'k')) +
  ink('M38 90L80 68L122 90Z', WALL) +
  thin('M50 87L80 72L110 87Z', TINT) +
  ink(box(38, 88, 84, 5), STONE) +
  [43, 58, 94, 109].map(column).join('') +
  thin(box(34, 134, 92, 4.5), STONE);
