/** The possible positions of a city around its mat: all 5x5 squares that contain the whole mat (LAND-2). */
import {
  ALL_CELLS,
  CAPITAL_CELLS,
  CAPITAL_SIZE,
  type CapitalGround,
  FIRST_COLUMN,
  FIRST_ROW,
} from './capital-ground.ts';
import { groundOf, isConnected } from './landscape.ts';
import type { Mat, MatCell } from './mat.ts';
import { newTranspositionTable, type TranspositionTable } from './transposition-table.ts';

/** One position of the square, in the mat's rows and columns. */
export interface Position {
  readonly top: number;
  readonly left: number;
  readonly ground: CapitalGround;
  /** The mat's open cells, where the first tile goes (LAND-3). */
  readonly matOpen: number;
}

/** A mat with the precomputed data that legality needs. */
export interface Site {
  readonly mat: Mat;
  /** All positions, from the top left one, row by row. */
  readonly positions: readonly Position[];
  /** Those whose open cells are connected: the only ones that can ever be filled. */
  readonly whole: readonly Position[];
  readonly moves: Moves;
  /** Cached answers: whether unfinished cities can be completed. */
  readonly answered: TranspositionTable;
}

/** Moves of masks between the squares of whole positions: from `from` to `to` at `from * whole.length + to`. */
export interface Moves {
  /** Cells that the other position does not have. */
  readonly lost: Int32Array;
  /** Places to the right that a mask moves; to the left if negative. */
  readonly right: Int8Array;
}

const SITES = new WeakMap<Mat, Site>();

export function siteOf(mat: Mat): Site {
  const known = SITES.get(mat);
  if (known !== undefined) return known;
  const positions = positionsOf(mat);
  const whole = positions.filter(({ ground }) => isConnected(ground));
  const pairs = whole.flatMap((from) => whole.map((to) => [from, to] as const));
  const moves: Moves = {
    lost: Int32Array.from(pairs, ([from, to]) => cellsLost(from, to)),
    right: Int8Array.from(pairs, ([from, to]) => (to.top - from.top) * CAPITAL_SIZE + to.left - from.left),
  };
  const site: Site = { mat, positions, whole, moves, answered: newTranspositionTable() };
  SITES.set(mat, site);
  return site;
}

function positionsOf(mat: Mat): readonly Position[] {
  const positions: Position[] = [];
  for (let top = mat.height - CAPITAL_SIZE; top <= 0; top++) {
    for (let left = mat.width - CAPITAL_SIZE; left <= 0; left++) positions.push(positionAt(mat, top, left));
  }
  return positions;
}

function positionAt(mat: Mat, top: number, left: number): Position {
  const cells = Array<MatCell>(CAPITAL_CELLS).fill('.');
  let matOpen = 0;
  mat.cells.forEach((sign, nth) => {
    const [row, column] = [Math.floor(nth / mat.width) - top, (nth % mat.width) - left];
    cells[row * CAPITAL_SIZE + column] = sign;
    if (sign === '.' && mat.offMat?.includes(nth) !== true) matOpen |= 1 << (row * CAPITAL_SIZE + column);
  });
  return { top, left, ground: groundOf(cells), matOpen };
}

/** Cells of `from` that are outside `to`: its first rows if `to` is further down, its last ones if it is further up. */
function cellsLost(from: Position, to: Position): number {
  const [down, across] = [to.top - from.top, to.left - from.left];
  const rows = down >= 0 ? ALL_CELLS << (down * CAPITAL_SIZE) : ALL_CELLS >> (-down * CAPITAL_SIZE);
  const columns = FIRST_ROW & (across >= 0 ? FIRST_ROW << across : FIRST_ROW >> -across);
  return ALL_CELLS & ~(rows & Math.imul(columns, FIRST_COLUMN));
}

export function wholeAt({ whole }: Site, nth: number): Position {
  const position = whole[nth];
  if (position === undefined) throw new RangeError(`no whole position ${nth}`);
  return position;
}

/** The cells that both positions have. */
export const shared = ({ lost }: Moves, move: number): number => ALL_CELLS & ~(lost[move] ?? 0);

/** The mask in the other position's square, or -1 if one of its cells is outside. */
export function moved(mask: number, { lost, right }: Moves, move: number): number {
  if ((mask & (lost[move] ?? 0)) !== 0) return -1;
  const by = right[move] ?? 0;
  return by >= 0 ? mask >> by : mask << -by;
}
