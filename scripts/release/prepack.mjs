/** Builds what a published package holds, before npm packs it: node ../../scripts/release/prepack.mjs, in its folder. */
import { existsSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, run, runTool, findNode } from '../node24.mjs';

/** A built file is named after its source, so one without a source is from an earlier build. */
const isStale = (folder) => (file) => {
  const [name] = file.split(/\.(?:js|d\.ts)(?:\.map)?$/);
  return !existsSync(join(folder, 'src', `${name}.ts`));
};

/** Compiles the packages to JavaScript with declarations; resolves to the exit code. */
export async function build(names) {
  const folders = names.map((name) => join(ROOT, 'packages', name));
  const isBuilt = folders.every((folder) => existsSync(join(folder, 'dist', 'index.js')));
  const projects = folders.flatMap((folder) =>
    globSync('tsconfig{,.node}.json', { cwd: folder }).map((file) => join(folder, file)),
  );
  const code = await runTool('tsc', ['-b', ...(isBuilt ? [] : ['--force']), ...projects]);
  for (const folder of folders) {
    const dist = join(folder, 'dist');
    for (const file of globSync('**/*.{js,d.ts,js.map}', { cwd: dist }).filter(isStale(folder)))
      rmSync(join(dist, file));
  }
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = fileURLToPath(import.meta.url);
  const isOurs = Number(process.versions.node.split('.')[0]) >= 24;
  process.exitCode = isOurs
    ? await build([basename(process.cwd())])
    : await run(findNode(), [here], { cwd: process.cwd() });
}
