/** Shops: straight runs, each shop in one run, split so that they are worth most (SHOP-1, SHOP-2). */
import { bitIndex, count, lowestBit } from '../ground/bits.ts';
import { type Ground, UNKNOWN } from '../ground/ground.ts';
import { SQUARE } from '../ground/square.ts';

/** Points by length of a run. */
export const SHOP_POINTS = [0, 2, 5, 10, 16] as const;

export interface Scored {
  readonly mask: number;
  readonly points: number;
}

const runPoints = (run: number): number => SHOP_POINTS[count(run)] ?? 0;

/**
 * The first run of the best split, by the points of every smaller pattern. The first shop in reading order can only be
 * the left or top end of its run, so trying the runs that start there tries every split.
 */
function bestRun(shops: number, ground: Ground, pointsOf: (rest: number) => number): number {
  let best = 0;
  let most = -1;
  for (const run of ground.runs[bitIndex(lowestBit(shops))] ?? []) {
    if ((shops & run) !== run) continue;
    const points = runPoints(run) + pointsOf(shops & ~run);
    if (points <= most) continue;
    best = run;
    most = points;
  }
  return best;
}

/** The best points of the 65,536 patterns of shops in a 4x4 square; computed on first use. */
const POINTS_OF_PATTERN: Uint8Array = new Uint8Array(1 << 16).fill(UNKNOWN, 1);

/** The known entries so far. */
export const knownShopPoints = (shops: number): number => POINTS_OF_PATTERN[shops] as number;

export function shopPoints(shops: number): number {
  if (knownShopPoints(shops) === UNKNOWN) {
    const run = bestRun(shops, SQUARE, shopPoints);
    POINTS_OF_PATTERN[shops] = runPoints(run) + shopPoints(shops & ~run);
  }
  return knownShopPoints(shops);
}

/** The runs of a split that is worth most. */
export function shopRuns(
  shops: number,
  ground: Ground,
  pointsOf: (shops: number) => number,
): readonly Scored[] {
  const runs: Scored[] = [];
  for (let rest = shops; rest !== 0; ) {
    const mask = bestRun(rest, ground, pointsOf);
    runs.push({ mask, points: runPoints(mask) });
    rest &= ~mask;
  }
  return runs;
}
