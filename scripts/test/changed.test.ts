/** Which parts a change touches. */
import { expect, test } from 'vitest';
import { partsOfChange } from '../testing/changed.mjs';
import { workspaces } from '../testing/parts.mjs';

const choose = (...files: readonly string[]): readonly string[] =>
  partsOfChange(files, {
    workspaces: workspaces(),
    readersOf: (file: string) => (file === 'docs/PROTOCOL.md' ? ['server'] : []),
  });

const CODE = ['format', 'lint', 'types', 'unused', 'rule-coverage'];

test('nothing changed, nothing runs', () => {
  expect(choose()).toEqual([]);
});

test('a page of docs needs no tests, except those that read it', () => {
  expect(choose('README.md')).toEqual(['format', 'rule-coverage']);
  expect(choose('docs/PROTOCOL.md')).toEqual(['format', 'rule-coverage', 'server']);
});

test('a package runs with all that depend on it, directly or not', () => {
  expect(choose('packages/rules/src/city.ts')).toEqual([
    ...CODE,
    'build',
    'bots',
    'cli',
    'protocol',
    'rules',
    'server',
    'table',
    'web',
    'words',
    'stories',
  ]);
  expect(choose('packages/cli/src/main.ts')).toEqual([...CODE, 'cli']);
});

test.each(['packages/web/src/app/main.tsx', 'packages/server/src/main.ts', 'e2e/test/home.spec.ts'])(
  '%s runs the stories',
  (file) => {
    expect(choose(file)).toContain('stories');
  },
);

test('a script runs the tests of the scripts; those that start the stories run them too', () => {
  expect(choose('scripts/picture.mjs')).toEqual([...CODE, 'scripts']);
  expect(choose('scripts/client.mjs')).toContain('stories');
});

test('a change to shared configuration runs everything', () => {
  expect(choose('package-lock.json', 'README.md')).toEqual(
    expect.arrayContaining([...CODE, 'rules', 'stories']),
  );
});
