/** Where the note lies. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, overlap, notePositionFor } from '../../../src/features/learn/note-position.ts';

const box = (width: number, height: number, left: number, top: number): Box => ({ left, top, width, height });

test.each([
  ['at home, where nothing is in the way', [], [], box(470, 140, 400, 440)],
  ['at home too, where it covers no target', [box(64, 64, 410, 630)], [], box(470, 140, 400, 440)],
  ['above its target, where that is at home', [box(300, 100, 450, 500)], [], box(470, 140, 400, 338)],
])('the note is placed %s', (_, targets, kept, where) => {
  const page = { width: 1280, height: 800 };
  expect(
    notePositionFor(page, { width: 470, height: 140 }, { targets, kept, home: { left: 400, top: 440 } }),
  ).toEqual(where);
});

test('on a phone it covers the bar rather than a city', () => {
  const cities = [box(262, 262, 16, 120), box(262, 262, 16, 410)].map((one) => ({ box: one, weight: 3 }));
  const hand = { box: box(390, 124, 0, 720), weight: 4 };
  const tile = box(50, 50, 10, 730);
  const spot = notePositionFor(
    { width: 390, height: 844 },
    { width: 374, height: 110 },
    {
      targets: [tile],
      kept: [...cities, hand],
      home: {
        left: 8,
        top: 422,
      },
    },
  );
  expect(spot.top).toBe(6);
});

test('it never covers a target that leaves it room, and never leaves the window', () => {
  const size = fc.integer({ min: 20, max: 300 });
  const place = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.constantFrom([390, 844], [1280, 800], [844, 500]),
      fc.tuple(size, size, place, place),
      fc.tuple(place, place),
      ([width = 0, height = 0], [wide, high, x, y], [left, top]) => {
        const page = { width, height };
        const target = box(wide, Math.min(high, height / 3), x % (width - wide), y % (height * 0.66));
        const note = { width: Math.min(374, width - 16), height: 110 };
        const spot = notePositionFor(page, note, { targets: [target], kept: [], home: { left, top } });
        expect(overlap(spot, target)).toBe(0);
        expect(spot.left >= 4 && spot.left + spot.width <= width - 4).toBe(true);
        expect(spot.top >= 4 && spot.top + spot.height <= height - 4).toBe(true);
      },
    ),
  );
});
