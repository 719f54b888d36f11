/** Houses: the variety of the city, and the factories next door. */
import { expect, test } from 'vitest';
import { SQUARE } from '../../src/ground/square.ts';
import { housesOf } from '../../src/scoring/house.ts';
import { otherTypes } from '../../src/scoring/masks.ts';
import { scoreCity } from '../../src/scoring/score-city.ts';
import { layout, mask } from '../kit/build-city.ts';

test.each([
  ['H', 0],
  ['HHHH/HHHH/HHHH/HHHH', 0],
  ['HS', 1],
  ['HP', 1],
  ['HO', 1],
  ['Hd', 1],
  ['He', 1],
  ['Hm', 1],
  ['Hb', 1],
  ['H.F', 1],
  ['HSS', 1],
  ['Hde/mb.', 1],
  ['HSO', 2],
  ['HSOP', 3],
  ['HSOP/d...', 4],
  ['HSOP/d..F', 5],
  ['HHHH/SOPd/..../F...', 20],
  ['HHHH/HHHH/SOPd/..F.', 40],
])('HOUSE-1: %s scores %i for houses', (city, points) => {
  expect(scoreCity(layout(city), 4).house).toBe(points);
});

test.each([
  ['HF', 1],
  ['H/F', 1],
  ['FHF', 1],
  ['H./.F', 1],
  ['HF/SO', 1],
  ['H.F/SO.', 3],
  ['.H./HFH/.H.', 4],
  ['HSOP/Fd..', 1],
  ['HSOP/dF..', 5],
  ['HHSO/PdF.', 10],
  ['HHSO/PFd.', 5 + 1],
  ['H..F/SOPd', 5],
  ['...H/FSOP/d...', 5],
])('HOUSE-2: %s scores %i for houses', (city, points) => {
  expect(scoreCity(layout(city), 4).house).toBe(points);
});

test('HOUSE-1, HOUSE-2: every house with its points and the factories next to it', () => {
  const { masks } = layout('FHF/HSO/HPd');
  expect(housesOf(masks, otherTypes(masks), SQUARE)).toEqual([
    { house: mask('.H'), spoiledBy: mask('F.F'), points: 1 },
    { house: mask('.../H..'), spoiledBy: mask('F'), points: 1 },
    { house: mask('.../.../H..'), spoiledBy: 0, points: 5 },
  ]);
});
