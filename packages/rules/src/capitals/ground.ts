/** The ground of a capital: a 5x5 square with landscape in it, and bridges that join the cells on both sides (LAND-4). */
import { firstGroup, type Ground, LONGEST_RUN } from '../scoring/ground.ts';
import { shopRuns } from '../scoring/shop.ts';
import type { MatCell } from './mat.ts';

export const CAPITAL_SIZE = 5;
export const CAPITAL_CELLS = CAPITAL_SIZE * CAPITAL_SIZE;

export const NOT_LAST_COLUMN = 0xf7bdef;
const NOT_FIRST_COLUMN = 0x1ef7bde;

export interface CapitalGround extends Ground {
  /** Cells that can be built on. */
  readonly open: number;
  /** Cells at the west end, east end, north end and south end of a bridge. */
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  /** The best points of shops in one line: 32 patterns for each row, then for each column. */
  readonly lines: Uint8Array;
}

/** Neighbours in the same row, and across a bridge from west to east; landscape cells may be among them. */
export const besideInRow = (ground: CapitalGround, mask: number): number =>
  ((mask & NOT_LAST_COLUMN) << 1) |
  ((mask & NOT_FIRST_COLUMN) >> 1) |
  ((mask & ground.west) << 2) |
  ((mask & ground.east) >> 2);

/** Neighbours in the same column, and across a bridge from north to south; landscape cells may be among them. */
export const besideInColumn = (ground: CapitalGround, mask: number): number =>
  (mask << 5) | (mask >> 5) | ((mask & ground.north) << 10) | ((mask & ground.south) >> 10);

export const besideOn = (ground: CapitalGround, mask: number): number =>
  (besideInRow(ground, mask) | besideInColumn(ground, mask)) & ground.open;

/** The ground of 25 cells, row by row. */
export function groundOf(cells: readonly MatCell[]): CapitalGround {
  const openAt = (cell: number): boolean => cells[cell] === '.';
  const ends = { west: 0, east: 0, north: 0, south: 0 };
  let open = 0;
  cells.forEach((sign, cell) => {
    const column = cell % CAPITAL_SIZE;
    const [before, behind] = sign === '=' ? [cell - 1, cell + 1] : [cell - CAPITAL_SIZE, cell + CAPITAL_SIZE];
    if (sign === '.') open |= 1 << cell;
    if (!openAt(before) || !openAt(behind)) return;
    if (sign === '=' && column > 0 && column < CAPITAL_SIZE - 1) {
      ends.west |= 1 << before;
      ends.east |= 1 << behind;
    } else if (sign === '|') {
      ends.north |= 1 << before;
      ends.south |= 1 << behind;
    }
  });
  const runs = cells.map((_, cell) => runsFrom(cell, open, ends));
  const lines = new Uint8Array(2 * CAPITAL_SIZE * 32);
  const ground: CapitalGround = {
    size: CAPITAL_SIZE,
    open,
    ...ends,
    runs,
    lines,
    beside: (mask) => besideOn(ground, mask),
  };
  fillLines(ground);
  return ground;
}

type Ends = Pick<CapitalGround, 'west' | 'north'>;

/** Straight runs go on over a bridge that lies in their direction. */
function runsFrom(start: number, open: number, { west, north }: Ends): readonly number[] {
  if (((open >> start) & 1) === 0) return [];
  const runs = [1 << start];
  for (const [step, bridges] of [
    [1, west],
    [CAPITAL_SIZE, north],
  ] as const) {
    let cell = start;
    let run = 1 << start;
    for (let length = 2; length <= LONGEST_RUN; length++) {
      const lastInRow = step === 1 && cell % CAPITAL_SIZE === CAPITAL_SIZE - 1;
      const next = cell + (((bridges >> cell) & 1) === 1 ? 2 * step : step);
      if (lastInRow || next >= CAPITAL_CELLS || ((open >> next) & 1) === 0) break;
      run |= 1 << next;
      runs.push(run);
      cell = next;
    }
  }
  return runs;
}

/** Bits of a line's pattern, spread over its cells. */
const spread = (pattern: number, line: number): number => {
  if (line < CAPITAL_SIZE) return pattern << (line * CAPITAL_SIZE);
  let mask = 0;
  for (let row = 0; row < CAPITAL_SIZE; row++) {
    mask |= ((pattern >> row) & 1) << (row * CAPITAL_SIZE + line - CAPITAL_SIZE);
  }
  return mask;
};

function fillLines(ground: CapitalGround): void {
  for (let line = 0; line < 2 * CAPITAL_SIZE; line++) {
    const points = new Map<number, number>();
    for (let pattern = 0; pattern < 32; pattern++) {
      const shops = spread(pattern, line) & ground.open;
      const runs = shopRuns(shops, ground, (rest) => points.get(rest) ?? 0);
      points.set(
        shops,
        runs.reduce((sum, run) => sum + run.points, 0),
      );
      ground.lines[line * 32 + pattern] = points.get(shops) as number;
    }
  }
}

/** Every open cell can be reached from every other. */
export const isConnected = (ground: CapitalGround): boolean =>
  firstGroup(ground.open, ground.beside) === ground.open;
