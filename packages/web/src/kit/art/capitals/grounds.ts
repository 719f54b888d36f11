/** Monument, Cemetery, Market Square, Sports Field: open ground, known by what stands on it. */
import { LINE, PATH, STONE, WALL, paint } from '../drawing/paint.ts';
import { box, cast, disc, fine, ink, oval, shade, thin, wash } from '../drawing/pen.ts';
import { bush, poplar } from '../drawing/plants.ts';
import { DEEP, flag, GOLD, PALE, RED, TINT, WOOD } from './masonry.ts';

/** A column with its hero. */
export const monument = (): string =>
  cast(112, 30) +
  ink(box(32, 128, 96, 10), STONE) +
  ink(box(44, 116, 72, 12), STONE) +
  ink(box(56, 94, 48, 22), PALE) +
  thin(disc(80, 105, 8), GOLD) +
  ink('M68 94L71 46H89L92 94Z', WALL) +
  shade('M82 46h7l3 48h-8Z') +
  thin('M70 60h20M69 74h22', 'none') +
  ink(box(64, 38, 32, 8), STONE) +
  ink('M74 38q-3 -14 1 -19q-1 -9 5 -9t5 9q5 6 2 19Z', TINT) +
  ink('M85 22l12 -12') +
  bush(22, 128, 11) +
  bush(140, 128, 11);

const stone = (x: number, y: number, w: number, h: number): string =>
  ink(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, STONE) +
  shade(box(x + w * 0.66, y - h + w / 2, w * 0.34, h - w / 2));

const crossAt = (x: number, y: number): string => ink(`M${x - 3} ${y}v-18h-7v-7h7v-9h7v9h7v7h-7v18Z`, WALL);

/** Headstones between cypresses behind an iron gate. */
export const cemetery = (): string =>
  thin('M0 138V104Q40 92 80 98T160 98V138Z', paint('park', 'm')) +
  poplar(22, 126, 92) +
  poplar(142, 126, 84) +
  ink('M56 92V52h48V92Z', WALL) +
  ink('M48 54L80 24L112 54Z', TINT) +
  ink('M80 24V4M73 11h14') +
  thin('M70 92V76a10 10 0 0 1 20 0V92Z', DEEP) +
  crossAt(50, 118) +
  stone(98, 118, 18, 26) +
  stone(70, 134, 22, 30) +
  thin('M76 118h10M76 124h10', 'none') +
  stone(34, 138, 18, 22) +
  crossAt(120, 138) +
  thin(box(96, 132, 10, 6), paint('park', 'f')) +
  fine(disc(98, 131, 2.4) + disc(103, 130, 2.4), RED);

const stall = (x: number, w: number, top: number, stripes: readonly [string, string]): string => {
  const unit = w / 4;
  const cloth = [0, 1, 2, 3]
    .map((i) =>
      thin(
        `M${x + i * unit} ${top}h${unit}v16a${unit / 2} ${unit / 2} 0 0 1 ${-unit} 0Z`,
        i % 2 === 0 ? stripes[0] : stripes[1],
      ),
    )
    .join('');
  return (
    ink(`M${x + 4} 138V${top + 16}M${x + w - 4} 138V${top + 16}`) +
    cloth +
    ink(`M${x} ${top}h${w}`) +
    ink(box(x + 2, 118, w - 4, 20), WOOD)
  );
};

/** Two striped stalls and a market cross. */
export const marketSquare = (): string =>
  cast(150, 6) +
  flag(80, 6, 34, RED) +
  ink('M58 58Q60 34 80 32Q100 34 102 58Z', TINT) +
  ink('M64 58V138M96 58V138') +
  ink(box(56, 56, 48, 7), STONE) +
  ink(box(70, 96, 20, 42), STONE) +
  ink(oval(80, 96, 16, 5), 'var(--water)') +
  stall(6, 54, 76, [RED, WALL]) +
  stall(100, 54, 76, [GOLD, WALL]) +
  thin([16, 26, 36, 46].map((x) => disc(x, 115, 5)).join(''), RED) +
  thin([110, 120].map((x) => disc(x, 115, 5)).join(''), paint('park', 't')) +
  thin([132, 142].map((x) => disc(x, 115, 5)).join(''), GOLD);

/** A grandstand, a pitch with its goal, a ball. */
export const sportsField = (): string =>
  flag(28, 12, 50, RED) +
  flag(74, 8, 50, TINT) +
  flag(120, 12, 50, GOLD) +
  ink('M8 62L20 46H140L152 62Z', TINT) +
  ink(box(16, 62, 128, 36), PALE) +
  thin('M16 71H144M16 80H144M16 89H144', 'none') +
  wash([26, 40, 54, 68, 82, 96, 110, 124, 136].map((x, i) => disc(x, 67 + (i % 3) * 9, 3)).join(''), LINE) +
  ink(box(0, 98, 160, 40), paint('park', 't')) +
  thin('M80 98V138M0 104H160', 'none') +
  wash('M0 104h160v3H0Z', PATH) +
  thin(oval(80, 122, 22, 10), paint('park', 'm')) +
  ink('M12 134V104H44V134', 'none') +
  thin('M12 112h32M12 120h32M12 128h32M20 104v30M28 104v30M36 104v30', 'none') +
  ink(disc(122, 126, 9), WALL) +
  wash('M122 121l5 4l-2 5h-6l-2 -5Z', LINE);
