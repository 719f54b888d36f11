/** Licences that may be shipped with an MIT program, and those that are fine for tools that are not shipped. */
import { nameOf, productionPackages, readLock } from './packages.mjs';

const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Zlib',
];
/** Libraries that are loaded, unchanged, as files of their own. */
const LOADED = { '@img/sharp-': ['LGPL-3.0-or-later'], 'web-push': ['MPL-2.0'] };
const TOOLS = [...SHIPPED, 'MPL-2.0', 'CC-BY-4.0', 'CC0-1.0', 'Python-2.0', 'Unlicense'];

/** Whether an SPDX expression can be met: one of its alternatives has only allowed licences. */
export const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => allowed.includes(licence.trim())));

/** Packages whose licence is missing or not allowed, one line each. */
export function licenceProblems(lock) {
  // The browser client is shipped too: its packages are built into it.
  const shipped = new Set(productionPackages(lock, ['packages/server', 'packages/cli', 'packages/web']));
  return Object.entries(lock)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .flatMap(([path, { license: licence = 'none' }]) => {
      const name = nameOf(lock, path);
      const loaded = Object.entries(LOADED).flatMap(([start, allowed]) =>
        name.startsWith(start) ? allowed : [],
      );
      const allowed = [...(shipped.has(path) ? SHIPPED : TOOLS), ...loaded];
      return isAllowed(licence, allowed) ? [] : [`${name}: ${licence}`];
    });
}

if (process.argv[1]?.endsWith('licences.mjs')) {
  const problems = licenceProblems(readLock());
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
