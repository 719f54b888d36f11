/** Restores a backup: copies it next to the data file, checks it, and only then renames it. */
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import { DATA_FILE } from '../store/database.ts';
import { type FileProblem, fileProblem, headerProblem } from '../store/file.ts';
import { makeFolder } from '../store/folder.ts';
import { LOCK_FILE, lockFolder } from '../store/lock.ts';
import { fileProblemFor } from '../store/trouble.ts';
import { type Copied, settle, settleFolder, sizeOf } from './copied.ts';

/** The files that belong to a data file: the write-ahead log and its index. */
const [LOG, INDEX] = ['-wal', '-shm'] as const;

const remove = (file: string): void => {
  for (const end of ['', LOG, INDEX]) rmSync(file + end, { force: true });
};

/** A failure at any point leaves the old data in place; the old data is set aside, never overwritten. */
export function restore(file: string, folder: string, now: number): Result<Copied, FileProblem> {
  const unfit = problemOf(file, folder);
  if (unfit !== undefined) return refuse(unfit);
  const target = join(folder, DATA_FILE);
  const part = `${target}.part`;
  let unlock: (() => void) | undefined;
  try {
    makeFolder(folder);
    unlock = lockFolder(folder);
    if (unlock === undefined) return refuse(inUse(target));
    const damaged = copyChecked(file, part);
    if (damaged !== undefined) return refuse({ ...damaged, file });
    replace(target, part, `${target}.before-${now}`);
    settleFolder(folder);
    return ok(sizeOf(target));
  } catch (error) {
    return refuse(fileProblemFor(target, error));
  } finally {
    if (unlock !== undefined) remove(part);
    unlock?.();
  }
}

const inUse = (file: string): FileProblem => ({ code: 'file-in-use', file });

/** The problems of the backup itself. */
function problemOf(file: string, folder: string): FileProblem | undefined {
  try {
    if (!existsSync(file)) return { code: 'no-file', file };
    return headerProblem(file) ?? (isWrittenTo(file, folder) ? inUse(file) : undefined);
  } catch (error) {
    return fileProblemFor(file, error);
  }
}

/** Whether a server writes to the file: the copy would be incomplete. */
function isWrittenTo(file: string, folder: string): boolean {
  const home = dirname(resolve(file));
  if (home === resolve(folder) || !existsSync(join(home, LOCK_FILE))) return false;
  const unlock = lockFolder(home);
  unlock?.();
  return unlock === undefined;
}

/** A copy with its log merged, on the disk. Nothing is written to the folder of the source. */
function copyChecked(file: string, part: string): FileProblem | undefined {
  remove(part);
  for (const end of ['', LOG]) if (existsSync(file + end)) copyFileSync(file + end, part + end);
  const problem = fileProblem(part);
  if (problem !== undefined) return problem;
  const db = new DatabaseSync(part);
  try {
    const [found] = db.prepare('PRAGMA integrity_check').all() as { readonly integrity_check: string }[];
    if (found?.integrity_check !== 'ok') return { code: 'damaged-file', file: part };
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
  settle(part);
  return undefined;
}

/** The old file keeps its name until the new one replaces it atomically. */
function replace(target: string, part: string, aside: string): void {
  takeInLog(target);
  const old = ['', LOG].filter((end) => existsSync(target + end));
  try {
    for (const end of old) setAside(target + end, aside + end);
    /** SQLite would read the old file's log into the new one. */
    for (const end of [LOG, INDEX]) rmSync(target + end, { force: true });
    renameSync(part, target);
  } catch (error) {
    if (existsSync(aside + LOG)) renameSync(aside + LOG, target + LOG);
    remove(aside);
    throw error;
  }
}

/** A complete file needs no log, and can be replaced atomically. */
function takeInLog(file: string): void {
  if (!existsSync(file + LOG) || fileProblem(file) !== undefined) return;
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** A hard link, or a copy where the file system has no hard links. */
function setAside(file: string, aside: string): void {
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside);
    settle(aside);
  }
}
