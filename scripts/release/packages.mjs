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

const fits = (systems, only) => systems.some((system) => only?.includes(system) !== false);

/** Whether npm installs a package in the image: on Linux with the library of Debian, with either of two processors. */
const isForImage = ({ os, cpu, libc }) =>
  fits(['linux'], os) && fits(['x64', 'arm64'], cpu) && fits(['glibc'], libc);

/** What a package loads: its dependencies, and the optional ones that fit the image, such as the program of an image library. */
function dependenciesOf(lock, path) {
  const { dependencies = {}, optionalDependencies = {} } = lock[path];
  const needed = Object.keys(dependencies).map((name) => {
    const dependency = locate(lock, path, name);
    if (dependency === undefined) throw new Error(`${path} needs ${name}, which is not in the lockfile.`);
    return dependency;
  });
  const optional = Object.keys(optionalDependencies).map((name) => locate(lock, path, name));
  return [...needed, ...optional.filter((one) => one !== undefined && isForImage(lock[one]))];
}

/** Folders of all packages that some workspaces need in production, those workspaces included, in order. */
export function productionPackages(lock, from = RELEASED) {
  const found = new Set(from);
  for (const path of found)
    for (const dependency of dependenciesOf(lock, path)) found.add(resolved(lock, dependency));
  return [...found].toSorted();
}

/** The name of a package by its folder. */
export const nameOf = (lock, path) => lock[path].name ?? path.split('node_modules/').at(-1);
