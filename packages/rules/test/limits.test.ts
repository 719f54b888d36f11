/** docs/SECURITY.md lists exactly the limits of the page, with their values. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';

const page = readFileSync(new URL('../../../docs/SECURITY.md', import.meta.url), 'utf8');

const ROW = /^\| [^|]+ \| `(\w+)` *\| ([\d,]+) *\| [^|]+\|$/gm;

test('the documented limits are the ones in force', () => {
  const listed = Array.from(page.matchAll(ROW), ([, name = '', most = '']) => [
    name,
    Number(most.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(listed)).toEqual(LIMITS);
});

test('every limit is a positive whole number', () => {
  expect(Object.values(LIMITS).filter((limit) => !Number.isSafeInteger(limit) || limit <= 0)).toEqual([]);
});
