/** Style sheets of the table: for some selectors in :has() the browser checks every element that is added to the page. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../../src/', import.meta.url).pathname;
const SHEETS = globSync('{game,kit}/**/*.css', { cwd: SOURCES });

/** The arguments of every :has(), which may contain brackets of their own. */
function argumentsIn(css: string): readonly string[] {
  return css
    .split(':has(')
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = Array.from(rest).findIndex((sign) => {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

test('nothing in :has() is selected by its place among others, by :not() or by an attribute that every tile has', () => {
  const all = SHEETS.flatMap((sheet) =>
    argumentsIn(readFileSync(`${SOURCES}${sheet}`, 'utf8')).map((argument) => `${sheet}: ${argument}`),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((one) => /:not\(|:nth-|-child|-of-type|\*|\[/.test(one))).toEqual([]);
});
