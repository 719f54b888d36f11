/** Hands and tiles keep to the ring road. */
import { expect, test } from 'vitest';
import { type Point, pathAlong } from '../../../src/game/motion/flight-path.ts';
import { seatsAround } from '../../../src/game/motion/seats-around.ts';

const ARCH = { x: 0, y: 50, width: 1_000, height: 150 };

const highest = (way: readonly Point[]): number => Math.min(...way.map(({ y }) => y));

test('between two seats of the far side the road rises, and it ends where it should', () => {
  const way = pathAlong({ x: 200, y: 120 }, { x: 500, y: 110 }, ARCH);
  expect([way[0], way.at(-1)]).toEqual([
    { x: 200, y: 120 },
    { x: 500, y: 110 },
  ]);
  expect(highest(way)).toBeLessThan(110);
});

test.each([
  ['left', { x: 100, y: 120 }, 'less' as const],
  ['right', { x: 900, y: 120 }, 'more' as const],
])('from the %s partner the way bends outwards to my side', (_, from, bend) => {
  const to = { x: 500, y: 700 };
  const third = pathAlong(from, to, ARCH)[3] as Point;
  const straight = from.x + ((to.x - from.x) * 3) / 8;
  expect(third.x < straight).toBe(bend === 'less');
});

test('without an arch it goes straight on', () => {
  expect(pathAlong({ x: 0, y: 0 }, { x: 9, y: 9 }, undefined)).toHaveLength(2);
});

test.each([1, 2, 3, 4, 5, 6])('%i seats around a scene stand inside it, from left to right', (others) => {
  const seats = seatsAround(others);
  expect(seats).toHaveLength(others);
  for (const { x, y } of seats) expect([x > 0.1, x < 0.9, y > 0.1, y < 0.6]).toEqual(Array(4).fill(true));
  expect(seats.map(({ x }) => x)).toEqual(seats.map(({ x }) => x).toSorted((one, other) => one - other));
});
