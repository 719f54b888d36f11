/** Components find each other's elements through the registry (`game/motion/element-registry.ts`), never by searching the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

const sourcesIn = (layer: string): readonly string[] =>
  readdirSync(join(SOURCES, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(layer, file));

test('no file of the game or of a feature searches the document by a selector', () => {
  const files = ['game', 'features'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((file) =>
      /document\.(?:querySelector|getElementsBy)/.test(readFileSync(join(SOURCES, file), 'utf8')),
    ),
  ).toEqual([]);
});
