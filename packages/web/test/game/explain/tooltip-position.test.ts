/** A tooltip is never on its target and always on the page, wherever the target is. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from '../../../src/game/explain/tooltip-position.ts';

const PAGE = { width: 1280, height: 800 };
const TIP = { width: 300, height: 80 };

test.each([
  ['above', { left: 600, top: 400, width: 60, height: 60 }, { left: 480, top: 314 }],
  ['below, at the top of the page', { left: 600, top: 10, width: 60, height: 60 }, { left: 480, top: 76 }],
  ['inside the page, at its left', { left: 0, top: 400, width: 60, height: 60 }, { left: 8, top: 314 }],
  ['inside the page, at its right', { left: 1250, top: 400, width: 30, height: 60 }, { left: 972, top: 314 }],
  [
    'beside what is as high as the page',
    { left: 100, top: 0, width: 200, height: 800 },
    { left: 306, top: 360 },
  ],
  ['at the left of it', { left: 700, top: 0, width: 580, height: 800 }, { left: 394, top: 360 }],
])('%s', (_, target, spot) => {
  expect(placeBeside(target, TIP, PAGE)).toMatchObject(spot);
});

test('it never covers its target, and never leaves the page, at any size', () => {
  const size = fc.record({
    width: fc.integer({ min: 320, max: 2560 }),
    height: fc.integer({ min: 256, max: 1440 }),
  });
  const part = fc.record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
  });
  fc.assert(
    fc.property(size, part, fc.integer({ min: 24, max: 120 }), (page, { x, y }, side) => {
      const target = { left: x * page.width, top: y * page.height, width: side, height: side };
      const tip = { width: Math.min(300, page.width - 16), height: 90 };
      const { left, top, most } = placeBeside(target, tip, page);
      const height = Math.min(tip.height, most);
      const isApart =
        top + height <= target.top ||
        top >= target.top + side ||
        left + tip.width <= target.left ||
        left >= target.left + side;
      expect({ isApart, inside: left >= 8 && left + tip.width <= page.width - 8 + 1e-6 }).toEqual({
        isApart: true,
        inside: true,
      });
      expect(top + height).toBeLessThanOrEqual(page.height);
    }),
  );
});

test('where nothing fits, it scrolls on the larger side', () => {
  const target = { left: 0, top: 100, width: 320, height: 100 };
  const { top, most } = placeBeside(target, { width: 300, height: 200 }, { width: 320, height: 256 });
  expect([top, most]).toEqual([8, 86]);
});
