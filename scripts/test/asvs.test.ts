/** docs/ASVS.md has every requirement once, and its statements about tests and pages are true. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const page = textOf('docs/ASVS.md');

/** Requirements of levels 1 and 2 in each chapter of version 5.0.0, from V1 on. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const VERDICTS = ['passes by', 'not applicable because', 'open because'] as const;
const LONGEST_PARAPHRASE = 12;

const ROW = /^\| (V(\d+)\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const rows = Array.from(page.matchAll(ROW), ([, id = '', chapter = '', asks = '', verdict = '']) => ({
  id,
  chapter: Number(chapter),
  asks,
  verdict,
}));
type Row = (typeof rows)[number];

const startingWith = (start: string): readonly Row[] =>
  rows.filter(({ verdict }) => verdict.startsWith(`${start} `));

/** A file of tests proves something by one of its titles only. */
const IS_TEST = /\.(test|spec)\.tsx?$/;

interface Claim {
  readonly path: string;
  /** Titles, or parts of them, that the file contains. */
  readonly quoted: readonly string[];
}

/** What a row that passes names: files between backticks, each followed by what is quoted of it. */
const claimsOf = ({ verdict }: Row): readonly Claim[] =>
  Array.from(verdict.matchAll(/`([^`]+)`([^`]*)/g), ([, path = '', after = '']) => ({
    path,
    quoted: Array.from(after.matchAll(/"([^"]+)"/g), ([, text = '']) => text),
  }));

test('every requirement has one row', () => {
  expect(rows.length).toBe(new Set(rows.map(({ id }) => id)).size);
  expect(CHAPTERS.map((_, nth) => rows.filter(({ chapter }) => chapter === nth + 1).length)).toEqual(
    CHAPTERS,
  );
  expect(page.match(/^\| V\d/gm)?.length).toBe(rows.length);
});

test('every row has one of the three verdicts, and says more', () => {
  const judged = new Set(VERDICTS.flatMap(startingWith));
  expect(rows.filter((row) => !judged.has(row))).toEqual([]);
});

test('every requirement has a short summary', () => {
  expect(rows.filter(({ asks }) => asks.split(' ').length > LONGEST_PARAPHRASE)).toEqual([]);
});

test('the counts are those of the rows', () => {
  const counted = [...VERDICTS.map((start) => [start, startingWith(start).length]), ['all', rows.length]];
  const reported = Array.from(page.matchAll(/^\| ([a-z ]+?) +\| (\d+) +\|$/gm), ([, start, count]) => [
    start,
    Number(count),
  ]);
  expect(reported).toEqual(counted);
});

test('the rows to close first are open', () => {
  const [, list = ''] = /^## Close these first\n(.*?)^## /ms.exec(page) ?? [];
  const named = list.match(/V\d+\.\d+\.\d+/g) ?? [];
  const open = new Set(startingWith('open because').map(({ id }) => id));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !open.has(id))).toEqual([]);
});

test('a row that passes names files that exist, and quotes what is in them', () => {
  const wrong = startingWith('passes by').flatMap((row) => {
    const claims = claimsOf(row);
    if (claims.length === 0) return [`${row.id}: no file`];
    return claims.flatMap(({ path, quoted }) => {
      if (!existsSync(new URL(path, root))) return [`${row.id}: ${path} is not there`];
      if (IS_TEST.test(path) && quoted.length === 0) return [`${row.id}: ${path} without a title`];
      const text = textOf(path);
      return quoted
        .filter((title) => !text.includes(title))
        .map((title) => `${row.id}: ${path} has no "${title}"`);
    });
  });
  expect(wrong).toEqual([]);
});
