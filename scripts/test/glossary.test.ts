/** The glossary is true: each of its words is used in the file or folder that it names. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testing/root.mjs';

const GLOSSARY = readFileSync(join(ROOT, 'docs', 'GLOSSARY.md'), 'utf8');

/** `| words | meaning | `path` |` */
const ROWS = [...GLOSSARY.matchAll(/^\| ([^|]+?) +\|[^|]*\| `([^`|]+)` +\|$/gm)].map(
  ([, words = '', path = '']) => ({ words: words.split(', '), path }),
);

function textOf(path: string): string {
  const whole = join(ROOT, path);
  if (!statSync(whole).isDirectory()) return readFileSync(whole, 'utf8');
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(whole, file), 'utf8'))
    .join('\n');
}

test('every row has a word and a path', () => {
  const rows = GLOSSARY.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| word '));
  expect(rows.length).toBeGreaterThan(40);
  expect(ROWS.length).toBe(rows.filter((line) => !/^\| -+ /.test(line)).length);
});

test.each(ROWS)('$words: $path exists and uses them', ({ words, path }) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
  const text = textOf(path);
  for (const word of words) expect(text).toMatch(new RegExp(`\\b${word.replace(/[ -]/g, '[ -]?')}`, 'i'));
});
