/** Repeated stories and runs: what is left, and the tables. */
import { expect, test } from 'vitest';
import {
  between,
  chunkArgs,
  emptyState,
  nextChunk,
  runTable,
  storyTable,
  suitesLeft,
  withStory,
  withSuite,
} from '../testing/repeat.mjs';
import { parseRepeatArgs, REPEAT_HELP } from '../testing/repeat-options.mjs';

const HOME = { file: 'e2e/test/home.spec.ts', title: 'it | opens', line: 4 };
const SOLO = { file: 'e2e/test/solo.spec.ts', title: 'it plays', line: 9 };
const EMPTY = emptyState('abc', 'c0ffee');

const ran = (story: typeof HOME, ...times: readonly number[]) =>
  times.reduce(
    (state, ms) => withStory(state, { ...story, status: ms > 5_000 ? 'failed' : 'passed', ms }),
    EMPTY,
  );

test('it begins with all stories, in chunks', () => {
  const chunk = nextChunk(EMPTY, [HOME, SOLO], 20);
  expect(chunk).toMatchObject({ stories: [HOME, SOLO], repeat: 5, isAll: true });
  expect(chunkArgs(chunk, ['home'])).toEqual(['--repeat-each=5', 'home']);
});

test('after a stop it resumes with the stories that need more runs', () => {
  const chunk = nextChunk(ran(HOME, 1, 2, 3), [HOME, SOLO], 3);
  expect(chunk).toMatchObject({ stories: [SOLO], repeat: 3, isAll: false });
  expect(chunkArgs(chunk, [])).toEqual(['--repeat-each=3', 'e2e/test/solo.spec.ts:9']);
});

test('it is done when every story has its runs', () => {
  expect(nextChunk(ran(HOME, 1, 2), [HOME], 2)).toBeUndefined();
});

test('the table has runs, failures, median and slowest', () => {
  expect(storyTable(ran(HOME, 1_000, 9_000, 2_000, 4_000))).toBe(
    [
      '| story             | runs | failures | median s | slowest s |',
      '| ----------------- | ---- | -------- | -------- | --------- |',
      '| home: it \\| opens | 4    | 1        | 3.0      | 9.0       |',
    ].join('\n'),
  );
});

test('idle and busy runs are counted apart', () => {
  const suite = { seconds: 480, passed: 4_000, failed: 0, busy: true };
  const state = withSuite(EMPTY, suite);
  expect(suitesLeft(state, { times: 2, busy: true })).toBe(1);
  expect(suitesLeft(state, { times: 2, busy: false })).toBe(2);
  expect(runTable(state)).toContain('| 1   | one core busy | 480     | 4000   | 0      |');
});

test('a whole run counts as one run of each of its stories', () => {
  const reported = [HOME, SOLO].map((story) => ({ ...story, status: 'passed', ms: 1_000 }));
  const state = reported.reduce(withStory, EMPTY);
  expect(nextChunk(state, [HOME, SOLO], 20)).toMatchObject({ stories: [HOME, SOLO], repeat: 5 });
  expect(nextChunk(state, [HOME, SOLO], 1)).toBeUndefined();
});

test('a table replaces the one between its markers', () => {
  const page = 'a\n<!-- runs: begin -->\nold\n<!-- runs: end -->\nb';
  expect(between(page, 'runs', 'new')).toBe('a\n<!-- runs: begin -->\n\nnew\n\n<!-- runs: end -->\nb');
  expect(() => between(page, 'stories', 'new')).toThrow('no markers for stories');
});

test.each([
  [[], { times: 20, suite: false }],
  [['--suite'], { times: 8, suite: true }],
  [['--times', '5', '--only', 'home'], { times: 5, only: ['home'] }],
  [['--suite', '--busy', '--times', '2'], { steps: [{ suite: true, busy: true, times: 2 }] }],
  [
    ['--all'],
    {
      steps: [
        { times: 6, busy: false },
        { times: 2, busy: true },
        { suite: false, times: 20 },
      ],
    },
  ],
])('%s is understood', (args, options) => {
  expect(parseRepeatArgs(args)).toMatchObject(options);
});

test.each([
  [['--times', 'many'], "--times is 'many'; expected 0 to 1000."],
  [['--busy'], '--busy needs --suite.'],
  [['--all', '--times', '3'], '--all sets its own numbers'],
  [['--loud'], '--loud'],
])('%s is refused with advice', (args, words) => {
  expect(parseRepeatArgs(args).problem).toContain(words);
});

test('the help names every option', () => {
  for (const option of ['--times', '--only', '--all', '--suite', '--busy', '--write', '--fresh'])
    expect(REPEAT_HELP).toContain(`\n  ${option}`);
});
