/** The files of words that a language still lacks. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@duopolis/words/language';
import { expect, test } from 'vitest';
import { missingIn } from '../testing/words.mjs';

const FILES = [
  'packages/web/src/game/hand/words/en.ts',
  'packages/web/src/game/hand/words/hand-words.ts',
  'packages/web/src/game/talk/words/en.ts',
  'packages/web/src/game/talk/words/xx.ts',
  'packages/words/src/pieces/en.ts',
  'packages/words/src/explained.ts',
];

test('a made-up language lacks every feature but the one that has its file', () => {
  expect(missingIn(FILES, 'xx')).toEqual([
    'packages/web/src/game/hand/words/xx.ts',
    'packages/words/src/pieces/xx.ts',
  ]);
});

test.each(LANGUAGES)('nothing is missing in %s', (language) => {
  const cwd = join(import.meta.dirname, '..', '..');
  const files = globSync('packages/*/src/**/*.ts', { cwd }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(500);
  expect(missingIn(files, language)).toEqual([]);
});
