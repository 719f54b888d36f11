/** Removes what npm installs beside the packages of the image, such as a compiler that a library names as an optional peer. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages, readLock } from './packages.mjs';

/** The folders of packages that are installed, but not needed; those inside of others go with them. */
const superfluous = (lock) => {
  const needed = new Set(productionPackages(lock));
  const isNeeded = (path) => needed.has(lock[path].link === true ? lock[path].resolved : path);
  return Object.keys(lock).filter((path) => path.includes('node_modules/') && !isNeeded(path));
};

export function prune(folder, lock = readLock()) {
  const paths = superfluous(lock).filter((path) => existsSync(join(folder, path)));
  /** Links to programs of packages: nothing in the image runs one. */
  for (const path of [...paths, 'node_modules/.bin'])
    rmSync(join(folder, path), { recursive: true, force: true });
  return paths;
}

if (process.argv[1]?.endsWith('prune.mjs')) console.log(`removed: ${prune(process.cwd()).join(' ')}`);
