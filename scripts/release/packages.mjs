/** The packages that run in production, found in the lockfile: what the server and the command need, and nothing for development. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../testing/root.mjs';

/** The workspaces of the image. */
export const RELEASED = ['packages/server', 'packages/cli'];

export const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Node looks for a package in the folder of its dependent, then in those above it. */
function locate(lock, dependent, name) {
  const folders = dependent.split('/node_modules/');
  for (let depth = folders.length; depth > 0; depth--) {
    const path = `${folders.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
    if (path in lock) return path;
  }
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined;
}

/** Follows the link of a workspace to its folder. */
const resolved = (lock, path) => (lock[path].link === true ? lock[path].resolved : path);

/** Folders of all packages that some workspaces need in production, those workspaces included, in order. */
export function productionPackages(lock, from = RELEASED) {
  const found = new Set(from);
  for (const path of found) {
    for (const name of Object.keys(lock[path].dependencies ?? {})) {
      const dependency = locate(lock, path, name);
      if (dependency === undefined) throw new Error(`${path} needs ${name}, which is not in the lockfile.`);
      found.add(resolved(lock, dependency));
    }
  }
  return [...found].toSorted();
}

/** The name of a package by its folder. */
export const nameOf = (lock, path) => lock[path].name ?? path.split('node_modules/').at(-1);
