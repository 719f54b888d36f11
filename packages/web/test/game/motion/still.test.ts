/** A6: with reduced motion no element has a transition of its own. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/kit/style/base.css', import.meta.url), 'utf8');

const blockAfter = (start: string): string => css.slice(css.indexOf(start)).split('}')[0] ?? '';

test.each(['@media (prefers-reduced-motion: reduce)', 'html[data-still] *'])('%s', (start) => {
  expect(css).toContain(start);
  expect(blockAfter(start)).toContain('transition: none !important');
  expect(blockAfter(start)).not.toMatch(/transition-(property|duration)/);
  expect(blockAfter(start)).toContain('animation-iteration-count: 1 !important');
});
