/** What the build tells the page's first script: the files of each screen, and its words in each language. */
import { expect, test } from 'vitest';
import { partFiles } from '../../preload.ts';

interface Made {
  readonly of?: string;
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly css?: readonly string[];
}

type Bundle = Parameters<typeof partFiles>[0];

/** As the bundler tells of it, in short. */
const bundleOf = (made: { readonly [file: string]: Made }): Bundle =>
  Object.fromEntries(
    Object.entries(made).map(([fileName, { of, imports = [], later = [], css = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        facadeModuleId: of === undefined ? null : `/somewhere/packages/web/${of}`,
        moduleIds: of === undefined ? [] : [`/somewhere/packages/web/${of}`],
        imports,
        dynamicImports: later,
        viteMetadata: { importedCss: new Set(css) },
      },
    ]),
  ) as unknown as Bundle;

const BUNDLE = bundleOf({
  'first.js': {
    of: 'src/app/main.tsx',
    css: ['first.css'],
    later: ['en.js', 'game-en.js', 'puzzles.js', 'rules.js'],
  },
  'game-en.js': { of: 'src/game/hand/words/en.ts' },
  'en.js': { of: 'src/kit/words/en.ts' },
  'board.js': { imports: ['first.js'], css: ['board.css'], later: ['capitals.js'] },
  'say.js': { later: ['puzzles-en.js', 'puzzles-fr.js'] },
  'puzzles.js': {
    of: 'src/features/puzzles/puzzles-screen.tsx',
    imports: ['first.js', 'board.js', 'say.js'],
  },
  'puzzles-en.js': { of: 'src/features/puzzles/words/en.ts', imports: ['plural.js', 'board.js'] },
  'puzzles-fr.js': { of: 'src/features/puzzles/words/fr.ts' },
  'plural.js': {},
  'capitals.js': { of: 'src/kit/art/capitals/index.ts' },
  'rules.js': { of: 'src/features/rules/rules-screen.tsx', later: ['rules-en.js', 'editor-en.js'] },
  'rules-en.js': { of: 'src/features/rules/words/en.ts', imports: ['plural.js'] },
  'editor-en.js': { of: 'src/game/sketch/words/en.ts', imports: ['plural.js', 'en.js'] },
});

test.each([
  ['en', ['en.js']],
  ['puzzles', ['puzzles.js', 'board.js', 'board.css', 'say.js']],
  ['puzzles-en', ['puzzles-en.js', 'plural.js']],
  ['puzzles-fr', ['puzzles-fr.js']],
  ['rules-en', ['rules-en.js', 'plural.js', 'editor-en.js']],
  ['puzzles-ru', undefined],
])('%s preloads %j: nothing that every page has, nothing that is shown later', (part, files) => {
  const first = BUNDLE['first.js'];
  expect(partFiles(BUNDLE, first?.type === 'chunk' ? first : undefined).get(part)).toEqual(files);
});
