/** The accessibility report has a row for every success criterion of WCAG 2.2 A and AA, and names only tests that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const REPORT = readFileSync(new URL('docs/ACCESSIBILITY.md', ROOT), 'utf8');

/** https://www.w3.org/TR/WCAG22/, without 4.1.1, which it removed. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const ROWS = [
  ...REPORT.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A+) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
].map(([, id = '', level = '', verdict = '', how = '', tests = '']) => ({
  id,
  level,
  verdict,
  how,
  tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

test.each(['A', 'AA'] as const)('every criterion of level %s has one row', (level) => {
  const ids = ROWS.filter((row) => row.level === level).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(CRITERIA[level].split(' ').toSorted());
});

test.each(ROWS)('$id: a verdict, how, and tests that exist', ({ verdict, how, tests }) => {
  expect(['supports', 'partially', 'not applicable']).toContain(verdict);
  expect(how.length).toBeGreaterThan(10);
  expect(tests.length > 0).toBe(verdict !== 'not applicable');
  expect(tests.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
});

test('2.2.2, 2.3.1: no style sheet has an endless animation', () => {
  const sheets = globSync('packages/web/src/**/*.css', { cwd: ROOT });
  expect(sheets.length).toBeGreaterThan(50);
  const endless = sheets.filter((sheet) => /\binfinite\b/.test(readFileSync(new URL(sheet, ROOT), 'utf8')));
  expect(endless).toEqual([]);
});
