/** The way along the ring road between two points of the screen: over the far side, or around a bend to my own side. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** So much of the arch's width is outside of its bends. */
const EDGE = 0.036;
/** Points on the way, both ends included. */
const POINTS = 9;

/** The corner that a curve between two points is drawn to. */
function cornerOf(from: Point, to: Point, arch: Box): Point {
  const bottom = arch.y + arch.height;
  const [high, low] = from.y < to.y ? [from, to] : [to, from];
  // Both on the far side: the road rises between them.
  if (low.y < bottom) return { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - arch.height * 0.12 };
  const isLeft = high.x < arch.x + arch.width / 2;
  return { x: arch.x + arch.width * (isLeft ? EDGE : 1 - EDGE), y: high.y };
}

/** How far a curve has come at `t`, from 0 to 1. */
const along = ([from, corner, to]: readonly [number, number, number], t: number): number =>
  (1 - t) ** 2 * from + 2 * (1 - t) * t * corner + t ** 2 * to;

/** Without an arch on the screen, straight on. */
export function wayAlong(from: Point, to: Point, arch: Box | undefined): readonly Point[] {
  if (arch === undefined) return [from, to];
  const corner = cornerOf(from, to, arch);
  return Array.from({ length: POINTS }, (_, nth) => {
    const t = nth / (POINTS - 1);
    return { x: along([from.x, corner.x, to.x], t), y: along([from.y, corner.y, to.y], t) };
  });
}
