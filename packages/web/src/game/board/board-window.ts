/** The visible window of a city: it floats with the city (PLACE-3, LAND-2), and moves only when it must. */
import type { Cell, City, PlacedTile } from '@duopolis/rules';
import {
  type Box,
  boxAround,
  CAPITAL_SIZE,
  cellsOf,
  matOf,
  occupiedCells,
  SQUARE_SIZE,
} from '@duopolis/rules/cities';
import { isInFrame } from './board-keys.ts';

/** The first row or column, and how many there are. */
interface Span {
  readonly from: number;
  readonly length: number;
}

const last = ({ from, length }: Span): number => from + length - 1;

const joined = (one: Span, other: Span): Span => {
  const from = Math.min(one.from, other.from);
  return { from, length: Math.max(last(one), last(other)) - from + 1 };
};

/** The next span: no longer than needed, and as near to the previous one as possible. */
function moved(before: Span, needed: Span, least: number): Span {
  const length = Math.max(least, needed.length);
  const highest = last(needed) - length + 1;
  return { from: Math.min(Math.max(before.from, highest), needed.from), length };
}

/** What must be visible: all tiles, and one line around them while the square can still grow that way. */
function neededFor(standing: Span, ground: Span | undefined, size: number): Span {
  const all = ground === undefined ? standing : joined(standing, ground);
  if (all.length >= size) return all;
  return joined(all, { from: standing.from - 1, length: standing.length + 2 });
}

const centred = (length: number, size: number): Span => ({
  from: -Math.floor((Math.max(size, length) - length) / 2),
  length: Math.max(size, length),
});

/** An empty square shows its one legal cell near the middle. */
const EMPTY: Span = { from: -1, length: SQUARE_SIZE };

type Needs = typeof neededFor;
/** A tile on a cell, built or tried. */
type Laid = Pick<PlacedTile, 'tile' | 'at'>;

/** The window after every tile in turn, so that everybody sees a city in the same place. */
export const frameOf = (city: City, alsoSeen: readonly Cell[] = []): Box =>
  including(windowOf(city, city.tiles, neededFor), alsoSeen);

/** With my tiles that are not confirmed: where the outer rows or columns are narrow, it moves until they show whole. */
export function triedFrameOf(city: City, alsoSeen: readonly Cell[], tried: readonly Laid[]): Box {
  const calm = frameOf(city, alsoSeen);
  const shifted = including(windowOf(city, [...city.tiles, ...tried], neededFor), alsoSeen);
  const usual = matOf(city) === undefined ? SQUARE_SIZE : CAPITAL_SIZE;
  const { top, height } = calm.height > usual ? shifted : calm;
  const { left, width } = calm.width > usual ? shifted : calm;
  return { top, left, height, width };
}

/** The same where nothing is placed: a city alone. */
export const snugFrameOf = (city: City): Box =>
  windowOf(city, city.tiles, (standing, ground) =>
    ground === undefined ? standing : joined(standing, ground),
  );

function windowOf(city: City, tiles: readonly Laid[], needs: Needs): Box {
  const mat = matOf(city);
  const size = mat === undefined ? SQUARE_SIZE : CAPITAL_SIZE;
  let rows = mat === undefined ? EMPTY : centred(mat.height, size);
  let columns = mat === undefined ? EMPTY : centred(mat.width, size);
  for (let count = 1; count <= tiles.length; count++) {
    const box = boxAround(footprint(tiles.slice(0, count)));
    const [tall, wide] = [spanOfRows(box), spanOfColumns(box)];
    rows = moved(rows, needs(tall, mat && { from: 0, length: mat.height }, size), size);
    columns = moved(columns, needs(wide, mat && { from: 0, length: mat.width }, size), size);
  }
  return { top: rows.from, left: columns.from, height: rows.length, width: columns.length };
}

const spanOfRows = ({ top, height }: Box): Span => ({ from: top, length: height });
const spanOfColumns = ({ left, width }: Box): Span => ({ from: left, length: width });

function including(frame: Box, cells: readonly Cell[]): Box {
  if (cells.length === 0) return frame;
  const box = boxAround(cells);
  const [rows, columns] = [
    joined(spanOfRows(frame), spanOfRows(box)),
    joined(spanOfColumns(frame), spanOfColumns(box)),
  ];
  return { top: rows.from, left: columns.from, height: rows.length, width: columns.length };
}

/** All cells that some tiles cover. */
export const footprint = (tiles: readonly Laid[]): readonly Cell[] =>
  tiles.flatMap(({ tile, at }) => cellsOf(tile, at));

interface Framed {
  readonly city: City;
  readonly reached: readonly Cell[];
  /** My tiles that are not confirmed. */
  readonly tried: readonly Laid[];
  readonly aims: boolean;
}

const isFull = (length: number, shown: number): boolean => length >= SQUARE_SIZE && shown > length;

/** A square as tall or as wide as it can be has no more outer row or column there. */
function hasDeadLines(city: City, { height, width }: Box): boolean {
  const cells = occupiedCells(city);
  if (cells.length === 0 || matOf(city) !== undefined) return false;
  const built = boxAround(cells);
  return isFull(built.height, height) || isFull(built.width, width);
}

/** While I aim, the window stays as long as it shows everything it must: nobody aims at a moving target. */
export function stillFrame() {
  let held: Box | undefined;
  return ({ city, reached, tried, aims }: Framed): Box => {
    const needed = [...occupiedCells(city), ...reached];
    const before = held;
    const stays =
      aims &&
      before !== undefined &&
      !hasDeadLines(city, before) &&
      needed.every((cell) => isInFrame(before, cell));
    held = stays ? before : triedFrameOf(city, reached, tried);
    return held;
  };
}
