/** The time that is left, as it is written. */
import { expect, test } from 'vitest';
import { clockText } from '../../../src/game/table/clock-text.ts';

const hours = (number: number): string => `${number} h`;

test.each([
  [0, '0:00'],
  [38, '0:38'],
  [60, '1:00'],
  [605, '10:05'],
  [7_199, '119:59'],
  [7_200, '2 h'],
  [100_000, '27 h'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds, hours)).toEqual(text);
});
