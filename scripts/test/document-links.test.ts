/** The files that the documentation names exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testing/root.mjs';

const PAGES = globSync('{*.md,docs/**/*.md,packages/*/README.md,bench/*.md}', { cwd: ROOT });
const SOURCES = globSync('{*,{packages,scripts,e2e,bench,examples}/**/*}.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
}).map((file) => `/${file.replaceAll('\\', '/')}`);

/** The file of a language that does not exist yet. */
const EXAMPLE = 'de.ts';

const namedIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

test.each(PAGES)('%s: files in code style exist', (page) => {
  const named = namedIn(readFileSync(join(ROOT, page), 'utf8'), /`([\w./-]+\.(?:tsx?|mjs|css))`/g);
  const missing = named.filter((name) => !SOURCES.some((file) => file.endsWith(`/${name}`)));
  expect(missing.filter((name) => name !== EXAMPLE)).toEqual([]);
});

test.each(PAGES)('%s: links to files lead somewhere', (page) => {
  const links = namedIn(readFileSync(join(ROOT, page), 'utf8'), /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});
