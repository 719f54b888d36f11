/** Automacity with Capitals: civic tiles and districts at their best. */
import { expect, test } from 'vitest';
import { civicPointsAtBest, districtSizeAtBest } from '../../src/capitals/automacity-at-best.ts';
import type { Tile } from '../../src/types.ts';

const laid = (tiles: string): readonly Tile[] => tiles.split(' ') as Tile[];

test.each([
  ['S F d', undefined],
  ['[PH-T]', 1],
  ['[PH-T] P', 3],
  ['[PH-T] H', 3],
  ['[PH-T] P H', 6],
  ['[PH-T] P H d', 6],
  ['[PH-T] d F O S', 1],
  ['[PT-F] m|P', 6],
  ['[PH-T] [SF-P] P', 3 + 1],
  ['[PH-T] [SF-P] P-F S H', 6 + 6],
])('CAP-4: the civic tiles among %s score %s', (tiles, points) => {
  expect(civicPointsAtBest(laid(tiles))).toBe(points);
});

test.each([
  ['S F d', ['park', 'house'], 0],
  ['P P H S', ['park', 'house'], 3],
  ['P P H S', ['house', 'park'], 3],
  ['P-H d|P m', ['park', 'tavern'], 4],
  ['[PH-T] [SF-P] S', ['shop', 'civic'], 3],
  ['[PH-T] P', ['park', 'house'], 1],
] as const)('CAP-4: a district is as large as its tiles: %s, %j: %i', (tiles, district, size) => {
  expect(districtSizeAtBest(laid(tiles), district)).toBe(size);
});
