/** The first page's panorama: two half cities and the bridge that joins them, with hills, river and boat. */
import { cityHall } from './drawing/city-hall.ts';
import { building } from './face.ts';
import { GLASS, LINE, paint, STONE, WALL } from './drawing/paint.ts';
import { faint, hatch, ink, ripple, shade, thin, wash } from './drawing/pen.ts';

const GROUND = 214;

/** A drawing of the 160 grid with its ground line put on the panorama's. */
const standing = (drawing: string, x: number, size: number): string =>
  `<svg x="${x}" y="${GROUND - (138 / 160) * size}" width="${size}" height="${size}" viewBox="0 0 160 160" overflow="visible">${drawing}</svg>`;

const hills =
  wash('M0 112Q90 62 190 96T400 96T590 214H0ZM1280 104Q1180 58 1080 94T880 98T690 214H1280Z', 'var(--hill)') +
  wash('M0 150Q120 112 260 140T560 214H0ZM1280 146Q1160 112 1020 140T720 214H1280Z', 'var(--hill2)');

const ripples = [222, 232, 243, 255, 268, 282, 297]
  .map((y, i) => {
    const half = 70 + i * 6;
    const shift = i % 2 === 0 ? 0 : 24;
    return `M${640 - half + shift} ${y}h${34 + i * 5}M${648 - shift} ${y + 4}h${44 + i * 4}`;
  })
  .join('');

const river =
  thin('M560 208C580 240 540 260 520 330H760C740 260 700 240 720 208Z', 'var(--water)') + ripple(ripples);

const posts = [556, 577, 598, 619, 640, 661, 682, 703, 724]
  .map((x) => {
    const t = (x - 536) / 208;
    return `M${x} ${Math.round(196 - 88 * t * (1 - t))}v-8`;
  })
  .join('');

const bridge =
  ink('M536 214V196Q640 152 744 196V214H724Q716 186 690 186T656 214H624Q616 186 590 186T556 214Z', STONE) +
  thin(`M536 188Q640 144 744 188${posts}`) +
  hatch('M552 206h10M550 200h12M628 200h24M626 206h28M718 206h10M716 200h12') +
  shade('M690 186Q716 186 724 214H712Q708 192 690 186ZM590 186Q616 186 624 214H612Q608 192 590 186Z') +
  ink('M640 167v-26') +
  thin('M635 141h10l2 -11h-14Z', GLASS) +
  thin('M631.5 130L640 123L648.5 130Z', LINE);

const boat =
  ink('M592 262h44l-8 13h-28Z', paint('house', 't')) +
  ink('M613 262v-40') +
  thin('M615 224Q636 240 634 257H615ZM611 228Q596 242 596 257H611Z', WALL);

const meadow = faint(
  'M40 236h60M150 252h40M240 238h70M360 258h54M450 236h50M80 272h50M200 278h66M330 272h40M1240 236h-60M1130 252h-40M1040 238h-70M920 258h-54M830 236h-40M1200 272h-50M1080 278h-66M950 272h-40',
);

const panorama = (): string =>
  hills +
  wash('M0 214H1280V330H0Z', 'var(--land)') +
  river +
  ink('M0 214H560M720 214H1280') +
  meadow +
  standing(building('P', 2), -56, 128) +
  standing(building('H', 0), 48, 118) +
  standing(building('P', 0), 128, 132) +
  standing(building('O', 0), 226, 164) +
  standing(building('S', 0), 334, 126) +
  standing(building('d', 0), 412, 136) +
  standing(building('m', 0), 734, 136) +
  standing(building('F', 0), 858, 144) +
  standing(cityHall(), 972, 160) +
  standing(building('b', 0), 1094, 126) +
  standing(building('H', 1), 1190, 110) +
  bridge +
  boat;

let drawn: string | undefined;

/** Fills its box; when that is narrower, the bridge stays in the middle. */
export const Skyline = ({ class: given = '' }: { readonly class?: string }) => (
  <svg
    class={`skyline ${given}`}
    viewBox="0 0 1280 290"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: (drawn ??= panorama()) }}
  />
);

const ENVELOPE =
  thin('M50 99C16 99 4 71 4 51C4 25 24 5 50 5S96 25 96 51C96 71 84 99 50 99Z', paint('shop', 'm')) +
  thin('M30 10C16 33 20 79 42 99H58C80 79 84 33 70 10Z', paint('tavern', 'm')) +
  thin('M43 5.5C37 33 39 79 47 99H53C61 79 63 33 57 5.5Z', WALL) +
  thin('M5 45Q50 63 95 45M5 57Q50 75 95 57') +
  shade('M70 13C94 33 92 77 64 97C76 73 80 37 70 13Z') +
  thin('M38 98L43 119M62 98L57 119M47 99V119M53 99V119') +
  thin('M41 119H59L57 131H43Z', paint('house', 't'));

export const Balloon = ({
  size = 92,
  class: given = '',
}: {
  readonly size?: number;
  readonly class?: string;
}) => (
  <svg
    class={given}
    width={size}
    height={Math.round(size * 1.34)}
    viewBox="0 0 100 134"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: ENVELOPE }}
  />
);
