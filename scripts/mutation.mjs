/** npm run mutation: runs Stryker, and installs it first. It is a third of all packages, and nothing else needs it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, npm, ROOT, run } from './node24.mjs';

const FOLDER = join(ROOT, 'scripts', 'mutation');
const STRYKER = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
/** Vitest is a peer dependency: Stryker uses the one of the repository. */
const INSTALL = ['install', '--no-package-lock', '--no-workspaces', '--legacy-peer-deps', '--ignore-scripts'];

async function mutate() {
  if (!existsSync(STRYKER)) {
    console.error('Installing Stryker …');
    const code = await npm(INSTALL, FOLDER);
    if (code !== 0) return code;
  }
  return run(findNode(), [STRYKER, 'run', ...process.argv.slice(2)]);
}

process.exitCode = await mutate();
