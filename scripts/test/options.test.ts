/** The arguments of `npm test`. */
import { expect, test } from 'vitest';
import { helpText, parseTestArgs } from '../testing/options.mjs';

const PARTS = ['lint', 'rules', 'stories'];

test('without arguments everything runs, with packages installed first', () => {
  expect(parseTestArgs([], PARTS)).toEqual({ chosen: [], help: false, changed: false, install: true });
});

test('parts may name a file', () => {
  expect(parseTestArgs(['lint', 'stories:home'], PARTS)).toMatchObject({
    chosen: [
      { part: 'lint', filter: '' },
      { part: 'stories', filter: 'home' },
    ],
  });
});

test.each([
  [['nope'], "There is no part 'nope'. Parts: lint, rules, stories."],
  [['--loud'], 'There is no option --loud.'],
  [['--changed', 'rules'], '--changed chooses the parts itself'],
])('%s is refused with advice', (args, words) => {
  expect(parseTestArgs(args, PARTS).problem).toContain(words);
});

test('the help names every part and option', () => {
  for (const word of [...PARTS, '--changed', '--no-install', 'npm run check'])
    expect(helpText(PARTS)).toContain(word);
});
