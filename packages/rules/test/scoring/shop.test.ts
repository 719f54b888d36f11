/** Shops: runs, crossings, and the best split of every pattern there is. */
import { expect, test } from 'vitest';
import { count } from '../../src/ground/bits.ts';
import { LONGEST_RUN } from '../../src/ground/ground.ts';
import { SQUARE } from '../../src/ground/square.ts';
import { scoreCity } from '../../src/scoring/score-city.ts';
import { SHOP_POINTS, shopPoints, shopRuns } from '../../src/scoring/shop.ts';
import { drawing, layout, mask } from '../kit/build-city.ts';

const PATTERNS = Array.from({ length: 1 << 16 }, (_, pattern) => pattern);

test.each([
  ['....', 0],
  ['S...', 2],
  ['SS..', 5],
  ['SSS.', 10],
  ['SSSS', 16],
  ['S/S/S/S', 16],
  ['S.S.', 4],
  ['SS.S', 7],
  ['S..S/..../..../S..S', 8],
  ['SSSS/..../..../SSSS', 32],
  ['SSSS/SSSS/SSSS/SSSS', 64],
  ['SS../..SS', 10],
  ['.SSS/S...', 12],
])('SHOP-1: %s scores %i', (city, points) => {
  expect(scoreCity(layout(city), 4)).toMatchObject({ shop: points, total: points });
});

test('SHOP-1: four in a row, one alone and two in a column score 23, as in the rulebook', () => {
  expect(scoreCity(layout('SSSS/..../S..S/...S'), 4).shop).toBe(16 + 2 + 5);
});

test.each([
  ['L', 'SSS/S../S..', 10 + 5],
  ['L, short', 'SS/S.', 5 + 2],
  ['L, long', 'S.../S.../S.../SSSS', 16 + 10],
  ['T', 'SSS/.S./.S.', 10 + 5],
  ['T, long', 'SSSS/.S../.S../.S..', 16 + 10],
  ['+', '.S./SSS/.S.', 10 + 2 + 2],
  ['+, long', '.S../SSSS/.S../.S..', 16 + 2 + 5],
  ['S', 'SS./.SS', 5 + 5],
  ['S, tall', 'SS./.S./.SS', 10 + 2 + 2],
  ['square', 'SS/SS', 5 + 5],
  ['block', 'SSS/SSS', 10 + 10],
  ['ring', 'SSS/S.S/SSS', 10 + 10 + 2 + 2],
  ['H: two columns beat the long row', 'S..S/SSSS/S..S', 10 + 10 + 5],
  ['I: two rows beat the long column', 'SSS./.S../.S../SSS.', 10 + 10 + 5],
  ['four of three beat one of four by most', 'S.SS/SSSS/SS.S/.S..', 35],
])('SHOP-2: crossing runs, %s: %s scores %i', (_, city, points) => {
  expect(scoreCity(layout(city), 4).shop).toBe(points);
});

/** All straight runs of the square, longest first, then in reading order, right before down. */
const LONGEST_FIRST = SQUARE.runs.flat().toSorted((one, other) => count(other) - count(one));

/** The common mistake: take the longest run, again and again. */
function longestFirst(shops: number): number {
  let [rest, points] = [shops, 0];
  for (const run of LONGEST_FIRST) {
    if ((rest & run) !== run) continue;
    points += SHOP_POINTS[count(run)] ?? 0;
    rest &= ~run;
  }
  return points;
}

/** The same mistake with the luckiest choice among runs of equal length. */
const luckyPoints = new Map<number, number>([[0, 0]]);
function luckyLongestFirst(shops: number): number {
  const known = luckyPoints.get(shops);
  if (known !== undefined) return known;
  const fitting = LONGEST_FIRST.filter((run) => (shops & run) === run);
  const length = count(fitting[0] ?? 0);
  const choices = fitting.filter((run) => count(run) === length);
  const best = Math.max(...choices.map((run) => luckyLongestFirst(shops & ~run)));
  luckyPoints.set(shops, best + (SHOP_POINTS[length] ?? 0));
  return best + (SHOP_POINTS[length] ?? 0);
}

test('SHOP-2: longest first is wrong for 2,572 of the 65,536 patterns, for 208 with any tie-break', () => {
  expect(PATTERNS.filter((shops) => longestFirst(shops) !== shopPoints(shops))).toHaveLength(2572);
  expect(PATTERNS.filter((shops) => luckyLongestFirst(shops) !== shopPoints(shops))).toHaveLength(208);
  expect(PATTERNS.every((shops) => luckyLongestFirst(shops) <= shopPoints(shops))).toBe(true);
});

/** Points of all patterns when every shop counts in its row (step 1) or in its column (step 4). */
function pointsAlong(step: 1 | 4): Uint8Array {
  const starts = step === 1 ? [0, 4, 8, 12] : [0, 1, 2, 3];
  return Uint8Array.from(PATTERNS, (shops) => {
    let points = 0;
    for (const start of starts) {
      let length = 0;
      for (let nth = 0; nth <= 4; nth++) {
        const shop = nth < 4 && ((shops >> (start + nth * step)) & 1) === 1;
        if (!shop) points += SHOP_POINTS[length] ?? 0;
        length = shop ? length + 1 : 0;
      }
    }
    return points;
  });
}

/** Joining runs never loses, so a split is which shops count in their row and which in their column: all are tried. */
test('SHOP-2: no split of any of the 65,536 patterns is worth more, and one is worth as much', () => {
  const [rows, columns] = [pointsAlong(1), pointsAlong(4)];
  const wrong = PATTERNS.filter((shops) => {
    let best = 0;
    for (let across = shops; ; across = (across - 1) & shops) {
      const points = (rows[across] ?? 0) + (columns[shops & ~across] ?? 0);
      if (points > best) best = points;
      if (across === 0) break;
    }
    return best !== shopPoints(shops);
  });
  expect(wrong.map((shops) => drawing(shops, 'S'))).toEqual([]);
});

test('SHOP-2: the runs of every pattern hold each shop once, are straight, and are worth its points', () => {
  const straight = new Set(SQUARE.runs.flat());
  const wrong = PATTERNS.filter((shops) => {
    const runs = shopRuns(shops, SQUARE, shopPoints);
    const covered = runs.reduce((sum, { mask: run }) => sum + run, 0);
    const union = runs.reduce((all, { mask: run }) => all | run, 0);
    const points = runs.reduce((sum, run) => sum + run.points, 0);
    return (
      covered !== shops ||
      union !== shops ||
      points !== shopPoints(shops) ||
      !runs.every((run) => straight.has(run.mask) && run.points === SHOP_POINTS[count(run.mask)])
    );
  });
  expect(wrong.map((shops) => drawing(shops, 'S'))).toEqual([]);
});

test.each([
  ['S', [['S', 2]]],
  [
    'S..S/SSSS/S..S',
    [
      ['S.../S.../S...', 10],
      ['...S/...S/...S', 10],
      ['..../.SS.', 5],
    ],
  ],
  [
    'SSS/.S./.S.',
    [
      ['SSS', 10],
      ['.../.S./.S.', 5],
    ],
  ],
] as const)('SHOP-2: the runs of %s', (city, runs) => {
  expect(shopRuns(mask(city), SQUARE, shopPoints)).toEqual(
    runs.map(([run, points]) => ({ mask: mask(run), points })),
  );
});

test('SHOP-1: the square has 16 single cells, 24 pairs, 16 threes and 8 fours as runs', () => {
  const lengths = SQUARE.runs.flat().map(count);
  expect(Object.groupBy(lengths, (length) => length)).toEqual({
    1: Array(16).fill(1),
    2: Array(24).fill(2),
    3: Array(16).fill(3),
    [LONGEST_RUN]: Array(8).fill(4),
  });
  expect(new Set(SQUARE.runs.flat()).size).toBe(lengths.length);
});
