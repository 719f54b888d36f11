/** n2 25: a press on a space that was built on under the finger is not a press on the new tile. */
import type { City } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { watchBuilding } from '../../../src/game/turn/just-built.ts';
import { cityOf } from './turn-games.ts';

const BEFORE: City = cityOf(['S', [0, 0]]);
const AFTER: City = cityOf(['S', [0, 0]], ['P', [0, 1]]);

function watched() {
  let time = 0;
  const building = watchBuilding(() => time);
  building.note(BEFORE);
  return { building, pass: (milliseconds: number): void => void (time += milliseconds) };
}

test('a tile that came during a press, however long that is', () => {
  const { building, pass } = watched();
  building.press(BEFORE);
  building.note(AFTER);
  pass(5_000);
  expect(building.has(AFTER, [0, 1])).toBe(true);
  // The next press is meant for it.
  building.press(AFTER);
  expect(building.has(AFTER, [0, 1])).toBe(false);
});

test('a tile that came right before a press, and was not drawn when the finger went for the space', () => {
  const { building, pass } = watched();
  building.note(AFTER);
  pass(300);
  building.press(AFTER);
  expect(building.has(AFTER, [0, 1])).toBe(true);
  expect(building.has(AFTER, [0, 0])).toBe(false);
  pass(500);
  building.press(AFTER);
  expect(building.has(AFTER, [0, 1])).toBe(false);
});

test('tiles that stood there when the city was first drawn', () => {
  const { building } = watched();
  building.press(BEFORE);
  expect(building.has(BEFORE, [0, 0])).toBe(false);
});
