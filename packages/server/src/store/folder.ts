/** The folder of the data, made for its owner's eyes. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Folder by folder: where the system will not have a new one, it says so, and is not asked forever. */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let at = resolve(folder);
  while (statSync(at, { throwIfNoEntry: false }) === undefined) {
    missing.unshift(at);
    if (dirname(at) === at) break;
    at = dirname(at);
  }
  for (const one of missing) mkdirSync(one, { mode: 0o700 });
  /** A file in place of the folder is reported here, before anything is looked up in it. */
  if (!statSync(folder).isDirectory()) mkdirSync(folder);
}
