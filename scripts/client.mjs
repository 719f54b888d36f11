/** The browser client: built where it is missing or older than its sources; works on Node 20 itself. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './node24.mjs';

const WEB = join(ROOT, 'packages', 'web');
const BUILT = join(WEB, 'dist', 'index.html');
/** What is built into it, of its own and of the packages it uses. */
const SOURCES = ['web', 'rules', 'bots', 'table', 'protocol', 'words'].map((name) =>
  join(ROOT, 'packages', name, 'src'),
);

const changedAt = (file) => statSync(file).mtimeMs;

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

function isBuilt() {
  if (!existsSync(BUILT)) return false;
  const built = changedAt(BUILT);
  const sources = [join(WEB, 'index.html'), ...SOURCES.filter(existsSync).flatMap(filesIn)];
  return sources.every((file) => changedAt(file) <= built);
}

/** Whether there is a client now. */
export async function buildClient() {
  if (isBuilt()) return true;
  console.error('Building the browser client …');
  const code = await run('vite', ['build', '--logLevel', 'error'], { cwd: WEB, stdio: ['ignore', 2, 2] });
  if (code !== 0) console.error('The browser client could not be built; see the message above.');
  return code === 0;
}
