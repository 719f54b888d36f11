/** The path along the ring road between two points of the screen: over the far side, or around a bend to my own side. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The share of the arch's width outside its bends. */
const EDGE = 0.036;
/** Points of the path, including both ends. */
const POINTS = 9;

/** The control point of the curve between two points. */
function cornerOf(from: Point, to: Point, arch: Box): Point {
  const bottom = arch.y + arch.height;
  const [high, low] = from.y < to.y ? [from, to] : [to, from];
  // Both on the far side: the road rises between them.
  if (low.y < bottom) return { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - arch.height * 0.12 };
  const isLeft = high.x < arch.x + arch.width / 2;
  return { x: arch.x + arch.width * (isLeft ? EDGE : 1 - EDGE), y: high.y };
}

/** The position on a curve at `t`, from 0 to 1. */
const along = ([from, corner, to]: readonly [number, number, number], t: number): number =>
  (1 - t) ** 2 * from + 2 * (1 - t) * t * corner + t ** 2 * to;

/** Without an arch on the screen, a straight line. */
export function pathAlong(from: Point, to: Point, arch: Box | undefined): readonly Point[] {
  if (arch === undefined) return [from, to];
  const corner = cornerOf(from, to, arch);
  return Array.from({ length: POINTS }, (_, nth) => {
    const t = nth / (POINTS - 1);
    return { x: along([from.x, corner.x, to.x], t), y: along([from.y, corner.y, to.y], t) };
  });
}
