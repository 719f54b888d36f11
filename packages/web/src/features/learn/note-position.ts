/** Positions the note: never over its target, and over as little as possible of what the player needs. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An element of the page, and the cost of covering it. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;
/** Room for the arrow. */
const GAP = 22;

type Line = readonly [from: number, length: number];

const shared = ([from, length]: Line, [other, otherLength]: Line): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));

export const overlap = (one: Box, other: Box): number =>
  shared([one.left, one.width], [other.left, other.width]) *
  shared([one.top, one.height], [other.top, other.height]);

/** The box around several. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const within = (at: number, length: number, whole: number): number =>
  Math.max(MARGIN, Math.min(at, whole - length - MARGIN));

const farFrom = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** Worse than covering anything else. */
const FORBIDDEN = 1_000;

/** In its default position if that covers nothing; otherwise beside, above or below the targets, at the lowest cost. */
export function notePositionFor(
  page: Size,
  note: Size,
  {
    targets,
    kept,
    home,
  }: {
    readonly targets: readonly Box[];
    readonly kept: readonly Kept[];
    readonly home: { readonly left: number; readonly top: number };
  },
): Box {
  const aim = around(targets);
  const lefts = [home.left, (page.width - note.width) / 2];
  const tops = [home.top, MARGIN, page.height];
  if (aim !== undefined) {
    lefts.push(
      aim.left - note.width - GAP,
      aim.left + aim.width + GAP,
      aim.left + (aim.width - note.width) / 2,
    );
    tops.push(
      aim.top - note.height - GAP,
      aim.top + aim.height + GAP,
      aim.top + (aim.height - note.height) / 2,
    );
  }
  tops.push(...kept.flatMap(({ box }) => [box.top - note.height - MARGIN, box.top + box.height + MARGIN]));
  /** Most of them end at the same edges of the page. */
  const [columns, rows] = [
    new Set(lefts.map((left) => within(left, note.width, page.width))),
    new Set(tops.map((top) => within(top, note.height, page.height))),
  ];
  const boxes = [...columns].flatMap((left) => [...rows].map((top) => ({ ...note, left, top })));
  const cost = (box: Box): number =>
    targets.reduce((sum, target) => sum + FORBIDDEN * overlap(box, target), 0) +
    kept.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0) +
    farFrom(box, { ...note, ...home }) / 10;
  const costs = boxes.map(cost);
  return boxes[costs.indexOf(Math.min(...costs))] ?? { ...note, ...home };
}
