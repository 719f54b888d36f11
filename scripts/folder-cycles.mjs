/** Checks that the folders of a package, at every depth, do not import each other in a circle. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node24.mjs';
import { circleIn, importsOf, importsWithin } from './testing/folders.mjs';

const PACKAGES = ['bots', 'cli', 'protocol', 'rules', 'server', 'table', 'web', 'words'];

const fail = (text) => {
  console.error(text);
  process.exitCode = 1;
};

for (const name of PACKAGES) {
  const cwd = join(ROOT, 'packages', name, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd }).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(join(cwd, file), 'utf8'),
  ]);
  // Folders with everything in them, then their own folders, down to the innermost.
  for (const depth of [1, 2, Number.POSITIVE_INFINITY]) {
    const imports = importsOf(files, depth);
    const circle = circleIn(imports);
    if (circle !== undefined)
      fail(`packages/${name}/src: folders import each other in a circle: ${circle.join(' → ')}`);
    if (depth !== 2) continue;
    for (const [from, to] of importsWithin('features', imports))
      fail(`packages/${name}/src: ${from} imports ${to}; move what they share into game or kit`);
  }
}
