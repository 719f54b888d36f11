/**
 * How many ways there are to build: legal cells counted move by move, against a counter that only knows the sentence of
 * the rule.
 */
import { expect, test } from 'vitest';
import { EMPTY_CITY, type SquareCity, withTile } from '../../src/city/city.ts';
import { legalCells } from '../../src/city/placement.ts';
import type { Tile } from '../../src/types.ts';

const TILE_OF = { '1': 'S', '-': 'S-S', '|': 'S|S' } as const satisfies Record<string, Tile>;
type Sign = keyof typeof TILE_OF;

function byLegalCells(signs: readonly Sign[], city: SquareCity = EMPTY_CITY): number {
  const [sign, ...rest] = signs;
  if (sign === undefined) return 1;
  const tile = TILE_OF[sign];
  return legalCells(city, tile).reduce(
    (sum, at) => sum + byLegalCells(rest, withTile(city, { tile, at, seat: 0 })),
    0,
  );
}

/** Cells as `row,column` on an endless sheet: free, joined by an edge, and at most three steps from every other. */
function onPaper(signs: readonly Sign[], filled: ReadonlySet<string> = new Set()): number {
  const [sign, ...rest] = signs;
  if (sign === undefined) return 1;
  if (filled.size === 0) return onPaper(rest, new Set(pieces(sign, 0, 0)));
  let ways = 0;
  for (let row = -5; row <= 5; row++) {
    for (let column = -5; column <= 5; column++) {
      const added = pieces(sign, row, column);
      const all = [...filled, ...added].map((cell) => cell.split(',').map(Number));
      const near = all.every(([r = 0, c = 0]) =>
        all.every(([r2 = 0, c2 = 0]) => Math.abs(r - r2) < 4 && Math.abs(c - c2) < 4),
      );
      const joined = added.some((cell) => neighbours(cell).some((other) => filled.has(other)));
      if (near && joined && !added.some((cell) => filled.has(cell)))
        ways += onPaper(rest, new Set([...filled, ...added]));
    }
  }
  return ways;
}

const pieces = (sign: Sign, row: number, column: number): readonly string[] => [
  `${row},${column}`,
  ...(sign === '-' ? [`${row},${column + 1}`] : sign === '|' ? [`${row + 1},${column}`] : []),
];

function neighbours(cell: string): readonly string[] {
  const [row = 0, column = 0] = cell.split(',').map(Number);
  return [`${row - 1},${column}`, `${row + 1},${column}`, `${row},${column - 1}`, `${row},${column + 1}`];
}

test.each([
  ['1', 1],
  ['11', 4],
  ['111', 24],
  ['1111', 176],
  ['11111', 1472],
  ['-', 1],
  ['|', 1],
  ['1-', 6],
  ['1|', 6],
  ['11-', 32],
  ['11|', 32],
  ['11-|', 304],
  ['11--', 280],
  ['11||', 280],
  ['--', 8],
  ['||', 8],
  ['---', 64],
  ['|||', 64],
  ['-|1', 72],
  ['|-1', 72],
])('PLACE-3, PLACE-4, PLACE-5: the tiles %s can be laid in %i ways', (signs, ways) => {
  const tiles = signs.split('') as Sign[];
  expect(byLegalCells(tiles)).toBe(ways);
  expect(onPaper(tiles)).toBe(ways);
});
