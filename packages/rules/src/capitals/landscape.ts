/** The ground that landscape and bridges make of a 5x5 square: what is open, which runs there are, what lines are worth. */
import { firstGroup } from '../ground/bits.ts';
import { LONGEST_RUN } from '../ground/ground.ts';
import { shopRuns } from '../scoring/shop.ts';
import { besideOn, CAPITAL_CELLS, CAPITAL_SIZE, type CapitalGround } from './ground.ts';
import type { MatCell } from './mat.ts';
import { parkPointsOn } from './region.ts';
import { shopPointsOn } from './shop.ts';

/** A constant of this file: the compiler looks an imported name up again at every use. */
const beside = besideOn;

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
    beside: (mask) => beside(ground, mask),
    shopPoints: (shops) => shopPointsOn(ground, shops),
    parkPoints: (parks) => parkPointsOn(ground, parks),
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
