/** Few places name all building types: the others derive their lists from the table in `rules/src/types.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that treats every type in its own way. */
const CODE = [
  'bots/src/offers/why.ts',
  'bots/src/playout/scan.ts',
  'rules/src/capitals/civic.ts',
  'rules/src/cities/automacity.ts',
  'rules/src/scoring/explain-city.ts',
  'rules/src/scoring/masks.ts',
  'rules/src/scoring/score-city.ts',
  'rules/src/types.ts',
  'words/src/explained.ts',
];

/** Something of its own for each type, as data: drawings, sounds, colours. Words are in the language files. */
const DATA = [
  'bots/src/value/features.ts',
  'cli/src/drawing/colours.ts',
  'web/src/game/talk/offer-words.ts',
  'web/src/kit/art/type-art.ts',
  'web/src/kit/sound/voices.ts',
];

const TYPES = ['shop', 'factory', 'tavern', 'office', 'park', 'house'];
const LETTERS = ['S', 'F', 'O', 'P', 'H'];

const hasAll = (words: readonly string[], text: string): boolean =>
  words.every((word) => new RegExp(`(?<![\\w|-])${word}(?![\\w|-])`).test(text));

/** The text between each pair of braces or brackets, without what other braces and brackets inside it enclose. */
function bodiesOf(code: string): readonly string[] {
  const bodies: string[] = [];
  const open = [''];
  for (const sign of code) {
    if (sign === '{' || sign === '[') open.push('');
    else if (sign === '}' || sign === ']') bodies.push(open.pop() ?? '');
    else open.push(`${open.pop() ?? ''}${sign}`);
  }
  return bodies;
}

/** Whether one list, object or function names every type, or every letter; comments don't count. */
const namesAll = (code: string): boolean =>
  bodiesOf(code.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')).some(
    (body) => hasAll(TYPES, body) || hasAll(LETTERS, body),
  );

test.each([
  ['a list', "['shop', 'factory', 'tavern', 'office', 'park', 'house']", true],
  ['an object', '{ shop: { a: 1 }, factory, tavern, office, park, house: [2] }', true],
  ['letters', 'const { S, F, d, e, m, b, O, P, H } = masks;', true],
  ['five types', "['shop', 'factory', 'tavern', 'office', 'park']", false],
  ['a comment', '{ /* shop factory tavern office park house */ }', false],
  ['two lists', "[['shop', 'factory', 'tavern'], ['office', 'park', 'house']]", false],
])('%s', (_, code, names) => {
  expect(namesAll(code)).toBe(names);
});

test('all building types are named in the listed files and the language files only', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\/(en|fr|ru)\.ts$/.test(file));
  const naming = files.filter((file) => namesAll(readFileSync(file, 'utf8')));
  expect(naming.map((file) => file.replace('packages/', '')).toSorted()).toEqual(
    [...CODE, ...DATA].toSorted(),
  );
});
