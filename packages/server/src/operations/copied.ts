/** A copy on the disk: looked at before it is made, and kept before it counts. */
import { closeSync, fsyncSync, lstatSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Copied {
  readonly file: string;
  readonly bytes: number;
}

export const sizeOf = (file: string): Copied => ({ file, bytes: statSync(file).size });

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** Said before there is half a copy: the folder is there, and nothing but a file would be replaced; a device is none. */
export function mustBeFile(file: string): void {
  if (!statSync(dirname(file)).isDirectory()) throw failing('ENOTDIR');
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) throw failing('EISDIR');
}

/** Half a copy is not left behind, if there is one, nor what looking at it has left beside it. */
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

/** The same for the names in a folder, where the system can: without it a power cut may bring an old name back. */
export function settleFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {}
}
