/** A lock between processes: a folder that names its owner, so that the lock of a dead process is taken over. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 200;
/** A lock without an owner was left between two steps of taking it. */
const UNOWNED_MS = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const ownerFile = (folder) => join(folder, 'pid');

function isStale(folder) {
  try {
    return !isAlive(Number(readFileSync(ownerFile(folder), 'utf8')));
  } catch {
    const taken = statSync(folder, { throwIfNoEntry: false });
    return taken !== undefined && Date.now() - taken.mtimeMs > UNOWNED_MS;
  }
}

/** Whether this process has the lock now. */
export function takeLock(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isStale(folder)) releaseLock(folder);
    return false;
  }
  writeFileSync(ownerFile(folder), String(process.pid));
  return true;
}

export const releaseLock = (folder) => rmSync(folder, { recursive: true, force: true });

/** Waits for the lock, does the work, and releases it. */
export async function withLock(folder, work) {
  // oxlint-disable-next-line no-await-in-loop -- until it is free
  while (!takeLock(folder)) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    releaseLock(folder);
  }
}
