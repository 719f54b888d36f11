/** A copy on the disk: checked before it is made, and synced before it counts. */
import { closeSync, fsyncSync, lstatSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Copied {
  readonly file: string;
  readonly bytes: number;
}

export const sizeOf = (file: string): Copied => ({ file, bytes: statSync(file).size });

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** Checked before copying: the folder exists, and only a regular file would be replaced. */
export function mustBeFile(file: string): void {
  if (!statSync(dirname(file)).isDirectory()) throw failing('ENOTDIR');
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) throw failing('EISDIR');
}

/** Deletes a partial copy, and the files that opening it created. */
export function discard(part: string): void {
  try {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  } catch {}
}

/** Waits until a file is on the disk. */
export function settle(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Syncs the names in a folder, where the system can: without it a power cut may bring an old name back. */
export function settleFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {}
}
