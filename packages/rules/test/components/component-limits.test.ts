/** Components at the limits are accepted, one above is refused with the figures, and both at linear cost. */
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../../src/components/box.ts';
import { parseComponents, readComponents } from '../../src/components/read.ts';
import { setUp } from '../../src/game/setup.ts';
import { LIMITS } from '../../src/limits.ts';

const manyOf = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

const buildings = (count: number) => ({ ...COMPONENTS.buildings, S: count });
const card = (nth: number) => ({ number: nth, asks: 'height', order: 'number' });
const automa = (nth: number) => ({ number: nth, shared: ['>'], own: ['>'] });
const mat = (cells: string) => (nth: number) => ({ name: `mat ${nth}`, cells });
const [firstMat] = COMPONENTS.mats;

/** A list of the given size or a text of the given length, and what counts it. */
const LISTS: readonly (readonly [string, number, string, (size: number) => unknown])[] = [
  ['buildings', LIMITS.buildingsOfAKind, 'number', (size) => ({ buildings: buildings(size) })],
  ['duplexes', LIMITS.componentsList, 'entries', (size) => ({ duplexes: manyOf(size, () => 'F|d') })],
  ['tokens', LIMITS.componentsList, 'entries', (size) => ({ tokens: manyOf(size, (nth) => `t${nth}`) })],
  ['a token', LIMITS.componentName, 'characters', (size) => ({ tokens: ['x'.repeat(size)] })],
  ['seatingCards', LIMITS.componentsList, 'entries', (size) => ({ seatingCards: manyOf(size, card) })],
  ['a card number', LIMITS.componentNumber, 'number', (size) => ({ seatingCards: [card(size)] })],
  ['automaCards', LIMITS.componentsList, 'entries', (size) => ({ automaCards: manyOf(size, automa) })],
  ['capitalTokens', LIMITS.componentsList, 'entries', (size) => ({ capitalTokens: manyOf(size, String) })],
  ['mats', LIMITS.mats, 'entries', (size) => ({ mats: manyOf(size, mat(firstMat?.cells ?? '')) })],
];

const measureOf = (read: ReturnType<typeof readComponents>): unknown => {
  if (read.ok) return 'accepted';
  const { error } = read;
  const inner = error.code === 'bad-deck' ? error.problem : error;
  return inner.code === 'over-limit' ? [inner.measure, inner.found, inner.most] : inner.code;
};

describe('components', () => {
  test.each(LISTS)('%s: the limit is accepted, one more is refused', (_, most, measure, make) => {
    expect(measureOf(readComponents(make(most)))).toBe('accepted');
    expect(measureOf(readComponents(make(most + 1)))).toEqual([measure, most + 1, most]);
    expect(measureOf(parseComponents(JSON.stringify(make(most + 1))))).toEqual([measure, most + 1, most]);
  });

  test.each([1e7, 1e8, 4_294_967_295, Number.MAX_SAFE_INTEGER, 1e308])(
    '%d shops are refused before any tile is made',
    (count) => {
      const read = readComponents({ buildings: buildings(count) });
      expect(measureOf(read)).toEqual(['number', count, LIMITS.buildingsOfAKind]);
    },
  );

  test('a box with the most of everything can be set up', () => {
    const most = Object.fromEntries(
      Object.keys(COMPONENTS.buildings).map((letter) => [letter, LIMITS.buildingsOfAKind]),
    );
    const read = readComponents({ buildings: most, ...(LISTS[2]?.[3](LIMITS.componentsList) as object) });
    const setup = read.ok
      ? setUp({ mode: 'table', seats: 7, capitals: false }, 'seed', { components: read.value })
      : undefined;
    expect(setup?.ok === true && setup.value.supply.buildings).toHaveLength(9 * LIMITS.buildingsOfAKind);
  });

  test('deep nesting and long texts are refused, not thrown', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(measureOf(readComponents({ tokens: deep }))).toEqual([
      'levels',
      LIMITS.jsonDepth + 1,
      LIMITS.jsonDepth,
    ]);
    expect(measureOf(parseComponents(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toEqual([
      'levels',
      50_000,
      LIMITS.jsonDepth,
    ]);
    const long = ' '.repeat(LIMITS.componentsText + 1);
    expect(measureOf(parseComponents(long))).toEqual([
      'characters',
      LIMITS.componentsText + 1,
      LIMITS.componentsText,
    ]);
  });
});
