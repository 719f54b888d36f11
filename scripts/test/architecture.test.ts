/** The path of a request, as docs/ARCHITECTURE.md draws it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../node24.mjs';

const PACKAGES = new Set(['protocol', 'rules', 'table']);
const HOMES: Readonly<Record<string, string>> = {
  browser: 'packages/web/src/game',
  server: 'packages/server/src',
  host: 'packages/table/src',
};

/** Each file of the diagram once; a prefix such as `rules:` is for the rest of its box. */
function filesOnThePath(diagram: string): readonly string[] {
  const files = new Set<string>();
  let home = '';
  for (const line of diagram.split('\n')) {
    const [, part] = /subgraph (\w+)/.exec(line) ?? [];
    if (part !== undefined) home = HOMES[part] ?? '';
    for (const [, box = ''] of line.matchAll(/"([^"]*\.tsx?[^"]*)"/g)) {
      let folder = home;
      for (const label of box.split('<br>')) {
        const [file = '', name = ''] = label.replace(', again', '').split(': ').toReversed();
        if (PACKAGES.has(name)) folder = `packages/${name}/src`;
        for (const one of file.split(', ')) files.add(`${folder}/${one}`);
      }
    }
  }
  return [...files];
}

test('the path of a request is at most 30 files, and they exist', () => {
  const page = readFileSync(join(ROOT, 'docs', 'ARCHITECTURE.md'), 'utf8');
  const files = filesOnThePath(/```mermaid\n(.*?)```/s.exec(page)?.[1] ?? '');
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(page).toContain(`from the click to the disk and back, is ${files.length} files:`);
  expect(files.length).toBeLessThanOrEqual(30);
});
