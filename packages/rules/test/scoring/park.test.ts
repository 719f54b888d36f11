/** Parks: connected groups of any form. */
import { expect, test } from 'vitest';
import { count } from '../../src/ground/bits.ts';
import { SQUARE } from '../../src/ground/square.ts';
import { parkGroupPoints, parkGroups, parkPoints } from '../../src/scoring/park.ts';
import { scoreCity } from '../../src/scoring/score-city.ts';
import { drawing, layout, mask } from '../kit/build-city.ts';

test.each([
  ['....', 0],
  ['P...', 2],
  ['PP..', 8],
  ['PPP.', 12],
  ['PP/P.', 12],
  ['PPPP', 13],
  ['PP/PP', 13],
  ['PPPP/P...', 14],
  ['PPPP/PP..', 15],
  ['PPPP/PPPP/PPPP/PPPP', 25],
  ['P.P./..../P.P.', 8],
  ['PPP./..../P...', 14],
  ['PP../..../PP..', 16],
  ['P./.P', 4],
  ['...P/P...', 4],
  ['P.P/PPP', 14],
  ['PPPP/...P/.PPP/PP..', 19],
  ['PPP./...P/PP.P', 12 + 8 + 8],
])('PARK-1: %s scores %i', (city, points) => {
  expect(scoreCity(layout(city), 4)).toMatchObject({ park: points, total: points });
});

/** Walks from cell to cell by row and column, as a person would on paper. */
function groupSizes(parks: number): readonly number[] {
  const left = new Set([...Array(16).keys()].filter((cell) => ((parks >> cell) & 1) === 1));
  const walk = (row: number, column: number): number => {
    if (row < 0 || row > 3 || column < 0 || column > 3 || !left.delete(row * 4 + column)) return 0;
    return 1 + walk(row - 1, column) + walk(row + 1, column) + walk(row, column - 1) + walk(row, column + 1);
  };
  const sizes: number[] = [];
  for (const cell of left) sizes.push(walk(Math.floor(cell / 4), cell % 4));
  return sizes;
}

test('PARK-1, ADJ-1: all 65,536 patterns score by the groups that a walk from cell to cell finds', () => {
  const wrong: string[] = [];
  for (let parks = 0; parks < 1 << 16; parks++) {
    const sizes = groupSizes(parks);
    const groups = parkGroups(parks, SQUARE);
    const points = sizes.reduce((sum, size) => sum + parkGroupPoints(size), 0);
    const sameSizes = groups.map((group) => count(group.mask)).join() === sizes.join();
    const samePoints = groups.reduce((sum, group) => sum + group.points, 0) === points;
    const everyParkOnce = groups.reduce((sum, group) => sum + group.mask, 0) === parks;
    if (!sameSizes || !samePoints || !everyParkOnce || parkPoints(parks) !== points)
      wrong.push(drawing(parks, 'P'));
  }
  expect(wrong).toEqual([]);
});

test('PARK-1: the groups of a city in reading order', () => {
  expect(parkGroups(mask('P.PP/...P/PP..'), SQUARE)).toEqual([
    { mask: mask('P'), points: 2 },
    { mask: mask('..PP/...P'), points: 12 },
    { mask: mask('..../..../PP..'), points: 8 },
  ]);
});
