/** Tests that share a worker share its globals: one that replaces them would break another, depending on the order. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ISOLATED, REPLACES } from '../testing/isolated.mjs';
import { ROOT } from '../testing/root.mjs';

const within = { cwd: ROOT };
const sourceOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');

test('tests of the client that replace globals, clocks or modules have workers of their own', () => {
  const isolated = new Set(ISOLATED.flatMap((pattern) => globSync(pattern, within)));
  const replacing = globSync('packages/web/test/**/*.test.{ts,tsx}', within).filter((file) =>
    REPLACES.test(sourceOf(file)),
  );
  expect(replacing.length).toBeGreaterThan(20);
  expect(replacing.filter((file) => !isolated.has(file))).toEqual([]);
});
