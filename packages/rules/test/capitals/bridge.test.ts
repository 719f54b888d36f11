/** Bridges at the edge of a city and beside landscape, and the order in which cells are listed. */
import { expect, test } from 'vitest';
import { CAPITALS } from '../../src/capitals/capitals-components.ts';
import { scoreGrids } from '../../src/cities/grid.ts';
import { cellsFor } from '../../src/cities/cells-for.ts';
import { type City, EMPTY_CITY, withTile } from '../../src/city/city.ts';
import { grid } from '../kit/build-city.ts';

test.each([
  ['S=S', 5],
  ['SS=SS', 16],
  ['#=S', 2],
  ['S=#', 2],
  ['=S', 2],
  ['S=', 2],
  ['S==S', 5],
  ['S#S', 4],
  ['S|S', 4],
  ['S/|/S', 5],
  ['S/=/S', 4],
  ['|/S', 2],
  ['S/|', 2],
  ['#/|/S', 2],
  ['S/|/#', 2],
  ['....S/=..../S....', 4],
])('LAND-4, SHOP-1: the shops of %s score %i', (text, points) => {
  expect(scoreGrids([grid(text)])[0]?.shop).toBe(points);
});

test('LAND-3, LAND-6: legal cells are listed in reading order, at every stage of a city on every mat', () => {
  for (const { cells: mat } of CAPITALS.mats) {
    let city: City = { ...EMPTY_CITY, capital: { mat, order: 'ssssssssddssssssss' } };
    for (const shape of 'ssssssssddssssssss') {
      const tile = shape === 's' ? 'S' : 'S|F';
      const cells = cellsFor(city, tile);
      const inOrder = cells.toSorted(
        ([row, column], [other, next]) => row * 100 + column - other * 100 - next,
      );
      expect(cells).toEqual(inOrder);
      const at = cells[(city.tiles.length * 7) % cells.length] as (typeof cells)[number];
      city = withTile(city, { tile, at, seat: 0 });
    }
  }
});
