/** What test programs report, added up and printed. */
import { expect, test } from 'vitest';
import { eventReader } from '../testing/events.mjs';
import { follow, judge } from '../testing/follow.mjs';
import { newProgress } from '../testing/progress.mjs';
import { newResults, resultsOfProgram, suiteOf } from '../testing/results.mjs';
import { failureText, lastLine, shortened, slowTable, suiteTable } from '../testing/text.mjs';

const passed = (file: string, title: string, ms: number) => ({
  type: 'test',
  file,
  title,
  status: 'passed',
  ms,
});
const FAILED = {
  type: 'test',
  file: 'e2e/test/home.spec.ts',
  title: 'the first page',
  status: 'failed',
  ms: 3_000,
  errors: [{ message: '\u001b[31mnot visible\u001b[39m', location: 'e2e/test/home.spec.ts:5:60' }],
  attachments: [
    { name: 'trace', path: 'reports/run-1/trace.zip' },
    { name: 'screenshot', path: 'reports/run-1/failed.png' },
  ],
};

function newRun() {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const progress = { line: keep, detail: keep, doing: keep, stop: () => {} };
  return { results: newResults(), progress, lines };
}

test('files belong to packages, scripts and stories', () => {
  expect(
    ['packages/rules/test/a.test.ts', 'scripts/test/b.test.ts', 'e2e/test/c.spec.ts'].map(suiteOf),
  ).toEqual(['rules', 'scripts', 'stories']);
});

test('events add up to the table, the slowest tests and the last line', () => {
  const run = newRun();
  const take = follow('tests', run);
  for (const event of [
    { type: 'plan', files: ['packages/rules/test/a.test.ts'] },
    passed('packages/rules/test/a.test.ts', 'SHOP-1: a row', 1_500),
    passed('packages/rules/test/a.test.ts', 'SHOP-2: two rows', 500),
    { type: 'file', file: 'packages/rules/test/a.test.ts' },
    FAILED,
  ])
    take(event);
  run.results.check('lint', { ok: true, ms: 12_000 });
  expect(suiteTable(run.results.suites())).toEqual([
    'suite    passed  failed  time',
    'rules         2       0   2.0 s',
    'stories       0       1   3.0 s',
    'lint          1       0  12.0 s',
    'all           3       1  17.0 s',
  ]);
  expect(slowTable(run.results.slowest(2))).toEqual([
    '3.0 s  e2e/test/home.spec.ts          the first page',
    '1.5 s  packages/rules/test/a.test.ts  SHOP-1: a row',
  ]);
  expect(lastLine(run.results.total())).toBe('3 passed, 1 failed');
  expect(run.lines).toContain('ok     packages/rules/test/a.test.ts: 2 passed, 0 failed (2.0 s)');
  expect(run.lines).toContain(failureText(FAILED));
});

test('a failed story says where, and how to open its trace', () => {
  expect(failureText(FAILED)).toBe(
    [
      'FAILED e2e/test/home.spec.ts: the first page',
      '  at e2e/test/home.spec.ts:5:60',
      '    not visible',
      '  trace: npx playwright show-trace reports/run-1/trace.zip',
      '  screenshot: reports/run-1/failed.png',
    ].join('\n'),
  );
});

test('skipped tests are in the table', () => {
  const run = newRun();
  follow('tests', run)({ ...passed('scripts/test/a.test.ts', 'later', 0), status: 'skipped' });
  expect(suiteTable(run.results.suites())[0]).toContain('skipped');
});

test.each([
  ['a crash', { code: 1, hasEnded: false, output: 'out of memory' }, 1],
  ['a report that never ended', { code: 0, hasEnded: false, output: '' }, 1],
  ['a failure without a failed test', { code: 1, hasEnded: true, output: '' }, 1],
  ['a good end', { code: 0, hasEnded: true, output: '' }, 0],
])('%s counts', (_, ended, failed) => {
  const run = newRun();
  judge('stories', ended, { ...run, results: resultsOfProgram(run.results) });
  expect(run.results.total().failed).toBe(failed);
});

test('a failure of one program does not hide the crash of another', () => {
  const run = newRun();
  const [tests, stories] = [resultsOfProgram(run.results), resultsOfProgram(run.results)];
  tests.test({ ...FAILED, file: 'packages/rules/test/a.test.ts' });
  judge('unit tests', { code: 1, hasEnded: true, output: '' }, { ...run, results: tests });
  judge('stories', { code: 1, hasEnded: true, output: '' }, { ...run, results: stories });
  expect([tests.failed(), stories.failed(), run.results.total().failed]).toEqual([1, 1, 2]);
});

test('a quiet log shows what runs in parallel', () => {
  const written: string[] = [];
  let time = 0;
  const out = { isTTY: true, columns: 80, write: (text: string) => void written.push(text) };
  const progress = newProgress({ out, now: () => time });
  const [one, other] = [progress.lane(), progress.lane()];
  one.doing('unit tests');
  other.doing('stories');
  expect(written.at(-1)).toContain('unit tests | stories');
  time = 1_000;
  one.doing('');
  expect(written.at(-1)).toMatch(/1\.0 s {2}stories$/);
  progress.stop();
});

test('an error outside of a test counts as a failure of its package', () => {
  const run = newRun();
  follow('tests', run)({ type: 'error', file: 'packages/web/test/a.test.ts', message: 'no module' });
  expect(run.results.suites()).toEqual([{ name: 'web', passed: 0, failed: 1, skipped: 0, ms: 0 }]);
});

test('a failed check shows its output, shortened in the summary', () => {
  const results = newResults();
  results.check('lint', {
    ok: false,
    ms: 10,
    output: Array.from({ length: 50 }, (_, nth) => `line ${nth}`).join('\n'),
  });
  const [failure] = results.failures();
  expect(failureText(failure)).toContain('line 49');
  expect(failureText(shortened(failure))).not.toContain('line 49');
});

test('events are read from a stream cut anywhere, among other output', () => {
  const event = { type: 'test', title: 'naïve › ✓' };
  const text = `booting\n\u001eduopolis-test ${JSON.stringify(event)}\nleft \u001eduopolis-test {broken\nlast`;
  for (let cut = 0; cut <= text.length; cut++) {
    const events: unknown[] = [];
    const lines: string[] = [];
    const reader = eventReader({
      onEvent: (found: unknown) => void events.push(found),
      onLine: (line: string) => void lines.push(line),
    });
    reader.push(text.slice(0, cut));
    reader.push(text.slice(cut));
    reader.end();
    expect(events).toEqual([event]);
    expect([lines[0], lines.at(-1)]).toEqual(['booting', 'last']);
  }
});
