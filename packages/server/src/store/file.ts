/** Whether a data file can be opened: looked at without writing a byte. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FileProblem } from '@duopolis/words/hosting';
import { APPLICATION_ID, SCHEMA_VERSION, versionOf } from './schema.ts';

export type { FileProblem } from '@duopolis/words/hosting';

const MAGIC = 'SQLite format 3\0';
/** Where the header of an SQLite file has its numbers. */
const HEADER = { length: 100, version: 60, application: 68 } as const;

/** What keeps a file from being opened; a missing or empty one will be made. */
export function fileProblem(file: string, known: number = SCHEMA_VERSION): FileProblem | undefined {
  if (!existsSync(file) || statSync(file).size === 0) return undefined;
  const header = headerOf(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return { code: 'not-our-file', file };
  if (header.readUInt32BE(HEADER.application) !== APPLICATION_ID) return { code: 'not-our-file', file };
  const version = header.readUInt32BE(HEADER.version);
  if (version > known) return { code: 'newer-file', file, version, known };
  return insideProblem(file, known);
}

function headerOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const header = Buffer.alloc(HEADER.length);
    readSync(handle, header, 0, HEADER.length, 0);
    return header;
  } finally {
    closeSync(handle);
  }
}

function insideProblem(file: string, known: number): FileProblem | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const version = versionOf(db);
      if (version > known) return { code: 'newer-file', file, version, known };
      const [found] = db.prepare('PRAGMA quick_check(1)').all() as { readonly quick_check: string }[];
      return found?.quick_check === 'ok' ? undefined : { code: 'damaged-file', file };
    } finally {
      db.close();
    }
  } catch {
    return { code: 'damaged-file', file };
  }
}
