/** A lock file next to a file, so that two processes never write it at the same time. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { ok, refuse, type Result } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../cli-problem.ts';

const TRIES = 50;
const PAUSE_MS = 20;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
};

const isAlive = (owner: number): boolean => {
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
};

/** The owner of a lock; one of this machine whose process has ended has none. */
function ownerOf(lock: string): number | undefined {
  try {
    const [host = '', process = ''] = readFileSync(lock, 'utf8').split(' ');
    const owner = Number(process);
    return host !== hostname() || isAlive(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the function that releases it. */
export function lockFile(file: string): Result<() => void, CliProblem> {
  const lock = `${file}.lock`;
  let owner = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const open = openSync(lock, 'wx');
      writeSync(open, `${hostname()} ${process.pid}`);
      closeSync(open);
      const release = (): void => {
        process.off('exit', release);
        rmSync(lock, { force: true });
      };
      process.once('exit', release);
      return ok(release);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        return refuse({ code: 'unwritable', file: lock, trouble: troubleOf(error) });
      }
    }
    // A new lock may have no owner written yet, so a dead one gets a few tries.
    const found = ownerOf(lock);
    if (found === undefined && tries > 2) rmSync(lock, { force: true });
    owner = found ?? owner;
    pause();
  }
  return refuse({ code: 'campaign-busy', file, process: owner });
}
