/** What grows and what drifts: trees, bushes, clouds of smoke. */
import { LEAF, paint, SMOKE } from './paint.ts';
import { bold, box, faint, ink, n, shade, thin, wash } from './pen.ts';

/** A round crown with k lobes, as path data. */
function crown(cx: number, cy: number, r: number, lobes = 9, turn = 0): string {
  const lobe = n(r * Math.sin(Math.PI / lobes) * 1.12);
  let d = '';
  for (let i = 0; i <= lobes; i++) {
    const angle = turn + (i / lobes) * 2 * Math.PI;
    const at = `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;
    d += i === 0 ? `M${at}` : `A${lobe} ${lobe} 0 0 1 ${at}`;
  }
  return `${d}Z`;
}

const LEAVES = [
  [-0.35, -0.3],
  [0.2, -0.5],
  [0.42, 0],
  [-0.1, 0.1],
  [0.3, 0.42],
  [-0.45, 0.28],
] as const;

const leaves = (cx: number, cy: number, r: number): string =>
  faint(LEAVES.map(([x, y]) => `M${n(cx + x * r - 3)} ${n(cy + y * r)}q1.5 -2.6 3 0q1.5 -2.6 3 0`).join(''));

export const tree = (cx: number, foot: number, r: number, cy: number): string =>
  thin(`M${cx - 2.4} ${foot}L${cx - 1.4} ${n(cy)}h2.8L${cx + 2.8} ${foot}Z`, paint('house', 't')) +
  ink(crown(cx, cy, r, 10, 0.3), paint('park', 't')) +
  wash(crown(cx - r * 0.22, cy - r * 0.24, r * 0.62, 8), LEAF) +
  leaves(cx, cy, r);

/** Three tiers; `size` is its height in units. */
export function fir(cx: number, foot: number, size: number): string {
  const u = size / 62;
  const tier = (y: number, half: number): string => `${n(cx + half * u)} ${n(foot + y * u)}`;
  const left = (y: number, half: number): string => tier(y, -half);
  const right = `L${tier(-40, 12)}L${tier(-40, 7)}L${tier(-24, 16)}L${tier(-24, 10)}L${tier(-8, 20)}`;
  return (
    thin(box(cx - 2 * u, foot - 10 * u, 4 * u, 10 * u), paint('house', 't')) +
    ink(
      `M${tier(-62, 0)}${right}L${left(-8, 20)}L${left(-24, 10)}L${left(-24, 16)}L${left(-40, 7)}L${left(-40, 12)}Z`,
      paint('park', 'f'),
    ) +
    shade(`M${tier(-62, 0)}${right}L${tier(-8, 2)}Z`) +
    faint(
      `M${left(-40, 7)}q${n(7 * u)} ${n(4 * u)} ${n(14 * u)} 0M${left(-24, 10)}q${n(10 * u)} ${n(5 * u)} ${n(20 * u)} 0`,
    )
  );
}

export function poplar(cx: number, foot: number, size: number): string {
  const top = foot - size;
  const u = size / 98;
  const p = (x: number, y: number): string => `${n(cx + x * u)} ${n(top + y * u)}`;
  return (
    thin(box(cx - 1.5, foot - 28 * u, 3, 28 * u), paint('house', 't')) +
    ink(
      `M${p(0, 0)}C${p(13, 24)} ${p(15, 54)} ${p(10, 78)}Q${p(0, 86)} ${p(-10, 78)}C${p(-15, 54)} ${p(-13, 24)} ${p(0, 0)}Z`,
      paint('park', 't'),
    ) +
    wash(
      `M${p(-2, 10)}C${p(-11, 30)} ${p(-11, 56)} ${p(-8, 74)}Q${p(-4, 77)} ${p(-1, 74)}C${p(1, 50)} ${p(2, 30)} ${p(-2, 10)}Z`,
      LEAF,
    ) +
    faint([30, 44, 58, 70].map((y) => `M${p(3, y)}q${n(3 * u)} 3 ${n(5 * u)} 1`).join(''))
  );
}

export const bush = (cx: number, cy: number, r: number): string =>
  thin(crown(cx, cy, r, 8), paint('park', 't'));

/** Puffs of smoke or steam, each [x, y, radius]. */
export const smoke = (puffs: readonly (readonly [number, number, number])[]): string =>
  puffs.map(([x, y, r]) => thin(crown(x, y, r, 7, 0.2), SMOKE)).join('');

/** A round tree of the small drawings. */
export const smallTree = (cx: number, cy: number, r: number, foot = 42): string =>
  bold(box(cx - 1.6, cy, 3.2, foot - cy), paint('house', 't')) +
  bold(crown(cx, cy, r, 7, 0.2), paint('park', 't'));
