/** docs/SECURITY.md names tests and files that exist, and quotes titles that are in them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/SECURITY.md', root), 'utf8');

/** From the root, from `packages`, or a file of the server's tests. */
const pathOf = (name: string): string | undefined =>
  [name, `packages/${name}`, `packages/server/test/${name}`].find((path) => existsSync(new URL(path, root)));

const isThere = (name: string): boolean =>
  pathOf(name) !== undefined || globSync(`packages/*/src/**/${name}`, { cwd: root.pathname }).length > 0;

const names = Array.from(page.matchAll(/`([\w./-]+\.(?:test\.ts|ts|md|json))`/g), ([, name = '']) => name);

test('every named file exists', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test('every attack has a guard and a test, whose title is in its file', () => {
  const [, section = ''] = /^## Attacks that worked once\n(.*?)^## /ms.exec(page) ?? [];
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(rows.length).toBeGreaterThan(35);
  const wrong = rows.flatMap((row) => {
    const [attack = '', guard = '', proof = ''] = row.split(' | ');
    const claims = Array.from(proof.matchAll(/`([^`]+)`([^`]*)/g), ([, path = '', after = '']) => ({
      text: readFileSync(new URL(pathOf(path) ?? 'docs/SECURITY.md', root), 'utf8'),
      titles: Array.from(after.matchAll(/"([^"]+)"/g), ([, title = '']) => title),
    }));
    const isProven =
      claims.length > 0 &&
      claims.every(({ text, titles }) => titles.length > 0 && titles.every((title) => text.includes(title)));
    return isProven && /`[^`]+`/.test(guard) ? [] : [attack];
  });
  expect(wrong).toEqual([]);
});
