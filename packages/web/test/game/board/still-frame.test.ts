/** The window of a city while somebody aims at it. */
import type { Cell } from '@duopolis/rules';
import { cellsFor } from '@duopolis/rules/cities';
import { expect, test } from 'vitest';
import { frameOf, stillFrame } from '../../../src/game/board/board-window.ts';
import { cityOf } from '../turn/turn-games.ts';

const BEFORE = cityOf(['S', [0, 0]]);
/** A partner builds to the north: the window would move by a row. */
const AFTER = cityOf(['S', [0, 0]], ['P', [-1, 0]], ['P', [-2, 0]]);
const reach = (city: typeof BEFORE): readonly Cell[] => cellsFor(city, 'H');

test('a partner’s placement does not move the board while somebody is aiming', () => {
  const frame = stillFrame();
  const held = frame({ city: BEFORE, reached: [], tried: [], aims: true });
  expect(frameOf(cityOf(['S', [0, 0]], ['P', [0, 1]]))).not.toBe(held);
  expect(frame({ city: cityOf(['S', [0, 0]], ['P', [0, 1]]), reached: [], tried: [], aims: true })).toBe(
    held,
  );
});

test('it moves when a tile would be outside, and when nobody is aiming', () => {
  const frame = stillFrame();
  const held = frame({ city: BEFORE, reached: reach(BEFORE), tried: [], aims: true });
  const moved = frame({ city: AFTER, reached: reach(AFTER), tried: [], aims: true });
  expect(moved).not.toEqual(held);
  for (const [row, column] of reach(AFTER)) {
    expect(row).toBeGreaterThanOrEqual(moved.top);
    expect(column).toBeLessThan(moved.left + moved.width);
  }
  expect(frame({ city: BEFORE, reached: [], tried: [], aims: false })).toEqual(frameOf(BEFORE));
});

test('a city that is as tall as it can be keeps no empty row beside it', () => {
  const frame = stillFrame();
  const three = cityOf(['S', [0, 0]], ['S', [1, 0]], ['S', [2, 0]]);
  expect(frame({ city: three, reached: reach(three), tried: [], aims: true }).height).toBe(5);
  const four = cityOf(['S', [0, 0]], ['S', [1, 0]], ['S', [2, 0]], ['S', [3, 0]]);
  expect(frame({ city: four, reached: reach(four), tried: [], aims: true }).height).toBe(4);
});
