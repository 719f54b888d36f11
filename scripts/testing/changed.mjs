/** Which parts a change touches: pure. */
import { STORIES, unitParts } from './parts.mjs';

/** Checks of a change that touches no code. */
const DOCS_CHECKS = ['format', 'rule-coverage'];
const CODE_CHECKS = ['format', 'lint', 'types', 'unused', 'rule-coverage'];

/** Files that everything depends on. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.base\.json|vitest\.config\.ts)$/;
/** Scripts that start the stories. */
const STORY_SCRIPTS = /^scripts\/(client|chromium|e2e|testing\/(stories|story-reporter|events))\.mjs$/;

const isText = (file) =>
  /\.(md|png|txt)$|^LICENSE$|^examples\/.*\.json/.test(file) && !file.startsWith('packages/');

/** A package and all that depend on it, directly or not. */
function withDependents(names, workspaces) {
  const touched = new Set(names);
  let size = -1;
  while (size !== touched.size) {
    size = touched.size;
    for (const { name, needs } of workspaces) if (needs.some((need) => touched.has(need))) touched.add(name);
  }
  return workspaces.filter(({ name }) => touched.has(name)).map(({ part }) => part);
}

/** The parts to run for changed files; `readersOf` finds the parts whose tests read a page of docs. */
export function partsOfChange(files, { workspaces, readersOf }) {
  if (files.length === 0) return [];
  const units = unitParts(workspaces);
  if (files.some((file) => EVERYTHING.test(file))) return [...CODE_CHECKS, 'build', ...units, STORIES];
  const direct = workspaces.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`)));
  const touched = withDependents(
    direct.map(({ name }) => name),
    workspaces,
  );
  const tested = new Set([
    ...touched,
    ...files.filter(isText).flatMap(readersOf),
    ...(files.some((file) => file.startsWith('scripts/')) ? ['scripts'] : []),
  ]);
  const needsStories = touched.includes('e2e') || files.some((file) => STORY_SCRIPTS.test(file));
  return [
    ...(files.every(isText) ? DOCS_CHECKS : CODE_CHECKS),
    ...(touched.includes('web') || needsStories ? ['build'] : []),
    ...units.filter((part) => tested.has(part)),
    ...(needsStories ? [STORIES] : []),
  ];
}
