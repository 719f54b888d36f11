/** Finds the Node this project runs on (24 or newer) and runs programs with it; works on Node 20 itself. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED = 24;

const bin = (name) => join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** The path of a fit Node, or a sentence that says what to do. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  const brought = bin('node');
  if (existsSync(brought)) return brought;
  throw new Error(
    `Duopolis needs Node ${NEEDED} or newer; this is ${process.version} and none came with the packages. ` +
      `Run "npm install" (Linux and Windows bring their own), or install Node ${NEEDED}.`,
  );
}

/** Runs a command with our Node first in the path; resolves to its exit code. */
export function run(command, args, options = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
  };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit', ...options });
  process.on('SIGINT', () => {}); // the child gets it too and decides
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** TypeScript runs unbuilt, from the sources of every workspace. */
export const runSource = (file, args) => run(findNode(), ['--conditions=source', file, ...args]);

/** Installs the packages if they are missing or older than the lockfile. */
export async function install() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const wanted = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.error('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) throw new Error(`npm install failed with code ${code}; see its message above.`);
}
