/** The city that a postcard opens on. */
import type { GameRecord } from '@duopolis/rules/record';
import { expect, test } from 'vitest';
import { firstCity } from '../../../src/game/share/first-city.ts';

/** Three seats whose cities have 40, 50 and 60 points; seat 0 has cities 0 and 2, seat 1 has 1 and 0. */
const recordOf = (...kinds: readonly ('human' | 'bot')[]): GameRecord =>
  ({
    seats: kinds.map((kind) => ({ kind, name: kind })),
    result: {
      cities: [40, 50, 60].map((total) => ({ total })),
      seats: [
        [0, 2],
        [1, 0],
        [2, 1],
      ].map((cities) => ({ cities })),
    },
  }) as unknown as GameRecord;

test.each([
  ['the best city of the only person', recordOf('bot', 'human', 'bot'), [0, 1, 2], 1],
  ['the best of all among several people', recordOf('human', 'human', 'bot'), [0, 1, 2], 2],
  ['never one that is no square', recordOf('bot', 'human', 'bot'), [0, 2], 0],
])('%s', (_, record, squares, city) => {
  expect(firstCity(record, squares)).toBe(city);
});
