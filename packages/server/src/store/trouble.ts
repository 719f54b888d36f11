/** The system's error about a file or a folder, as a problem with a message. */
import { resultOf } from './failure.ts';
import type { FileProblem } from './file.ts';

type Trouble = Exclude<
  FileProblem['code'],
  'newer-file' | 'disk-failed' | 'log-without-file' | 'damaged-lock'
>;

/** The system's own codes. */
const BY_CODE: { readonly [code: string]: Trouble } = {
  EACCES: 'no-rights',
  EPERM: 'no-rights',
  EROFS: 'no-rights',
  ENOENT: 'no-folder',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  EISDIR: 'not-a-file',
  ENOTEMPTY: 'not-a-file',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
};

/** And those of SQLite. */
const BY_RESULT: { readonly [result: number]: Trouble } = {
  3: 'no-rights',
  8: 'no-rights',
  11: 'damaged-file',
  13: 'disk-full',
  14: 'no-rights',
  26: 'damaged-file',
};

/** An error of the system or of SQLite; the program's own errors have neither code. */
interface SystemError extends Error {
  readonly code: string;
  readonly errcode?: number;
  readonly errstr?: string;
  /** The lock, if the error came from it and not from the data. */
  readonly lock?: string;
}

const isOfSystem = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Another connection holds it. */
const BUSY = 5;
export const isBusy = (error: unknown): boolean =>
  isOfSystem(error) && error.errcode !== undefined && resultOf(error.errcode) === BUSY;

/** The same error, marked as one of the lock. */
export const markAsLockError = (lock: string, error: unknown): unknown =>
  error instanceof Error ? Object.assign(error, { lock }) : error;

/** The problem with a file; an error that does not come from the system is thrown again. */
export function fileProblemFor(file: string, error: unknown): FileProblem {
  if (!isOfSystem(error)) throw error;
  const { code, errcode, errstr, lock } = error;
  const known = errcode === undefined ? BY_CODE[code] : BY_RESULT[resultOf(errcode)];
  if (lock !== undefined && known === 'damaged-file') return { code: 'damaged-lock', file: lock };
  return known === undefined ? { code: 'disk-failed', file, why: errstr ?? code } : { code: known, file };
}
