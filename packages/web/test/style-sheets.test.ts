/** Style sheets take their colours from the tokens, and each is imported by the component beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const SHEETS = FILES.filter((file) => file.endsWith('.css'));

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

/** A hexadecimal colour, a colour function or a named colour, as a value. `currentColor` and system colours are none. */
const RAW =
  /(?<![\w-])(?:#[\da-f]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|gold)(?![\w-])/i;

/** Values only: selectors, comments and addresses may have the same words. */
const rawColours = (sheet: string): readonly string[] =>
  Array.from(
    read(sheet)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/url\([^)]*\)/g, '')
      .matchAll(/(?<=[\s;{])([\w-]+):\s*([^;{}]+)[;}]/g),
    ([, property, value = '']) => `${property}: ${value.trim()}`,
  ).filter((declaration) => RAW.test(declaration.slice(declaration.indexOf(':'))));

test('style sheets have no colours of their own', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(rawColours('kit/style/tokens.css').length).toBeGreaterThan(50);
  const found = SHEETS.filter((sheet) => sheet !== 'kit/style/tokens.css').flatMap((sheet) =>
    rawColours(sheet).map((declaration) => `${sheet}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test('each style sheet of a game part, a feature or the app is imported from its own folder', () => {
  const imported = new Set(
    FILES.filter((file) => /\.(?:tsx?|css)$/.test(file)).flatMap((file) =>
      Array.from(
        read(file).matchAll(/import '\.\/([\w-]+\.css)'|@import '\.\/([\w-]+\.css)'/g),
        ([, one, other]) => join(file, '..', one ?? other ?? '').replaceAll('\\', '/'),
      ),
    ),
  );
  expect(SHEETS.filter((sheet) => !sheet.startsWith('kit/') && !imported.has(sheet))).toEqual([]);
});
