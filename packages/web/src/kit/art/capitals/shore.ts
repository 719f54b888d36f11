/** Shores: the outline of landscape cells as a hand would draw it, rounded and a little uneven. */
import { itemAt } from '@duopolis/rules/lists';
import { n } from '../drawing/pen.ts';

/** Units of one cell on a mat. */
export const CELL = 100;

export interface Ground {
  readonly height: number;
  readonly width: number;
  /** Whether the cell belongs to the outlined landscape. */
  readonly has: (row: number, column: number) => boolean;
}

export interface ShoreStyle {
  /** The distance of the shore from the edge of its cells. */
  readonly inset: number;
  /** Over which edges of the mat the landscape goes on: none, top and bottom, or all. */
  readonly runsOff: 'none' | 'ends' | 'all';
  readonly unevenness: number;
  readonly radius: number;
}

/** A side of a cell with the landscape on its right hand, from one corner to the next. */
interface Side {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const key = ([x, y]: readonly [number, number]): string => `${x},${y}`;

function sidesOf({ height, width, has }: Ground): readonly Side[] {
  const sides: Side[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!has(y, x)) continue;
      if (!has(y - 1, x)) sides.push({ from: [x, y], to: [x + 1, y] });
      if (!has(y, x + 1)) sides.push({ from: [x + 1, y], to: [x + 1, y + 1] });
      if (!has(y + 1, x)) sides.push({ from: [x + 1, y + 1], to: [x, y + 1] });
      if (!has(y, x - 1)) sides.push({ from: [x, y + 1], to: [x, y] });
    }
  return sides;
}

const turns = (one: Side, next: Side): boolean =>
  (one.to[0] - one.from[0]) * (next.to[0] - next.from[0]) +
    (one.to[1] - one.from[1]) * (next.to[1] - next.from[1]) ===
  0;

/** Where two cells touch at a corner only, the shore turns right and so keeps them apart. */
const isRightTurn = (one: Side, next: Side): boolean =>
  (one.to[0] - one.from[0]) * (next.to[1] - next.from[1]) -
    (one.to[1] - one.from[1]) * (next.to[0] - next.from[0]) >
  0;

/** Closed loops of sides, straight runs joined. */
function loopsOf(ground: Ground): readonly (readonly Side[])[] {
  const open = [...sidesOf(ground)];
  const loops: Side[][] = [];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const loop = [first];
    let last = first;
    while (key(last.to) !== key(first.from)) {
      const at = last;
      const next = open.filter(({ from }) => key(from) === key(at.to));
      const side = next.find((other) => isRightTurn(at, other)) ?? next[0];
      if (side === undefined) break;
      open.splice(open.indexOf(side), 1);
      last = turns(at, side) ? side : { from: at.from, to: side.to };
      if (last === side) loop.push(side);
      else loop[loop.length - 1] = last;
    }
    const [head, tail] = [loop[0], loop.at(-1)];
    if (head !== undefined && tail !== undefined && loop.length > 1 && !turns(tail, head)) {
      loop[0] = { from: tail.from, to: head.to };
      loop.pop();
    }
    loops.push(loop);
  }
  return loops;
}

/** The line a side is drawn on: its row or column moved inwards, or outwards over the mat's edge. */
function lineOf({ from, to }: Side, { height, width }: Ground, { inset, runsOff }: ShoreStyle): number {
  const level = from[1] === to[1];
  const place = level ? from[1] : from[0];
  const last = level ? height : width;
  const inwards = level ? Math.sign(to[0] - from[0]) : -Math.sign(to[1] - from[1]);
  const beyond = runsOff === 'all' || (runsOff === 'ends' && level);
  return place * CELL + (beyond && (place === 0 || place === last) ? -inwards * 60 : inwards * inset);
}

/** Path data around the cells themselves, with square corners. */
export const outlineOf = (ground: Ground): string =>
  loopsOf(ground)
    .map((loop) => `M${loop.map(({ from: [x, y] }) => `${x * CELL} ${y * CELL}`).join('L')}Z`)
    .join('');

/** Path data of the shore of all landscape cells of a mat. */
export function shoreOf(ground: Ground, style: ShoreStyle): string {
  let data = '';
  let wave = 0;
  for (const loop of loopsOf(ground)) {
    const corner = (i: number): readonly [number, number] => {
      const [one, next] = [itemAt(loop, i % loop.length), itemAt(loop, (i + 1) % loop.length)];
      const [a, b] = [lineOf(one, ground, style), lineOf(next, ground, style)];
      return one.from[1] === one.to[1] ? [b, a] : [a, b];
    };
    for (let i = 0; i < loop.length; i++) {
      const [ax, ay] = corner(i + loop.length - 1);
      const [bx, by] = corner(i);
      const [cx, cy] = corner(i + 1);
      const length = Math.hypot(bx - ax, by - ay);
      const next = Math.hypot(cx - bx, cy - by);
      const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
      const [vx, vy] = [(cx - bx) / next, (cy - by) / next];
      const before = Math.min(style.radius, length / 2);
      const after = Math.min(style.radius, next / 2);
      if (i === 0) data += `M${n(ax + ux * before)} ${n(ay + uy * before)}`;
      const bend = style.unevenness * (wave++ % 2 === 0 ? 1 : -1);
      const straight = length - 2 * before;
      if (straight > 50)
        data += `q${n((ux * straight) / 4 + uy * bend)} ${n((uy * straight) / 4 - ux * bend)} ${n((ux * straight) / 2)} ${n((uy * straight) / 2)}t${n((ux * straight) / 2)} ${n((uy * straight) / 2)}`;
      else data += `L${n(bx - ux * before)} ${n(by - uy * before)}`;
      data += `Q${n(bx)} ${n(by)} ${n(bx + vx * after)} ${n(by + vy * after)}`;
    }
    data += 'Z';
  }
  return data;
}
