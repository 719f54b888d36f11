/** The window of a city: everything is in it, and it moves only when it must. */
import type { Cell, City, PlacedTile, SquareCity, Tile } from '@duopolis/rules';
import { cellsFor, EMPTY_CITY, withTile } from '@duopolis/rules/cities';
import { describe, expect, test } from 'vitest';
import { footprint, frameOf, snugFrameOf } from '../../../src/game/board/board-window.ts';

const cityOf = (...tiles: readonly (readonly [Tile, Cell])[]): SquareCity =>
  tiles.reduce<SquareCity>((city, [tile, at]) => withTile(city, { tile, at, seat: 0 }), EMPTY_CITY);

const written = (city: City, also?: readonly Cell[]): string => {
  const { top, left, height, width } = frameOf(city, also);
  return `${height}x${width} from ${top},${left}`;
};

describe('of a square', () => {
  test.each<[string, City, string]>([
    ['empty', EMPTY_CITY, '4x4 from -1,-1'],
    ['one tile', cityOf(['S', [0, 0]]), '4x4 from -1,-1'],
    ['two in a row, still the same window', cityOf(['S', [0, 0]], ['S', [0, 1]]), '4x4 from -1,-1'],
    ['three in a row want both sides', cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]]), '4x5 from -1,-1'],
    [
      'four in a row are the whole width',
      cityOf(['S', [0, 0]], ['S', [0, 1]], ['S', [0, 2]], ['S', [0, 3]]),
      '4x4 from -1,0',
    ],
    ['upwards', cityOf(['S', [0, 0]], ['S', [-1, 0]]), '4x4 from -2,-1'],
    ['a stacked duplex', cityOf(['S', [0, 0]], ['P|H', [1, 0]]), '5x4 from -1,-1'],
  ])('PLACE-3: %s', (_, city, frame) => {
    expect(written(city)).toBe(frame);
  });

  test('PLACE-3: further cells to show widen it', () => {
    const city = cityOf(['S', [0, 0]], ['S', [0, 1]]);
    const duplexes = cellsFor(city, 'P|H').map((at) => ({ tile: 'P|H' as Tile, at }));
    expect(written(city, footprint(duplexes))).toBe('5x4 from -2,-1');
  });

  test('PLACE-4: every cell for a single tile is in it, for any earlier moves', () => {
    for (let seed = 1; seed <= 40; seed++) {
      let city: City = EMPTY_CITY;
      for (let turn = 0; turn < 16; turn++) {
        const cells = cellsFor(city, 'P');
        const { top, left, height, width } = frameOf(city);
        for (const [row, column] of cells) {
          expect(row >= top && row < top + height && column >= left && column < left + width).toBe(true);
        }
        expect([4, 5]).toContain(height);
        const at = cells[(seed * 7 + turn * 13) % cells.length] as Cell;
        city = withTile(city, { tile: 'P', at, seat: 0 });
      }
      expect([frameOf(city).height, frameOf(city).width]).toEqual([4, 4]);
    }
  });

  test('no tile moves on the screen if the window can stay', () => {
    const tiles: PlacedTile[] = [];
    const tops: number[] = [];
    for (const at of [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const) {
      tiles.push({ tile: 'O', at, seat: 0 });
      tops.push(frameOf({ tiles }).top, frameOf({ tiles }).left);
    }
    expect(new Set(tops)).toEqual(new Set([-1]));
  });
});

test('PLACE-3: a small overview shows four rows and columns at any time', () => {
  const row = [0, 1, 2, 3].map((column) => ['S', [0, column]] as const);
  for (let count = 0; count <= row.length; count++)
    expect(snugFrameOf(cityOf(...row.slice(0, count)))).toMatchObject({ height: 4, width: 4 });
});

describe('of a capital', () => {
  const mat = '.#./.=./.##/..#';
  const capital = (...tiles: readonly (readonly [Tile, Cell])[]): City => ({
    ...cityOf(...tiles),
    capital: { mat, order: 's'.repeat(20) },
  });

  test.each<[string, City, string]>([
    ['the mat is in the middle', capital(), '5x5 from 0,-1'],
    ['a tile inside needs no more room', capital(['S', [1, 0]]), '5x5 from 0,-1'],
    ['at the upper edge there may be a row above', capital(['S', [0, 0]]), '5x5 from -1,-1'],
    ['the square is as high as it can be', capital(['S', [0, 0]], ['S', [-1, 0]]), '5x5 from -1,-1'],
  ])('LAND-2: %s', (_, city, frame) => {
    expect(written(city)).toBe(frame);
  });
});
