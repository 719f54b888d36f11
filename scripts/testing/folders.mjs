/** Finds import cycles between the folders of a package; imports of types count too. */
import { dirname, join } from 'node:path/posix';

const IMPORT = /^(?:import|export)\s[^'"]*?from\s+['"](\.[^'"]+)['"]/gm;

/**
 * The folder of a file, up to this depth; files beside the folders belong to none, and connect the folders.
 * Words belong to the folder beside them.
 */
const folderOf = (file, depth) => {
  const folders = file.split('/').slice(0, -1);
  const words = folders.indexOf('words', 1);
  const own = folders.slice(0, words < 0 ? depth : Math.min(words, depth));
  return own.length === 0 ? undefined : own.join('/');
};

/** Which folders each folder imports. `files` has paths within `src`, with their text; a depth of 2 distinguishes `game/hand` from `game/board`. */
export function importsOf(files, depth = 1) {
  const imports = new Map();
  for (const [file, text] of files) {
    const from = folderOf(file, depth);
    if (from === undefined) continue;
    const to = imports.get(from) ?? new Set();
    imports.set(from, to);
    for (const [, path] of text.matchAll(IMPORT)) {
      const folder = folderOf(join(dirname(file), path), depth);
      if (folder !== undefined && folder !== from && !folder.startsWith('..')) to.add(folder);
    }
  }
  return imports;
}

/** One cycle as a list of folders, or nothing. */
export function circleIn(imports) {
  const finished = new Set();
  const visit = (folder, path) => {
    const start = path.indexOf(folder);
    if (start >= 0) return [...path.slice(start), folder];
    if (finished.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const circle = visit(next, [...path, folder]);
      if (circle !== undefined) return circle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const circle = visit(folder, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/** Imports from one folder of `layer` to another, as `[from, to]`: its folders know only what is below them. */
export const importsWithin = (layer, imports) =>
  [...imports].flatMap(([from, to]) =>
    from.startsWith(`${layer}/`)
      ? [...to].filter((folder) => folder.startsWith(`${layer}/`)).map((folder) => [from, folder])
      : [],
  );
