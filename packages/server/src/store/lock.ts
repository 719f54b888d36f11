/** One process at a time uses a data folder: the system releases this lock even when the process is killed. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, markAsLockError } from './trouble.ts';

export const LOCK_FILE = 'duopolis.lock';

/** Releases the lock; nothing if another process holds it. */
export function lockFolder(folder: string): (() => void) | undefined {
  const file = join(folder, LOCK_FILE);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw markAsLockError(file, error);
    return undefined;
  }
  return () => lock.close();
}
