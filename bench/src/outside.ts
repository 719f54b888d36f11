/** Folders with separate packages, outside the default install: installed when first needed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ARGS = [
  'install',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--ignore-scripts',
  '--no-workspaces',
  '--loglevel=error',
];

export function installIn(folder: string, what: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.error(`Installing ${what} …`);
  const { status } = spawnSync('npm', ARGS, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm install of ${what} failed with code ${status}`);
}
