/** Tries are counted, days are kept, and only days finished on their own day make a streak. */
import { expect, test } from 'vitest';
import {
  counts,
  isFinished,
  isOver,
  type SavedDay,
  newDay,
  parseDays,
  streakOf,
  type Try,
  withTry,
} from '../../../src/game/saves/puzzle-results.ts';

const tried = (points: number, best = false): Try => ({ answer: [], worth: [points], best });

const at = (moment: string): number => Date.parse(moment);

/** All three solved at a moment. */
const played = (day: string, moment: string): SavedDay =>
  (['placement', 'choice', 'arrangement'] as const).reduce(
    (kept, kind) => withTry(kept, kind, { tried: tried(40, true), now: at(moment) }),
    newDay(day),
  );

test('three tries, or the best one, and a puzzle is over', () => {
  expect([[], [tried(1)], [tried(1), tried(2), tried(3)], [tried(9, true)]].map(isOver)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a fourth try is refused', () => {
  const moments = [1, 2, 3, 4];
  const day = moments.reduce(
    (kept, points) => withTry(kept, 'choice', { tried: tried(points), now: points }),
    newDay('2026-11-16'),
  );
  expect(day.tries.choice).toHaveLength(3);
  expect([isFinished(day), day.finished]).toEqual([false, undefined]);
});

test.each([
  ['2026-11-16T08:00:00Z', true],
  ['2026-11-17T00:00:01Z', false],
])('the city of 16 November, finished %s, counts: %s', (moment, does) => {
  expect(counts(played('2026-11-16', moment))).toBe(does);
});

const DAYS = ['2026-11-12', '2026-11-14', '2026-11-15'].map((day) => played(day, `${day}T12:00:00Z`));

test.each([
  ['2026-11-16', [], 2, 'today may still come'],
  ['2026-11-16', [played('2026-11-16', '2026-11-16T20:00:00Z')], 3, 'today is one more'],
  ['2026-11-17', [], 0, 'a day was left out'],
  ['2026-11-16', [played('2026-11-13', '2026-11-16T09:00:00Z')], 2, 'practice mends no gap'],
])('on %s a streak of', (today, more, length, _why) => {
  expect(streakOf([...DAYS, ...more], today)).toBe(length);
});

test('stored data is read back, and damaged data counts as none', () => {
  const day = withTry(newDay('2026-11-16'), 'placement', {
    tried: { answer: [{ city: 0, tile: 'S-F', at: [0, -1] }], worth: [31], best: true },
    now: 0,
  });
  expect(parseDays(JSON.parse(JSON.stringify([day])))).toEqual([day]);
  expect([undefined, 'nothing', [{ day: 1 }], [{ ...day, tries: {} }]].map(parseDays)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
