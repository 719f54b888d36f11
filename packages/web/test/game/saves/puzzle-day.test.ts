/** Days are those of universal time, and only days that exist. */
import { expect, test } from 'vitest';
import { dayAfter, dayOf, isDay, sayDay, untilNextDay } from '../../../src/game/saves/puzzle-day.ts';

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-16T23:59:59.999Z', '2026-11-16'],
  ['2026-11-17T01:00:00+02:00', '2026-11-16'],
])('%s is in %s, in every time zone', (moment, day) => {
  expect(dayOf(Date.parse(moment))).toBe(day);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1999-12-31', false],
  ['tomorrow', false],
  ['2026-11-16/x', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
])('%s and %i days: %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

test.each([
  ['en', 'November 16, 2026'],
  ['fr', '16 novembre 2026'],
  ['ru', '16 ноября 2026 г.'],
])('in %s a day reads %s', (language, said) => {
  expect(sayDay('2026-11-16', language)).toBe(said);
});

test('a minute before midnight a minute is left', () => {
  expect(untilNextDay(Date.parse('2026-11-16T23:59:00Z'))).toBe(60_000);
});
