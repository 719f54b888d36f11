/** The ceremony counts what the game has, in reference order, and ends at the totals. */
import { resultOf } from '@duopolis/rules';
import { expect, test, vi } from 'vitest';
import { cityOf } from '../turn/turn-games.ts';

vi.mock('../../../src/kit/settings/settings.ts', () => ({
  lessMotion: { value: false },
  pace: { value: 'brisk' },
}));
const { announcementsOf, countedTerms, pointsFor, totalAfter } = await import(
  '../../../src/game/score/ceremony.ts'
);

const result = resultOf({
  options: { mode: 'table', seats: 3, capitals: false },
  cities: [
    cityOf(['S', [0, 0]], ['S', [0, 1]], ['F', [1, 0]], ['H', [1, 1]]),
    cityOf(['P', [0, 0]], ['O', [0, 1]]),
    cityOf(['d', [0, 0]]),
  ],
});

test('END-5: the base game counts six types in reference order', () => {
  expect(countedTerms(result)).toEqual(['shop', 'factory', 'tavern', 'office', 'park', 'house']);
});

test('SOLO-4: a solo game counts the level last', () => {
  const solo = resultOf({
    options: { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 2 } },
    cities: [cityOf(), { tiles: [], laid: ['S'] }, cityOf()],
  });
  const terms = countedTerms(solo);
  expect(terms.at(-1)).toBe('difficulty');
  expect(solo.cities.map((score) => pointsFor(score, 'difficulty'))).toEqual([0, -4, 0]);
  for (const score of solo.cities) expect(totalAfter(score, terms, terms.length)).toBe(score.total);
});

test('END-5: the token of a city moves from zero through every type to its total', () => {
  const terms = countedTerms(result);
  for (const score of result.cities) {
    expect(totalAfter(score, terms, 0)).toBe(0);
    expect(totalAfter(score, terms, 1)).toBe(score.shop);
    expect(totalAfter(score, terms, terms.length)).toBe(score.total);
  }
});

test('END-5: as printed, each player announces the city on their left, one type for all before the next', () => {
  const options = { mode: 'table', seats: 3, capitals: false } as const;
  const said = announcementsOf(options, ['shop', 'factory']);
  expect(said.map(({ term, seat, city }) => `${term} ${seat} ${city}`)).toEqual([
    'shop 0 0',
    'shop 1 1',
    'shop 2 2',
    'factory 0 0',
    'factory 1 1',
    'factory 2 2',
  ]);
});

test('END-5: in a duel each player announces both of their cities', () => {
  const said = announcementsOf({ mode: 'duel', seats: 2, capitals: false }, ['park']);
  expect(said.map(({ seat, city }) => [seat, city])).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
    [1, 3],
  ]);
});

test('END-5: every city is announced once for each type, in every mode', () => {
  for (const [mode, seats, cities] of [
    ['table', 7, 7],
    ['duo', 3, 3],
    ['solo', 3, 3],
  ] as const) {
    const said = announcementsOf({ mode, seats, capitals: false }, ['shop']);
    expect(said).toHaveLength(cities);
    expect(new Set(said.map(({ city }) => city)).size).toBe(cities);
  }
});
