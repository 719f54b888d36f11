/** The parts of `npm test`, read from the repository: checks, packages with unit tests, stories. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from './root.mjs';

/** In the order of the summary. */
export const CHECKS = ['format', 'lint', 'types', 'unused', 'rule-coverage', 'build'];

export const STORIES = 'stories';
const SCRIPTS = 'scripts';

/** Workspaces outside packages/, and what they use without a dependency: the stories drive client and server. */
const OTHERS = { e2e: ['@duopolis/web', '@duopolis/server'], bench: [] };

function workspace(folder, extra = []) {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return {
    part: folder.replace(/^packages\//, ''),
    folder,
    name: manifest.name,
    needs: [...needs, ...extra],
  };
}

/** Every workspace with its dependencies. */
export const workspaces = () => [
  ...readdirSync(join(ROOT, 'packages'))
    .filter((name) => existsSync(join(ROOT, 'packages', name, 'package.json')))
    .map((name) => workspace(`packages/${name}`)),
  ...Object.entries(OTHERS).map(([folder, extra]) => workspace(folder, extra)),
];

/** The parts whose tests run in Vitest. */
export const unitParts = (all = workspaces()) => [
  ...all.filter(({ folder }) => folder.startsWith('packages/')).map(({ part }) => part),
  SCRIPTS,
];

export const allParts = () => [...CHECKS, ...unitParts(), STORIES];

const folderOf = (part) => {
  if (part === STORIES) return 'e2e/test';
  return part === SCRIPTS ? 'scripts/test' : `packages/${part}/test`;
};

/** The test files of a part whose path contains the filter. */
export function testFiles(part, filter = '') {
  const folder = folderOf(part);
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && name.includes(filter))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}

/** The parts whose tests mention a file by name, such as a page of docs that they check. */
export const readersOf = (file) =>
  unitParts().filter((part) =>
    testFiles(part).some((test) => readFileSync(join(ROOT, test), 'utf8').includes(file.split('/').at(-1))),
  );
