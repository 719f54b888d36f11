/** The lockfile lists every package of every system, so that `npm ci` works everywhere. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly link?: boolean;
        readonly integrity?: string;
        readonly optional?: boolean;
        readonly os?: readonly string[];
        readonly cpu?: readonly string[];
        readonly libc?: readonly string[];
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const { packages }: Locked = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** A package is found in the folder of its dependent or in one above it. */
function isLocked(dependent: string, name: string): boolean {
  const folders = dependent.split('/node_modules/');
  return folders
    .map((_, nth) => folders.slice(0, folders.length - nth).join('/node_modules/'))
    .concat('')
    .some((folder) => `${folder}/node_modules/${name}`.replace(/^\//, '') in packages);
}

test('every dependency of a package is in the lockfile, also those for other systems', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no package is tied to the address of a registry', () => {
  const addresses = Object.values(packages).flatMap(({ resolved = '' }) =>
    /^https?:/.test(resolved) ? [resolved] : [],
  );
  expect(addresses).toEqual([]);
});

const fits = (system: string, only?: readonly string[]): boolean => only?.includes(system) !== false;

/** The packages of this system are always installed, so their checksums could be read. */
test('every package has a checksum, but for some of other systems', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { link, integrity }]) =>
      path.includes('node_modules/') && link !== true && integrity === undefined,
  );
  const unexpected = unchecked.filter(
    ([, { optional, os, cpu, libc }]) =>
      optional !== true || (fits('linux', os) && fits('x64', cpu) && fits('glibc', libc)),
  );
  expect(unexpected.map(([path]) => path)).toEqual([]);
});
