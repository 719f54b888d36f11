/** Shores follow the cells: inside them where the landscape ends, beyond the mat where it runs off. */
import { describe, expect, test } from 'vitest';
import { CELL, type Ground, type ShoreStyle, shoreOf } from '../../../src/kit/art/capitals/shore.ts';

const CLOSED: ShoreStyle = { inset: 10, runsOff: 'none', unevenness: 0, radius: 30 };

const groundOf = (notation: string): Ground => {
  const rows = notation.split('/');
  return {
    height: rows.length,
    width: (rows[0] as string).length,
    has: (row, column) => rows[row]?.[column] === '#',
  };
};

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far the path goes, by its points and control points. */
function extentOf(path: string): Extent {
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, rest] of path.matchAll(/([MLQqtZ])([^MLQqtZ]*)/g)) {
    const numbers = (rest ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    const relative = command === 'q' || command === 't';
    const [fromX, fromY] = [x, y];
    for (let i = 0; i < numbers.length; i += 2) {
      x = (numbers[i] as number) + (relative ? fromX : 0);
      y = (numbers[i + 1] as number) + (relative ? fromY : 0);
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const loops = (path: string): number => path.split('M').length - 1;

describe('a closed shore', () => {
  test.each([
    ['#', { left: 10, top: 10, right: 90, bottom: 90 }],
    ['.#', { left: 110, top: 10, right: 190, bottom: 90 }],
    ['../.#', { left: 110, top: 110, right: 190, bottom: 190 }],
    ['##/.#', { left: 10, top: 10, right: 190, bottom: 190 }],
  ])('of %s stays inside its cells', (notation, extent) => {
    expect(extentOf(shoreOf(groundOf(notation), CLOSED))).toEqual(extent);
  });

  test.each([
    ['##', 1],
    ['#.#', 2],
    ['#./.#', 2],
    ['.#/#.', 2],
    ['###/#.#/###', 2],
    ['##/##', 1],
  ])('of %s has %i loops: cells that touch at a corner stay apart, a hole is a loop', (notation, count) => {
    expect(loops(shoreOf(groundOf(notation), CLOSED))).toBe(count);
  });
});

describe('a landscape that runs off', () => {
  const river = groundOf('.#./.#.');

  test('over all edges goes beyond each edge it touches', () => {
    const { left, top, right, bottom } = extentOf(shoreOf(groundOf('#'), { ...CLOSED, runsOff: 'all' }));
    expect([left < 0, top < 0, right > CELL, bottom > CELL]).toEqual([true, true, true, true]);
  });

  test('over the ends only keeps its banks', () => {
    const ends = extentOf(shoreOf(river, { ...CLOSED, runsOff: 'ends' }));
    expect(ends).toMatchObject({ left: CELL + 10, right: 2 * CELL - 10 });
    expect(ends.top).toBeLessThan(0);
    expect(ends.bottom).toBeGreaterThan(2 * CELL);
  });

  test('is uneven by no more than its style says', () => {
    const { left, right } = extentOf(shoreOf(river, { ...CLOSED, runsOff: 'ends', unevenness: 8 }));
    expect(left).toBeGreaterThanOrEqual(CELL + 2);
    expect(right).toBeLessThanOrEqual(2 * CELL - 2);
  });
});
