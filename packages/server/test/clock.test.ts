/** A clock that is set ahead or back does not end a phase early, and does not keep one from ending. */
import { expect, test } from 'vitest';
import { steadyClock } from '../src/clock.ts';

const HOUR = 3_600_000;

/** The clock over a world whose time passes and jumps as it is told. */
function clockIn() {
  let [real, jumped] = [1_000_000, 0];
  const now = steadyClock(
    () => real + jumped,
    () => real,
  );
  const pass = (milliseconds: number, step = 1_000): number => {
    for (let left = milliseconds; left > 0; left -= step) {
      real += Math.min(step, left);
      now();
    }
    return now() - real;
  };
  return {
    pass,
    jump: (by: number): void => {
      jumped += by;
    },
  };
}

test.each<[jump: number, passed: number, least: number, most: number]>([
  [0, HOUR, 0, 0],
  [300, 10, 300, 300],
  [-300, 1_000, -300, -300],
  [HOUR, 60_000, 590, 610],
  [-HOUR, 60_000, -610, -590],
  [HOUR, 101 * HOUR, HOUR, HOUR],
  [-HOUR, 101 * HOUR, -HOUR, -HOUR],
])('set by %i ms, after %i ms it is ahead by %i to %i', (jump, passed, least, most) => {
  const { pass, jump: set } = clockIn();
  expect(pass(1_000)).toBe(0);
  set(jump);
  const ahead = pass(passed);
  expect([ahead >= least, ahead <= most]).toEqual([true, true]);
});

test('it never goes back', () => {
  let [real, last] = [0, 0];
  const now = steadyClock(
    () => real * (real % 3 === 0 ? -1 : 2),
    () => real,
  );
  for (; real < 10_000; real += 7) {
    const shown = now();
    expect(shown).toBeGreaterThanOrEqual(last);
    last = shown;
  }
});
