/** The data folder, readable by its owner only. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates one folder at a time, so that the first refusal of the system is reported and not retried forever. */
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
