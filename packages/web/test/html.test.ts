/** People's input is shown as text: only our own drawings become HTML. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const HTML =
  /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment|srcdoc|\beval\(|new Function\(/;

test('only the drawings of art are set as HTML', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const found = files.filter((path) => HTML.test(readFileSync(new URL(path, root), 'utf8')));
  expect(found.toSorted()).toEqual(
    ['emblem.tsx', 'skyline.tsx', 'sprite.ts', 'vignettes.tsx'].map((name) => `kit/art/${name}`),
  );
});

test('the drawings have no data about people', () => {
  const files = globSync('kit/art/{emblem,skyline,sprite,vignettes}.{ts,tsx}', { cwd: root });
  const imports = files.flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? ''),
  );
  expect(files.length).toBe(4);
  expect(
    imports.filter((from) => /@duopolis\/(table|protocol)|\.\.\/(\.\.\/|store|account)/.test(from)),
  ).toEqual([]);
});
