/** Components from the owner of a boxed copy: what is taken, and what is refused and why. */
import { expect, test } from 'vitest';
import { setUp } from '../../src/game/setup.ts';
import { COMPONENTS, type Components } from '../../src/components/box.ts';
import { parseComponents } from '../../src/components/read.ts';
import { inCapitals, soloOf, tableOf } from '../kit/games.ts';

const read = (lists: unknown) => parseComponents(JSON.stringify(lists));
const taken = (lists: unknown): Components => {
  const components = read(lists);
  if (!components.ok) throw new Error(JSON.stringify(components.error));
  return components.value;
};
const problem = (lists: unknown) => {
  const components = read(lists);
  return components.ok ? undefined : components.error;
};

test('our own components read back the same', () => {
  expect(taken(JSON.parse(JSON.stringify(COMPONENTS)))).toEqual(COMPONENTS);
});

test('a list that is not given stays as it is', () => {
  const components = taken({ tokens: ['a', 'b', 'c'], duplexes: ['S-F', 'S|F'] });
  expect(components).toEqual({ ...COMPONENTS, tokens: ['a', 'b', 'c'], duplexes: ['S-F', 'S|F'] });
});

test.each([
  ['a list of another name', { tiles: [] }, { code: 'unknown-list', found: 'tiles' }],
  ['no object', [], { code: 'wrong-shape', path: '', expected: 'object' }],
  ['a letter left out', { buildings: { S: 1 } }, { path: 'buildings.F', expected: 'amount' }],
  ['less than no shops', { buildings: { S: -1 } }, { path: 'buildings.S', found: '-1' }],
  ['a single tile as duplex', { duplexes: ['S-F', 'S'] }, { path: 'duplexes[1]', found: '"S"' }],
  ['a token twice', { tokens: ['a', 'b', 'a'] }, { code: 'alike', list: 'tokens', found: 'a' }],
  [
    'a seating card twice',
    { seatingCards: [1, 1].map((number) => ({ number, asks: 'x', order: 'number' })) },
    { code: 'alike', list: 'seatingCards', found: '1' },
  ],
  [
    'an unknown order',
    { seatingCards: [{ number: 1, asks: 'x', order: 'size' }] },
    { path: 'seatingCards[0].order' },
  ],
  ['a deck without cards', { automaCards: [] }, { code: 'bad-deck', problem: { code: 'no-cards' } }],
  ['mats that are no list', { mats: 7 }, { code: 'wrong-shape', path: 'mats', expected: 'list' }],
  ['a mat without a name', { mats: [{ cells: '.#' }] }, { path: 'mats[0].name', expected: 'text' }],
  ['a civic tile without wishes', { civics: [{ name: 'x' }] }, { path: 'civics[0].tile' }],
  ['a nameless token', { capitalTokens: [null] }, { path: 'capitalTokens[0]', found: 'null' }],
  [
    'a mat of six cells',
    { mats: [{ name: 'x', cells: '###/###' }] },
    { code: 'bad-capitals', problem: { code: 'bad-mat' } },
  ],
] as const)('refuses %s', (_, lists, expected) => {
  expect(problem(lists)).toMatchObject(expected);
});

test('refuses what is no JSON', () => {
  const components = parseComponents('{');
  expect(components.ok ? undefined : components.error.code).toBe('bad-json');
});

test.each([
  ['ROUND-2', tableOf(7), { duplexes: COMPONENTS.duplexes.slice(0, 20) }, ['duplexes', 20, 21]],
  ['ROUND-2', tableOf(7), { buildings: { ...COMPONENTS.buildings, H: 9 } }, ['buildings', 97, 98]],
  ['SEAT-4', tableOf(4), { tokens: ['a', 'b', 'c'] }, ['tokens', 3, 4]],
  ['SEAT-2', tableOf(3), { seatingCards: COMPONENTS.seatingCards.slice(0, 2) }, ['seatingCards', 2, 3]],
  ['FULL-1', soloOf('full'), { automaCards: COMPONENTS.automaCards.slice(0, 11) }, ['automaCards', 11, 12]],
  ['LAND-1', inCapitals(tableOf(5)), { mats: COMPONENTS.mats.slice(0, 4) }, ['mats', 4, 5]],
] as const)(
  '%s: a game with too few components is not set up',
  (rule, options, lists, [list, have, need]) => {
    const setup = setUp(options, 'x', { components: taken(lists) });
    expect(setup.ok ? undefined : setup.error).toEqual({
      code: 'too-few-components',
      rule,
      list,
      have,
      need,
    });
  },
);

test('SOLO-1: simple mode needs no Automa cards, and every mode only what it deals', () => {
  expect(
    setUp(soloOf('simple'), 'x', { components: taken({ automaCards: COMPONENTS.automaCards.slice(0, 1) }) })
      .ok,
  ).toBe(true);
  expect(
    setUp(soloOf('simple'), 'x', { components: taken({ duplexes: COMPONENTS.duplexes.slice(0, 6) }) }).ok,
  ).toBe(true);
  expect(
    setUp(soloOf('simple'), 'x', { components: taken({ duplexes: COMPONENTS.duplexes.slice(0, 5) }) }).ok,
  ).toBe(false);
  expect(
    setUp(soloOf('full'), 'x', { components: taken({ duplexes: COMPONENTS.duplexes.slice(0, 8) }) }).ok,
  ).toBe(true);
  expect(
    setUp(soloOf('full'), 'x', { components: taken({ duplexes: COMPONENTS.duplexes.slice(0, 7) }) }).ok,
  ).toBe(false);
});

const REVERSED = {
  types: COMPONENTS.tieBreaks.types.toReversed(),
  taverns: COMPONENTS.tieBreaks.taverns.toReversed(),
};

test('AUTOMA-4: the list at the bottom of the cards can be replaced', () => {
  const [own, ours] = [taken({ tieBreaks: REVERSED }), COMPONENTS].map((components) => {
    const made = setUp(soloOf('full'), 'ties', { components });
    return made.ok ? made.value.supply.cards[0] : undefined;
  });
  expect(own).toMatchObject({ ties: REVERSED });
  expect(ours).not.toHaveProperty('ties');
});

test.each([
  ['a type twice', { ...REVERSED, types: [...REVERSED.types.slice(1), 'park'] }],
  ['a tavern left out', { ...REVERSED, taverns: ['d', 'e', 'm'] }],
])('AUTOMA-4: a list with %s is refused', (_, tieBreaks) => {
  expect(problem({ tieBreaks })).toMatchObject({ code: 'bad-tie-list' });
});

test('ROUND-2: a game with another box carries its pieces, and one with ours does not', () => {
  const made = setUp(tableOf(3), 'box', {
    components: taken({ duplexes: COMPONENTS.duplexes.slice(0, 12) }),
  });
  expect(made.ok && made.value.box).toEqual({ duplexes: COMPONENTS.duplexes.slice(0, 12) });
  const ours = setUp(tableOf(3), 'box');
  expect(ours.ok && ours.value.box).toBeUndefined();
});
