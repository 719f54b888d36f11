/** Tile backs: a Prussian plate with a compass rose; two joined roses on a duplex, the seal on a civic tile. */
import { TYPE_ART } from './type-art.ts';
import { box, disc, n } from './drawing/pen.ts';

/** Eight points, each half dark and half light. */
export function rose(
  [cx, cy, r]: readonly [x: number, y: number, radius: number],
  { dark, light }: { readonly dark: string; readonly light: string },
): string {
  const at = (angle: number, length: number): string =>
    `${n(cx + length * Math.sin(angle))} ${n(cy - length * Math.cos(angle))}`;
  let [left, right] = ['', ''];
  for (const i of [1, 3, 5, 7, 0, 2, 4, 6]) {
    const angle = (i * Math.PI) / 4;
    const length = i % 2 === 1 ? r * 0.62 : r;
    const point = (turn: number): string =>
      `M${cx} ${cy}L${at(angle + turn, r * 0.24)}L${at(angle, length)}Z`;
    left += point(-Math.PI / 8);
    right += point(Math.PI / 8);
  }
  const half = (d: string, fill: string): string =>
    `<path d="${d}" fill="${fill}" stroke="${dark}" stroke-linejoin="round"/>`;
  return half(left, dark) + half(right, light);
}

const INK = 'var(--back-ink)';
const PLATE = 'var(--back)';

function plate(width: number): string {
  let grid = '';
  for (let x = 20; x < width; x += 20) grid += `M${x} 0V160`;
  for (let y = 20; y < 160; y += 20) grid += `M0 ${y}H${width}`;
  return (
    `<path d="${box(0, 0, width, 160)}" fill="${PLATE}"/>` +
    `<path d="${grid}" stroke="${INK}" stroke-width=".8" opacity=".28"/>` +
    `<path d="${box(8, 8, width - 16, 144)}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${box(12.5, 12.5, width - 25, 135)}" fill="none" stroke="${INK}"/>`
  );
}

const compass = (x: number): string =>
  `<g fill="none" stroke="${INK}" stroke-width="1.2"><path d="${disc(x, 80, 44)}" fill="${PLATE}"/><path d="${disc(x, 80, 36)}"/><path d="${disc(x, 80, 40)}" stroke-width="5" stroke-dasharray="7.85 7.85"/></g>` +
  rose([x, 80, 50], { dark: INK, light: PLATE });

const seal = `<g fill="none" stroke="${INK}"><path transform="translate(32.4 32.4) scale(2.8)" d="${TYPE_ART.civic.badge}" fill="${PLATE}" stroke-width=".7"/><path d="${disc(80, 80, 36)}" stroke-width="1.2"/></g><path d="M80 50L52 66v6h56v-6ZM56 76h7v20h-7ZM69 76h7v20h-7ZM84 76h7v20h-7ZM97 76h7v20h-7ZM52 100h56v7H52Z" fill="${INK}"/>`;

export const tileBack = (kind: 'single' | 'duplex' | 'civic'): string =>
  kind === 'duplex'
    ? plate(320) +
      compass(80) +
      compass(240) +
      `<path d="M134 80H186M134 73H186M134 87H186" stroke="${INK}" stroke-width="1.8"/>`
    : plate(160) + (kind === 'civic' ? seal : compass(80));
