/** Factories: the rank of a city among the others decides what each is worth. */
import { expect, test } from 'vitest';
import { factoryRank, factoryWorth } from '../../src/scoring/factory.ts';
import { scoreCities } from '../../src/scoring/score-city.ts';
import { table } from '../kit/build-city.ts';

test.each([
  [
    [5, 5, 3, 2, 1, 0],
    [4, 4, 3, 2, 2, 2],
  ],
  [
    [0, 5, 3, 2, 1, 5],
    [2, 4, 3, 2, 2, 4],
  ],
  [
    [4, 3, 3, 1],
    [4, 3, 3, 2],
  ],
  [
    [2, 2, 2],
    [4, 4, 4],
  ],
  [
    [1, 0, 0],
    [4, 3, 3],
  ],
  [
    [0, 0, 0],
    [4, 4, 4],
  ],
  [
    [7, 6, 5, 4, 3, 2, 1],
    [4, 3, 2, 2, 2, 2, 2],
  ],
  [[16], [4]],
])('FACTORY-1: cities with %j factories score %j for each', (counts, worth) => {
  expect(counts.map((factories) => factoryWorth(factoryRank(factories, counts)))).toEqual(worth);
});

test.each([
  [
    ['FFFF/F...', 'FFF./FF..', 'FFF', 'FF', 'F', 'S'],
    [20, 20, 9, 4, 2, 0],
  ],
  [
    ['F', 'S', 'H'],
    [4, 0, 0],
  ],
  [
    ['S', 'H', 'P'],
    [0, 0, 0],
  ],
  [
    ['FF/FF', 'FF/FF', 'FFFF'],
    [16, 16, 16],
  ],
  [
    ['FF', 'F.', 'F.'],
    [8, 3, 3],
  ],
  [
    ['FFFF/FFFF/FFFF/FFFF', 'F'],
    [64, 3],
  ],
])('FACTORY-1: the table %j scores %j for factories', (cities, points) => {
  expect(scoreCities(table(...cities)).map(({ factory }) => factory)).toEqual(points);
});

test('DUEL-4: in a duel factories are ranked over all four cities', () => {
  const [annLeft, annRight, benLeft, benRight] = scoreCities(table('FFF', 'FF', 'FF', 'F'));
  expect([annLeft, annRight].map((city) => city?.factory)).toEqual([12, 6]);
  expect([benLeft, benRight].map((city) => city?.factory)).toEqual([6, 2]);
});
