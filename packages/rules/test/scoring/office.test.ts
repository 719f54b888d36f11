/** Offices: sets of six, and the bonus of a tavern next door. */
import { expect, test } from 'vitest';
import { SQUARE } from '../../src/ground/square.ts';
import { officeBonuses, officePoints, officeSets } from '../../src/scoring/office.ts';
import { scoreCity } from '../../src/scoring/score-city.ts';
import { layout, mask } from '../kit/build-city.ts';

test.each([
  ['....', 0],
  ['O...', 1],
  ['OO', 3],
  ['O../..O', 3],
  ['OOO', 6],
  ['OOOO', 10],
  ['OOOO/O...', 15],
  ['OOOO/OO..', 21],
  ['OOOO/OOO.', 22],
  ['OOOO/OOOO', 24],
  ['OOOO/OOOO/O...', 27],
  ['OOOO/OOOO/OOOO', 42],
  ['OOOO/OOOO/OOOO/O...', 43],
  ['OOOO/OOOO/OOOO/OOOO', 52],
])('OFFICE-1: %s scores %i', (city, points) => {
  expect(scoreCity(layout(city), 4)).toMatchObject({ office: points, total: points });
});

test('OFFICE-1: the sets hold every office once and are worth the points, up to a full 5x5 square', () => {
  for (let offices = 0; offices <= 25; offices++) {
    const all = 2 ** offices - 1;
    const sets = officeSets(all);
    expect(sets.reduce((sum, set) => sum + set.mask, 0)).toBe(all);
    expect(sets.reduce((sum, set) => sum + set.points, 0)).toBe(officePoints(offices));
  }
});

test('OFFICE-1: the sets fill in reading order', () => {
  expect(officeSets(mask('.OOO/OOOO/..../...O'))).toEqual([
    { mask: mask('.OOO/OOO.'), points: 21 },
    { mask: mask('..../...O/..../...O'), points: 3 },
  ]);
});

test.each([
  ['Od', 1 + 1],
  ['O.d', 1],
  ['O./.d', 1],
  ['O/d', 1 + 1],
  ['.d./bOm/.e.', 1 + 1],
  ['.O./OdO/.O.', 10 + 4],
  ['.O./OdO/dO.', 10 + 4],
  ['OOO/ddd', 6 + 3],
  ['O..d', 1],
  ['...O/d...', 1],
])('OFFICE-2: %s scores %i for offices', (city, points) => {
  expect(scoreCity(layout(city), 4).office).toBe(points);
});

test.each([
  ['.d./bOm/.e.', [['.../.O.', '.d.']]],
  [
    '.O./OdO/.O.',
    [
      ['.O.', '.../.d.'],
      ['.../O..', '.../.d.'],
      ['.../..O', '.../.d.'],
      ['.../.../.O.', '.../.d.'],
    ],
  ],
  ['OO/.d', [['.O', '../.d']]],
  ['O./.d', []],
])('OFFICE-2: the bonuses of %s name the office and its first tavern', (city, bonuses) => {
  const { masks } = layout(city);
  expect(officeBonuses(masks.O, masks.d | masks.e | masks.m | masks.b, SQUARE)).toEqual(
    bonuses.map(([office = '', tavern = '']) => ({ office: mask(office), tavern: mask(tavern) })),
  );
});
