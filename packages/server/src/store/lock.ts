/** One process at a time uses a data folder: a lock that the system lets go of even when the process is killed. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'duopolis.lock';

/** Lets go of the lock; nothing if another process holds it. */
export function lockFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  return () => lock.close();
}
