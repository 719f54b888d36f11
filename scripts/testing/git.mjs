/** What git knows about this clone: changed files, and a fingerprint of the code. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const MOST_OUTPUT = 256 * 1024 * 1024;

/** The output of a git command, or nothing if it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  return status === 0 ? stdout.trim() : undefined;
}

const linesOf = (text) => (text ?? '').split('\n').filter((line) => line !== '');

const uncommitted = () => [
  ...linesOf(git('diff', '--name-only', 'HEAD')),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];

/** Where this branch left main; on main itself, the last commit if nothing is uncommitted. */
function baseOf(isClean) {
  const main = ['main', 'origin/main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  const base = main === undefined ? undefined : git('merge-base', main, 'HEAD');
  const head = git('rev-parse', 'HEAD');
  if (base !== undefined && base !== head) return base;
  return isClean ? git('rev-parse', 'HEAD~1') : head;
}

/** The changed files, or nothing outside a git clone. */
export function changedFiles() {
  if (git('rev-parse', 'HEAD') === undefined) return undefined;
  const now = uncommitted();
  const base = baseOf(now.length === 0);
  const committed = base === undefined ? [] : linesOf(git('diff', '--name-only', base, 'HEAD'));
  return [...new Set([...now, ...committed])];
}

export const commit = () => git('rev-parse', '--short', 'HEAD') ?? 'unknown';

/** The same for the same code, committed or not; pages of docs don't count. */
export function fingerprint() {
  const hash = createHash('sha256');
  const files = linesOf(git('ls-files', '--cached', '--others', '--exclude-standard'));
  for (const file of new Set(files)) {
    const path = join(ROOT, file);
    if (file.endsWith('.md') || !existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
