/** Districts: the set-up, each city's largest region, and who scores when cities tie. */
import { expect, test } from 'vitest';
import { fastRandom, shuffled } from '../../src/chance/random.ts';
import { checkDistricts } from '../../src/capitals/check-capitals.ts';
import {
  CAPITALS,
  DISTRICT_TYPES,
  type DistrictType,
  type ScoringTile,
} from '../../src/capitals/capitals-components.ts';
import {
  dealDistricts,
  type District,
  districtPlaces,
  largestDistrict,
} from '../../src/capitals/district.ts';
import { explainCapital } from '../../src/capitals/explain-capital.ts';
import { scoreCapitals } from '../../src/capitals/score-capital.ts';
import { cellsOfMask, count } from '../../src/ground/bits.ts';
import { capital } from './kit/build-capital.ts';

const LETTER_OF = {
  S: 'shop',
  F: 'factory',
  T: 'tavern',
  O: 'office',
  P: 'park',
  H: 'house',
  C: 'civic',
} as const satisfies Readonly<Record<string, DistrictType>>;
const types = (letters: string): readonly DistrictType[] =>
  Array.from(letters, (letter) => LETTER_OF[letter as keyof typeof LETTER_OF]);
const pairs = (text: string): readonly District[] =>
  text.split(' ').map((pair) => types(pair) as unknown as District);

test.each([
  ['SFTOPHC', 'SF TO PH'],
  ['HFSTOPC', 'HC ST OP'],
  ['FHSTOPC', 'FC ST OP'],
  ['STFHOPC', 'ST FC OP'],
  ['STOPHFC', 'ST OP HC'],
  ['HSFTOPC', 'HS FT OP'],
  ['SPTOCHF', 'SP TO CH'],
])('DIST-1: the cards %s make the districts %s', (cards, dealt) => {
  expect(dealDistricts(types(cards))).toEqual(pairs(dealt));
});

test('DIST-1: the pairs are valid for every shuffle', () => {
  const random = fastRandom('district cards');
  for (let nth = 0; nth < 2000; nth++) {
    expect(checkDistricts(dealDistricts(shuffled(DISTRICT_TYPES, random))).ok).toBe(true);
  }
});

test.each([
  ['SF TO', { code: 'district-count', found: 2, need: 3 }],
  ['SF TO P', { code: 'district-count', found: 1, need: 2 }],
  ['SF TO PS', { code: 'district-twice', found: 'shop' }],
  ['SF TO PP', { code: 'district-twice', found: 'park' }],
  ['ST FH OP', { code: 'house-factory', nth: 1 }],
  ['ST OP HF', { code: 'house-factory', nth: 2 }],
])('DIST-1: the districts %s are refused', (text, error) => {
  expect(checkDistricts(pairs(text))).toEqual({ ok: false, error });
});

test('DIST-1: an unknown type is refused by name', () => {
  const error = { code: 'unknown-district', found: 'harbour' };
  expect(
    checkDistricts([
      ['shop', 'harbour'],
      ['office', 'park'],
      ['house', 'civic'],
    ]),
  ).toEqual({ ok: false, error });
});

test.each([
  ['HP', 'HHP/..#', 3],
  ['HP', 'HH./..#', 2],
  ['HP', 'PP./PP#', 4],
  ['HP', 'H.P/.P#', 1],
  ['HP', 'H.H/P#P', 2],
  ['HP', 'H.P/.#.', 1],
  ['HP', 'S.O/.#.', 0],
  ['HP', 'H=P/H#P', 4],
  ['HP', 'H#P/H#P', 2],
  ['TC', 'd[PH-T]/m#', 3],
  ['TO', 'deO/#mb', 5],
  ['SH', 'HH..S/HH.SS/#.SSS', 6],
])('DIST-2: the largest %s district of %s has %i tiles', (pair, city, size) => {
  const { masks, ground } = capital(city);
  expect(count(largestDistrict(masks, ground, pairs(pair)[0] as District))).toBe(size);
});

test('DIST-2: of two equally large regions only the first in reading order counts', () => {
  const { masks, ground } = capital('HH.PP/#....');
  expect(cellsOfMask(largestDistrict(masks, ground, ['house', 'park']), 5, [0, 0])).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test.each<[string, readonly number[], ScoringTile, readonly number[]]>([
  ['the rulebook: district 1', [9, 4, 3, 2], [9, 3], [9, 3, 0, 0]],
  ['the rulebook: district 2, second place tied', [3, 2, 9, 3], [8, 4], [2, 0, 8, 2]],
  ['the rulebook: district 3', [2, 1, 1, 5], [7, 5], [5, 0, 0, 7]],
  ['the rulebook: three tied for first', [4, 4, 4, 1], [9, 3], [4, 4, 4, 0]],
  ['the rulebook: two tied for second', [6, 3, 3], [7, 5], [7, 2, 2]],
  ['two tied for first, nobody second', [5, 5, 4], [9, 3], [6, 6, 0]],
  ['five tied for first', [2, 2, 2, 2, 2], [9, 3], [2, 2, 2, 2, 2]],
  ['seven tied for first', [2, 2, 2, 2, 2, 2, 2], [7, 5], [1, 1, 1, 1, 1, 1, 1]],
  ['four tied for second', [5, 1, 1, 1, 1], [9, 3], [9, 0, 0, 0, 0]],
])('DIST-3: %s: sizes %j on %j score %j', (_, sizes, figures, points) => {
  expect(districtPlaces(sizes, figures).map((place) => place.points)).toEqual(points);
});

test.each<[readonly number[], readonly number[]]>([
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [3, 0, 0],
    [9, 0, 0],
  ],
])('DIST-4: a district of size 0 wins nothing: sizes %j score %j', (sizes, points) => {
  const places = districtPlaces(sizes, [9, 3]);
  expect(places.map((place) => place.points)).toEqual(points);
  expect(places[2]).toEqual({ size: 0, tied: 0, shared: 0, points: 0 });
});

test('CAP-2: districts add to the total after everything else, and their split is explained', () => {
  const layouts = ['HH./..#', 'PP./..#', 'P../..#', 'S../..#'].map(capital);
  const districts = pairs('HP SC TO');
  const scores = scoreCapitals(layouts, districts, CAPITALS.scoringTiles);
  expect(scores.map(({ district }) => district)).toEqual([6, 6, 0, 8]);
  expect(scores.map(({ total }) => total)).toEqual([6, 8 + 6, 2, 2 + 8]);
  expect(explainCapital(layouts, 1, { districts, scoringTiles: CAPITALS.scoringTiles }).district).toEqual({
    points: 6,
    districts: [
      {
        types: ['house', 'park'],
        scoringTile: [9, 3],
        size: 2,
        sizes: [2, 2, 1, 0],
        place: 1,
        tied: 2,
        shared: 12,
        points: 6,
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        types: ['shop', 'civic'],
        scoringTile: [8, 4],
        size: 0,
        sizes: [0, 0, 0, 1],
        tied: 0,
        shared: 0,
        points: 0,
        cells: [],
      },
      {
        types: ['tavern', 'office'],
        scoringTile: [7, 5],
        size: 0,
        sizes: [0, 0, 0, 0],
        tied: 0,
        shared: 0,
        points: 0,
        cells: [],
      },
    ],
  });
});

test('CAP-2: a city that is not at the table can’t be explained', () => {
  expect(() => explainCapital([], 0, { districts: [], scoringTiles: [] })).toThrow(RangeError);
});
