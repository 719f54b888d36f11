/** Checks that the folders of a package do not import each other in a circle. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node24.mjs';
import { circleIn, importsOf } from './testing/folders.mjs';

/** Packages without circles. Add a package when its last one is gone. */
const PACKAGES = ['bots', 'cli', 'protocol', 'rules', 'server', 'table', 'words'];

for (const name of PACKAGES) {
  const cwd = join(ROOT, 'packages', name, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd }).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(join(cwd, file), 'utf8'),
  ]);
  const circle = circleIn(importsOf(files));
  if (circle === undefined) continue;
  console.error(`packages/${name}/src: folders import each other in a circle: ${circle.join(' → ')}`);
  process.exitCode = 1;
}
