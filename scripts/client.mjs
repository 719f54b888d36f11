/** npm run build -w @duopolis/web: builds the browser client if it is missing or older than its sources; works on Node 20 itself. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runTool } from './node24.mjs';
import { withLock } from './testing/lock.mjs';

const WEB = join(ROOT, 'packages', 'web');
const REPORTS = join(ROOT, 'reports');
/** The folder of the built client. */
export const CLIENT = join(WEB, 'dist');
const BUILT = join(CLIENT, 'index.html');
/** Its own sources and those of the packages it uses. */
const SOURCES = ['web', 'rules', 'bots', 'table', 'protocol', 'words'].map((name) =>
  join(ROOT, 'packages', name, 'src'),
);

const changedAt = (file) => statSync(file).mtimeMs;

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

function isBuilt() {
  if (!existsSync(BUILT)) return false;
  const built = changedAt(BUILT);
  const sources = [
    join(WEB, 'index.html'),
    join(WEB, 'embed.html'),
    ...SOURCES.filter(existsSync).flatMap(filesIn),
  ];
  return sources.every((file) => changedAt(file) <= built);
}

/** Builds beside the old client and swaps the two, so that a server never sees a partial one. */
async function build(stdio) {
  mkdirSync(REPORTS, { recursive: true });
  const folder = mkdtempSync(join(REPORTS, 'client-'));
  const [next, previous] = [join(folder, 'next'), join(folder, 'previous')];
  try {
    // A test that builds the client must not build the one for development.
    const options = { cwd: WEB, stdio, env: { NODE_ENV: 'production' } };
    const args = ['build', '--logLevel', 'error', '--outDir', next];
    const embed = ['--config', 'vite.embed.config.ts'];
    for (const own of [['--emptyOutDir'], embed, [...embed, '--ssr']])
      if ((await runTool('vite', [...args, ...own], options)) !== 0) return false;
    if (existsSync(CLIENT)) renameSync(CLIENT, previous);
    renameSync(next, CLIENT);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether there is an up-to-date client now. */
export async function buildClient(stdio = ['ignore', 2, 2]) {
  if (isBuilt()) return true;
  const built = await withLock(join(REPORTS, 'locks', 'client'), () => {
    if (isBuilt()) return true;
    console.error('Building the browser client …');
    return build(stdio);
  });
  if (!built) console.error('The browser client could not be built; see the message above.');
  return built;
}

if (process.argv[1]?.endsWith('client.mjs')) process.exitCode = (await buildClient()) ? 0 : 1;
