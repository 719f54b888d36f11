/** Automacity: its tiles by type, scored at their best. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countLetters,
  countTypesOf,
  explainAutomacity,
  type LetterCounts,
  scoreAutomacity,
} from '../../src/cities/automacity.ts';
import { DIFFICULTIES, RECOMMENDED_DIFFICULTY, withDifficulty } from '../../src/automa/difficulty.ts';
import { worthAmong } from '../../src/automa/gain.ts';
import { type CityScore, sumOfTypes } from '../../src/scoring/score-city.ts';
import { TAVERN_LETTERS, type Tile } from '../../src/types.ts';
import { aDuplex, aLetter } from '../kit/generators.ts';

const tiles = (text: string): readonly Tile[] => text.split(' ').filter((tile) => tile !== '') as Tile[];
const score = (text: string, others: readonly number[] = [0, 0]): CityScore => {
  const counts = countLetters(tiles(text));
  return scoreAutomacity(counts, worthAmong(counts.F, others));
};

/** The illustrated city of the rulebook, with its two duplexes. */
const ILLUSTRATED = 'F-S S|m S S P P P d e m O H H H';

test('SOLO-3: the printed example of Automacity, third in factories, scores 55', () => {
  expect(score(ILLUSTRATED, [3, 2])).toEqual({
    park: 10,
    tavern: 10,
    shop: 16,
    factory: 2,
    office: 2,
    house: 15,
    total: 55,
  });
});

test('SOLO-3: why the printed example of Automacity scores 55', () => {
  expect(explainAutomacity(countLetters(tiles(ILLUSTRATED)), [3, 2])).toEqual({
    shop: { points: 16, runs: [{ buildings: 4, points: 16 }] },
    factory: { points: 2, buildings: 1, rank: 3, worth: 2, counts: [1, 3, 2] },
    tavern: {
      points: 10,
      sets: [
        { kinds: ['d', 'e', 'm'], points: 9 },
        { kinds: ['m'], points: 1 },
      ],
    },
    office: { points: 2, sets: [{ buildings: 1, points: 1 }], bonus: 1 },
    park: {
      points: 10,
      groups: [
        { buildings: 2, points: 8 },
        { buildings: 1, points: 2 },
      ],
    },
    house: { points: 15, buildings: 3, types: ['shop', 'factory', 'tavern', 'office', 'park'] },
    total: 55,
  });
});

test.each([
  ['', 'shop', 0],
  ['S', 'shop', 2],
  ['S S S', 'shop', 10],
  ['S S S S S', 'shop', 18],
  ['S S S S S S', 'shop', 21],
  ['S S S S S S S', 'shop', 26],
  ['S S S S S S S S', 'shop', 32],
  ['P', 'park', 2],
  ['P P', 'park', 8],
  ['P P P', 'park', 10],
  ['P P P P', 'park', 16],
  ['P P P P P', 'park', 18],
  ['O O O', 'office', 6],
  ['O O O d', 'office', 9],
  ['O O O O O O', 'office', 21],
  ['O O O O O O O', 'office', 22],
  ['O O O O O O O b', 'office', 29],
  ['d e m m', 'tavern', 10],
  ['d e m b d', 'tavern', 18],
  ['d d e e', 'tavern', 8],
  ['d d', 'tavern', 2],
  ['H H H', 'house', 0],
  ['H F', 'house', 1],
  ['H|F S P', 'house', 3],
  ['H d e m b', 'house', 1],
  ['H H S F b O P', 'house', 10],
] as const)('SOLO-3: %s scores for %s %i points', (text, type, points) => {
  expect(score(text)[type]).toBe(points);
});

test.each([
  ['F F', [2, 1], 8],
  ['F F', [3, 1], 6],
  ['F F', [4, 3], 4],
  ['F-O F', [3, 3], 6],
  ['', [3, 1], 0],
])('SOLO-3: %s among cities with %j factories scores %i for them', (text, others, points) => {
  expect(score(text, others).factory).toBe(points);
});

test('END-3: the buildings of Automacity are counted with both halves of its duplexes', () => {
  expect(countTypesOf(countLetters(tiles('S-m F|O d H')))).toEqual({
    shop: 1,
    factory: 1,
    tavern: 2,
    office: 1,
    park: 0,
    house: 1,
  });
});

test('SOLO-4: difficulty 1 to 7 adds -6 to +6 to the total, and stands alone', () => {
  const plain = score(ILLUSTRATED, [3, 2]);
  expect(DIFFICULTIES.map((level) => withDifficulty(plain, level, { capitals: false }))).toEqual(
    [-6, -4, -2, 0, 2, 4, 6].map((difficulty) => ({ ...plain, total: 55 + difficulty, difficulty })),
  );
  expect(RECOMMENDED_DIFFICULTY).toBe(2);
});

const anAutomacity = fc.array(fc.oneof({ weight: 4, arbitrary: aLetter }, aDuplex), { maxLength: 16 });
const otherFactories = fc.array(fc.nat(8), { minLength: 2, maxLength: 2 });

/** The best of all ways to split shops into runs of up to four. */
const bestShops = (shops: number): number =>
  shops === 0
    ? 0
    : Math.max(...[2, 5, 10, 16].slice(0, shops).map((points, nth) => points + bestShops(shops - nth - 1)));

/** The best of all ways to form sets of different kinds; how many are left of a kind matters, which kind does not. */
const known = new Map<string, number>();
function bestTaverns(kinds: readonly number[]): number {
  const key = kinds.toSorted((one, other) => one - other).join();
  const found = known.get(key) ?? bestOfSets(kinds);
  known.set(key, found);
  return found;
}
function bestOfSets(kinds: readonly number[]): number {
  let best = 0;
  for (let set = 1; set < 16; set++) {
    const inSet = kinds.map((_, kind) => (set >> kind) & 1);
    if (kinds.some((left, kind) => left < (inSet[kind] as number))) continue;
    const points = [0, 1, 4, 9, 17][inSet.reduce((sum, one) => sum + one, 0)] as number;
    best = Math.max(best, points + bestTaverns(kinds.map((left, kind) => left - (inSet[kind] as number))));
  }
  return best;
}

function naiveScore(counts: LetterCounts, others: readonly number[]): CityScore {
  const taverns = TAVERN_LETTERS.reduce((sum, kind) => sum + counts[kind], 0);
  const higher = new Set(others.filter((factories) => factories > counts.F)).size;
  const types = [counts.S, counts.F, taverns, counts.O, counts.P].filter((buildings) => buildings > 0).length;
  let office = taverns > 0 ? counts.O : 0;
  for (let nth = 0; nth < counts.O; nth++) office += (nth % 6) + 1;
  let park = 0;
  for (let nth = 0; nth < counts.P; nth++) park += nth % 2 === 0 ? 2 : 6;
  const byType = {
    shop: bestShops(counts.S),
    factory: counts.F * ([4, 3][higher] ?? 2),
    tavern: bestTaverns(TAVERN_LETTERS.map((kind) => counts[kind])),
    office,
    park,
    house: counts.H * types,
  };
  return { ...byType, total: sumOfTypes(byType) };
}

test('SOLO-3: no other grouping of the tiles scores more', () => {
  fc.assert(
    fc.property(anAutomacity, otherFactories, (lying, others) => {
      const counts = countLetters(lying);
      expect(scoreAutomacity(counts, worthAmong(counts.F, others))).toEqual(naiveScore(counts, others));
    }),
  );
});

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

test('SOLO-3: the parts of the explanation sum up to the score', () => {
  fc.assert(
    fc.property(anAutomacity, otherFactories, (lying, others) => {
      const counts = countLetters(lying);
      const { shop, factory, tavern, office, park, house, total } = explainAutomacity(counts, others);
      expect({
        shop: sum(shop.runs),
        factory: factory.buildings * factory.worth,
        tavern: sum(tavern.sets),
        office: sum(office.sets) + office.bonus,
        park: sum(park.groups),
        house: house.buildings * house.types.length,
        total,
      }).toEqual(naiveScore(counts, others));
    }),
  );
});
