/** Checks whether a data file can be opened, without writing a byte. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FileProblem } from '@duopolis/words/hosting';
import { fileProblemFor } from './trouble.ts';
import { sizeOfWal, walOf } from './wal.ts';
import { APPLICATION_ID, SCHEMA_VERSION, versionOf } from './schema.ts';

export type { FileProblem } from '@duopolis/words/hosting';

const MAGIC = 'SQLite format 3\0';
/** Offsets of numbers in the header of an SQLite file. */
const HEADER = { length: 100, version: 60, application: 68 } as const;

/** How much of a file is checked: every page, or above this size only the pages that a start reads. */
export interface Look {
  readonly known?: number;
  readonly large?: number;
}

const isEmpty = (file: string): boolean => !existsSync(file) || statSync(file).size === 0;

/** A missing or empty file with a log has lost its content: SQLite would create a new one and delete the log. */
export const logProblem = (file: string): FileProblem | undefined =>
  isEmpty(file) && sizeOfWal(file) > 0 ? { code: 'log-without-file', file, log: walOf(file) } : undefined;

/** Why a file can't be opened; a missing or empty one will be created. */
export function fileProblem(
  file: string,
  { known = SCHEMA_VERSION, large = Infinity }: Look = {},
): FileProblem | undefined {
  if (isEmpty(file)) return logProblem(file);
  return (
    headerProblem(file, known) ?? insideProblem(file, known, statSync(file).size > large ? 'start' : 'all')
  );
}

/** The problem in the first bytes of a file. Creates no other file. */
export function headerProblem(file: string, known = SCHEMA_VERSION): FileProblem | undefined {
  const header = headerOf(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return { code: 'not-our-file', file };
  if (header.readUInt32BE(HEADER.application) !== APPLICATION_ID) return { code: 'not-our-file', file };
  const version = header.readUInt32BE(HEADER.version);
  return version > known ? { code: 'newer-file', file, version, known } : undefined;
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

/** Every page, or only those that a start reads. */
type Depth = 'all' | 'start';

function insideProblem(file: string, known: number, depth: Depth): FileProblem | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const version = versionOf(db);
      if (version > known) return { code: 'newer-file', file, version, known };
      return isWhole(db, depth) ? undefined : { code: 'damaged-file', file };
    } finally {
      db.close();
    }
  } catch (error) {
    return fileProblemFor(file, error);
  }
}

/** Logs of tables are most of a large file, and are not read before somebody comes. */
function isWhole(db: DatabaseSync, depth: Depth): boolean {
  const read = db.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('events', 'commands')`,
  );
  const parts =
    depth === 'start' ? (read.all() as { readonly name: string }[]).map(({ name }) => name) : ['1'];
  return parts.every((part) => {
    const [found] = db.prepare(`PRAGMA quick_check(${part})`).all() as { readonly quick_check: string }[];
    return found?.quick_check === 'ok';
  });
}
