/** Finds the Node this project runs on (24 or newer) and runs programs with it; works on Node 20 itself. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './testing/root.mjs';
import { withLock } from './testing/lock.mjs';

export { ROOT };
const MODULES = join(ROOT, 'node_modules');
const NEEDED = 24;

/** The program of the package that provides Node for a system, whether it is installed or not. */
export function providedNode({ platform, arch } = process) {
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  // The Node of Macs with an Apple chip comes from another family of packages.
  const name = system === 'darwin-arm64' ? `node-bin-${system}` : `node-${system}`;
  return join(MODULES, name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** The path of Node 24 or newer, if there is one: before the packages are installed there may be none. */
const nodeIfAny = () =>
  [Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : providedNode()].find(
    existsSync,
  );

/** The path of Node 24 or newer, or an error that says what to do. */
export function findNode() {
  const found = nodeIfAny();
  if (found !== undefined) return found;
  throw new Error(
    `Duopolis needs Node ${NEEDED} or newer; this is ${process.version}, and no package provides one for ` +
      `${process.platform} ${process.arch}. Install Node ${NEEDED} from nodejs.org and try again.`,
  );
}

/** The packages whose command has another name than the package. */
const PACKAGES = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  playwright: '@playwright/test',
};

/** The JavaScript file behind a command of a package: it runs the same on every system, without a shell. */
export function toolFile(command) {
  const folder = join(MODULES, PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment of a child: our Node, if it is installed yet, and the packages' commands come first in its path. */
function childEnv(extra) {
  const env = { ...process.env, ...extra };
  // Windows spells it "Path".
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const node = nodeIfAny();
  const ours = node === undefined ? [] : [dirname(node)];
  env[name] = [...ours, join(MODULES, '.bin'), env[name] ?? ''].join(delimiter);
  return env;
}

/** Children to stop when this process is stopped, and the signal that each understands. */
const running = new Map();
let stopped = false;
process.on('SIGINT', () => {
  stopped = true; // a terminal sends it to the children too; they decide
});
process.on('SIGTERM', () => {
  stopped = true;
  for (const [child, signal] of running) child.kill(signal);
});

/** Whether this process is stopping: nothing new should begin. */
export const isStopped = () => stopped;

/** Starts a program; `env` is added to the environment. */
export function start(program, args, { env, stopSignal = 'SIGTERM', ...options } = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options, env: childEnv(env) });
  running.set(child, stopSignal);
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  }).finally(() => running.delete(child));
  return { child, ended };
}

/** Runs a program; resolves to its exit code. */
export const run = (program, args, options) => start(program, args, options).ended;

/** Starts a command of an installed package. Playwright stops its server and browsers on SIGINT only. */
export const startTool = (command, args, options) =>
  start(findNode(), [toolFile(command), ...args], { stopSignal: 'SIGINT', ...options });

export const runTool = (command, args, options) => startTool(command, args, options).ended;

/** TypeScript runs unbuilt, from the sources of every workspace. */
export const runSource = (file, args) => run(findNode(), ['--conditions=source', file, ...args]);

const SERVER = join(ROOT, 'packages', 'server');

/** The server, with the same flags as in its image. */
export const runServer = (args) => {
  const flags = JSON.parse(readFileSync(join(SERVER, 'node-flags.json'), 'utf8'));
  return run(findNode(), [...flags, join(SERVER, 'src', 'main.ts'), ...args]);
};

/** Whether the packages are as new as the lockfile. */
function isInstalled() {
  const installed = join(MODULES, '.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
  );
}

const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Runs npm: its own file if npm started us, so that no shell is needed; otherwise npm from the path. */
export function npm(args, cwd = ROOT) {
  const file = process.env.npm_execpath ?? '';
  const all = [...args, ...FLAGS];
  const quiet = { cwd, stdio: ['ignore', 2, 2] };
  const child = /npm-cli\.c?js$/.test(file)
    ? spawn(process.execPath, [file, ...all], quiet)
    : spawn('npm', all, { ...quiet, shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Installs the packages if they are missing or older than the lockfile; two runs in one clone do it once. */
export async function install() {
  if (isInstalled()) return;
  await withLock(join(ROOT, 'reports', 'locks', 'install'), async () => {
    if (isInstalled()) return;
    console.error('Installing packages …');
    const command = existsSync(MODULES) ? 'install' : 'ci';
    const code = await npm([command]);
    if (code !== 0) throw new Error(`npm ${command} failed with code ${code}; see its message above.`);
  });
}
