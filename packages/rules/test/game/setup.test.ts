/** The set-up of a game: one golden deal, tokens, and the promise of fairness. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitTo, keepsPromise } from '../../src/chance/fairness.ts';
import { setUp, supplyFrom } from '../../src/game/setup.ts';
import { buildingTiles, COMPONENTS } from '../../src/components/box.ts';

const SEED = 'between two cities';

test('ROUND-2: the golden deal: the first tiles of one seed never change', () => {
  const { buildings, duplexes } = supplyFrom(SEED, COMPONENTS);
  expect(buildings.slice(0, 10).join(' ')).toBe('S O F O F F O O P S');
  expect(duplexes.slice(0, 6).join(' ')).toBe('S-H O|S F-S P|F P-O S|F');
});

test('ROUND-2: a supply holds every tile of the box once', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { buildings, duplexes } = supplyFrom(seed, COMPONENTS);
      expect(buildings.toSorted()).toEqual(buildingTiles(COMPONENTS).toSorted());
      expect(duplexes.toSorted()).toEqual(COMPONENTS.duplexes.toSorted());
    }),
  );
});

test.each([3, 4, 5, 6, 7])('SEAT-4: the %i cities of a table have tokens of their own', (seats) => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const setup = setUp({ mode: 'table', seats, capitals: false }, seed);
      if (!setup.ok) throw new Error(setup.error.code);
      expect(new Set(setup.value.tokens).size).toBe(seats);
      expect(COMPONENTS.tokens).toEqual(expect.arrayContaining([...setup.value.tokens]));
    }),
    { numRuns: 20 },
  );
});

test('SEAT-4: tokens that people picked come first, the others by lot', () => {
  const picked = ['big-ben', 'colosseum'];
  const setup = setUp({ mode: 'table', seats: 5, capitals: false, tokens: picked }, SEED);
  if (!setup.ok) throw new Error(setup.error.code);
  expect(setup.value.tokens.slice(0, 2)).toEqual(picked);
  expect(new Set(setup.value.tokens).size).toBe(5);
});

test.each([
  ['no token of the box', ['town hall'], 'town hall'],
  ['picked twice', ['colosseum', 'colosseum'], 'colosseum'],
  ['one more than cities', ['colosseum', 'big-ben', 'pyramids', 'taj-mahal'], 'taj-mahal'],
])('SEAT-4: a picked token is refused: %s', (_, tokens, token) => {
  expect(setUp({ mode: 'table', seats: 3, capitals: false, tokens }, SEED)).toEqual({
    ok: false,
    error: { code: 'wrong-token', rule: 'SEAT-4', token },
  });
});

test('SEAT-4, DUEL-1: the four cities of a duel have tokens of their own', () => {
  const setup = setUp({ mode: 'duel', seats: 2, capitals: false }, SEED);
  expect(setup.ok && new Set(setup.value.tokens).size).toBe(4);
});

test('SEAT-4: a box with too few tokens is refused', () => {
  const short = { ...COMPONENTS, tokens: ['pyramids', 'colosseum', 'taj-mahal'] };
  expect(setUp({ mode: 'table', seats: 4, capitals: false }, SEED, { components: short })).toEqual({
    ok: false,
    error: { code: 'too-few-components', rule: 'SEAT-4', list: 'tokens', have: 3, need: 4 },
  });
});

test('a commitment is the hash of the seed, and matches only that seed', () => {
  expect(commitTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, other) => {
      const commitment = commitTo(seed);
      expect(keepsPromise({ commitment, seed })).toBe(true);
      expect(keepsPromise({ commitment: commitment.toUpperCase(), seed })).toBe(true);
      expect(keepsPromise({ commitment, seed: other })).toBe(seed === other);
    }),
  );
});

test('a set-up carries the commitment to its seed', () => {
  const setup = setUp({ mode: 'table', seats: 3, capitals: false }, SEED);
  expect(setup).toMatchObject({ ok: true, value: { seed: SEED, commitment: commitTo(SEED) } });
});
