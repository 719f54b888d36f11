/** Vitest global set-up: in a fresh clone, compiles the server and the command before tests start dozens of them. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const PROGRAMS = [
  'server/src/program.ts',
  'server/src/start.ts',
  'server/src/store/postgres/postgres-store.ts',
  'cli/src/run.ts',
];

/** A process keeps what it compiled when it ends by itself; most servers of the tests are killed. */
export default async function compileAhead() {
  if (existsSync(process.env.NODE_COMPILE_CACHE ?? '')) return;
  const script = PROGRAMS.map((file) => `import '${new URL(`../packages/${file}`, import.meta.url).href}';`);
  const args = ['--conditions=source', '--input-type=module', '--eval', script.join('\n')];
  // Whatever cannot be loaded fails in a test, which says why.
  await promisify(execFile)(process.execPath, args).catch(() => {});
}
