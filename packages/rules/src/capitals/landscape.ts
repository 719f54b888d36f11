/** The ground that landscape and bridges make of a 5x5 square: what is open, which runs there are, what lines are worth. */
import { firstGroup } from '../ground/bits.ts';
import { type Ground, LONGEST_RUN } from '../ground/ground.ts';
import { shopRuns } from '../scoring/shop.ts';
import { besideOn, CAPITAL_CELLS, CAPITAL_SIZE, type CapitalGround, type Span } from './capital-ground.ts';
import type { MatCell } from './mat.ts';
import { parkPointsOn } from './region.ts';
import { shopPointsOn } from './capital-shop.ts';

/** A local copy: the engine looks an imported name up again at every use. */
const beside = besideOn;

/** The ground of 25 cells, row by row. */
export function groundOf(cells: readonly MatCell[]): CapitalGround {
  const open = cells.reduce((mask, sign, cell) => (sign === '.' ? mask | (1 << cell) : mask), 0);
  const [rows, columns] = [bridgesIn(cells, '=', 1), bridgesIn(cells, '|', CAPITAL_SIZE)];
  const runs = cells.map((_, cell) => runsFrom(cell, open, rows, columns));
  const lines = new Uint8Array(2 * CAPITAL_SIZE * 32);
  const ground: CapitalGround = {
    size: CAPITAL_SIZE,
    open,
    west: endsOf(rows, 1, 'first'),
    east: endsOf(rows, 1, 'last'),
    north: endsOf(columns, CAPITAL_SIZE, 'first'),
    south: endsOf(columns, CAPITAL_SIZE, 'last'),
    ...longBridges(longOf(rows, 1), longOf(columns, CAPITAL_SIZE)),
    runs,
    lines,
    beside: (mask) => beside(ground, mask),
    shopPoints: (shops) => shopPointsOn(ground, shops),
    parkPoints: (parks) => parkPointsOn(ground, parks),
  };
  fillLines(ground);
  return ground;
}

/** The cells at both ends of a bridge. */
interface Bridge {
  readonly first: number;
  readonly last: number;
}

/** Any number of signs in a line are one bridge if there is an open cell at each end. */
function bridgesIn(cells: readonly MatCell[], sign: MatCell, step: number): readonly Bridge[] {
  return cells.flatMap((cell, first): readonly Bridge[] => {
    if (cell !== '.') return [];
    let last = first + step;
    while (cells[last] === sign) last += step;
    const inLine = step > 1 || Math.floor(first / CAPITAL_SIZE) === Math.floor(last / CAPITAL_SIZE);
    return last > first + step && inLine && cells[last] === '.' ? [{ first, last }] : [];
  });
}

const isShort = ({ first, last }: Bridge, step: number): boolean => last - first === 2 * step;

const endsOf = (bridges: readonly Bridge[], step: number, end: keyof Bridge): number =>
  bridges.reduce((mask, bridge) => (isShort(bridge, step) ? mask | (1 << bridge[end]) : mask), 0);

const longOf = (bridges: readonly Bridge[], step: number): readonly Span[] =>
  bridges.filter((bridge) => !isShort(bridge, step)).map(({ first, last }): Span => [1 << first, 1 << last]);

const longBridges = (
  longInRow: readonly Span[],
  longInColumn: readonly Span[],
): Pick<CapitalGround, 'longEnds' | 'longInRow' | 'longInColumn'> => ({
  longEnds: [...longInRow, ...longInColumn].flat().reduce((ends, end) => ends | end, 0),
  longInRow,
  longInColumn,
});

/** Straight runs continue over a bridge in their direction. */
function runsFrom(
  start: number,
  open: number,
  ...[rows, columns]: readonly [readonly Bridge[], readonly Bridge[]]
): readonly number[] {
  if (((open >> start) & 1) === 0) return [];
  const runs = [1 << start];
  for (const [step, bridges] of [
    [1, rows],
    [CAPITAL_SIZE, columns],
  ] as const) {
    let cell = start;
    let run = 1 << start;
    for (let length = 2; length <= LONGEST_RUN; length++) {
      const lastInRow = step === 1 && cell % CAPITAL_SIZE === CAPITAL_SIZE - 1;
      const at = cell;
      const next = bridges.find(({ first }) => first === at)?.last ?? cell + step;
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
      const best = points.get(shops) ?? bestOf(shops, points, ground);
      points.set(shops, best);
      ground.lines[line * 32 + pattern] = best;
    }
  }
}

/** The points of the best split of a line, from those of every smaller pattern. */
const bestOf = (shops: number, points: ReadonlyMap<number, number>, ground: Ground): number =>
  shopRuns(shops, ground, (rest) => points.get(rest) ?? 0).reduce((sum, run) => sum + run.points, 0);

/** Every open cell can be reached from every other. */
export const isConnected = (ground: CapitalGround): boolean =>
  firstGroup(ground.open, ground.beside) === ground.open;
