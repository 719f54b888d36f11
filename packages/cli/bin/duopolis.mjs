#!/usr/bin/env node
/** Starts duopolis on Node 24 or newer, from its sources where they are, and passes on input, signals and exit code. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
/** Node's usual place for compiled code; reading it back makes the start three times as fast. */
const COMPILED = join(tmpdir(), 'node-compile-cache');
const fromSource = existsSync(join(PACKAGE, 'src', 'main.ts'));
const main = join(PACKAGE, fromSource ? join('src', 'main.ts') : join('dist', 'main.js'));
const isFit = Number(process.versions.node.split('.')[0]) >= NEEDED;

/** The Node that came with the packages, in this folder's node_modules or one above. */
function broughtNode() {
  const file = process.platform === 'win32' ? 'node.cmd' : 'node';
  for (let folder = PACKAGE; ; folder = dirname(folder)) {
    const node = join(folder, 'node_modules', '.bin', file);
    if (existsSync(node)) return node;
    if (folder === dirname(folder)) return undefined;
  }
}

function start(node) {
  const conditions = fromSource ? ['--conditions=source'] : [];
  const child = spawn(node, [...conditions, main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    shell: node.endsWith('.cmd'),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`duopolis: can't start ${node}: ${error.message}`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const node = isFit ? process.execPath : broughtNode();
if (node === undefined) {
  console.error(
    `duopolis: needs Node ${NEEDED} or newer, but this is ${process.version}; install Node ${NEEDED}, or run "npm install" where duopolis is.`,
  );
  process.exit(2);
} else if (isFit && !fromSource) {
  await import(main);
} else {
  start(node);
}
