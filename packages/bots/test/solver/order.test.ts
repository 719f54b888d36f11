/** Every arrangement the solver can find is one that a game can build. */
import { besideInSquare, count, SQUARE_MASKS } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { layDuplexes } from '../../src/solver/duplexes.ts';
import { connectedShapes, eachChoice } from '../../src/solver/patterns.ts';

const isConnected = (mask: number): boolean => {
  let group = mask & -mask;
  for (let grown = group; ; group = grown) {
    grown = (group | besideInSquare(group)) & mask;
    if (grown === group) return group === mask;
  }
};

/** Six connected single tiles that leave room for one duplex and then the other; the last six then always fit. */
function canBeBuilt([one, other]: readonly number[], singles: number): boolean {
  return eachChoice(singles, 6, (six) => {
    if (!isConnected(six)) return false;
    const fits = (first: number, second: number): boolean =>
      (besideInSquare(six) & first) !== 0 && (besideInSquare(six | first) & second) !== 0;
    return fits(one ?? 0, other ?? 0) || fits(other ?? 0, one ?? 0);
  });
}

const cellsOf = (tile: string, first: number): number => first | (tile === 'S-S' ? first << 1 : first << 4);

test.each([
  ['S-S', 'S-S'],
  ['S-S', 'S|S'],
  ['S|S', 'S|S'],
] as const)(
  'ROUND-5, PLACE-4: %s and %s anywhere in the square: 6 singles, 2 duplexes, 6 singles can build it',
  (...tiles) => {
    const all = layDuplexes(tiles, SQUARE_MASKS.full);
    const stuck = all.filter(
      ({ duplexes, covered }) =>
        !canBeBuilt(
          duplexes.map(({ tile, first }) => cellsOf(tile, first)),
          SQUARE_MASKS.full & ~covered,
        ),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(stuck).toEqual([]);
  },
);

test.each([
  [1, 1],
  [2, 2],
  [3, 6],
  [4, 19],
  [16, 1],
])('PLACE-4: %i cells have %i connected shapes in the square', (cells, shapes) => {
  const found = connectedShapes(cells);
  expect(found).toHaveLength(shapes);
  expect(found.every((shape) => count(shape) === cells && isConnected(shape))).toBe(true);
});
