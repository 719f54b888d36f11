/** LAND-6 word by word: no masks, no positions worked out before, every placement tried. */
import type { Mat } from '../../../src/capitals/mat.ts';
import type { Cell } from '../../../src/types.ts';

const SIZE = 5;
const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
const has = (cells: readonly Cell[], cell: Cell): boolean => cells.some((each) => same(each, cell));

const signAt = (mat: Mat, [row, column]: Cell): string =>
  row < 0 || row >= mat.height || column < 0 || column >= mat.width
    ? 'around'
    : (mat.cells[row * mat.width + column] as string);

const isOpen = (mat: Mat, cell: Cell): boolean => ['.', 'around'].includes(signAt(mat, cell));

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Some 5x5 square contains the whole mat and all the cells. */
export function fitsSquare(mat: Mat, cells: readonly Cell[]): boolean {
  const rows = [0, mat.height - 1, ...cells.map(([row]) => row)];
  const columns = [0, mat.width - 1, ...cells.map(([, column]) => column)];
  return span(rows) < SIZE && span(columns) < SIZE;
}

/** Sharing an edge, or on both sides of a bridge. */
export function areBeside(mat: Mat, [row, column]: Cell, [otherRow, otherColumn]: Cell): boolean {
  const [down, right] = [otherRow - row, otherColumn - column];
  if (Math.abs(down) + Math.abs(right) === 1) return true;
  if (down === 0 && Math.abs(right) === 2) return signAt(mat, [row, column + right / 2]) === '=';
  if (right === 0 && Math.abs(down) === 2) return signAt(mat, [row + down / 2, column]) === '|';
  return false;
}

/** Every shape's cells from its first one. */
export const SHAPES_OF = {
  s: [[[0, 0]]],
  d: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ],
} as const;

/** Every legal placement of a shape, LAND-6 left aside. */
export function plainPlaces(
  mat: Mat,
  cells: readonly Cell[],
  shape: readonly Cell[],
): readonly (readonly Cell[])[] {
  const places: (readonly Cell[])[] = [];
  for (let row = -SIZE; row < 2 * SIZE; row++) {
    for (let column = -SIZE; column < 2 * SIZE; column++) {
      const covered = shape.map(([down, right]): Cell => [row + down, column + right]);
      if (!covered.every((cell) => isOpen(mat, cell) && !has(cells, cell))) continue;
      const joined =
        cells.length === 0
          ? covered.some((cell) => signAt(mat, cell) === '.')
          : covered.some((cell) => cells.some((other) => areBeside(mat, cell, other)));
      if (joined && fitsSquare(mat, [...cells, ...covered])) places.push(covered);
    }
  }
  return places;
}

const keyOf = (cells: readonly Cell[]): string => cells.map(String).toSorted().join(' ');

/** The definition: singles find some legal cell, duplexes one for each orientation, and at the end the square is full. */
export function plainFinishable(
  mat: Mat,
  cells: readonly Cell[],
  toCome: string,
  known: Map<string, boolean> = new Map(),
): boolean {
  if (toCome === '') return cells.length === SIZE * SIZE - 5 && fitsSquare(mat, cells);
  const key = `${keyOf(cells)} ${toCome}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const answer = SHAPES_OF[toCome[0] as 's' | 'd'].every((shape) =>
    plainPlaces(mat, cells, shape).some((covered) =>
      plainFinishable(mat, [...cells, ...covered], toCome.slice(1), known),
    ),
  );
  known.set(key, answer);
  return answer;
}
