/** Backups of the data file, made while the server runs, and put back when it does not. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ok, type Result, refuse } from '@duopolis/rules';
import { DATA_FILE } from '../store/database.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
import { lockFolder } from '../store/lock.ts';

export interface Copied {
  readonly file: string;
  readonly bytes: number;
}

const sizeOf = (file: string): Copied => ({ file, bytes: statSync(file).size });

/** Whole and checked before it has its name. */
export async function backUp(folder: string, file: string): Promise<Result<Copied, FileProblem>> {
  const source = join(folder, DATA_FILE);
  if (!existsSync(source)) return refuse({ code: 'no-file', file: source });
  const problem = fileProblem(source);
  if (problem !== undefined) return refuse(problem);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(db, part);
  } finally {
    db.close();
  }
  const damaged = fileProblem(part);
  if (damaged !== undefined) {
    rmSync(part);
    return refuse(damaged);
  }
  renameSync(part, file);
  return ok(sizeOf(file));
}

/** What was there before is set aside, never overwritten. */
export function restore(file: string, folder: string, now: number): Result<Copied, FileProblem> {
  if (!existsSync(file)) return refuse({ code: 'no-file', file });
  const problem = fileProblem(file);
  if (problem !== undefined) return refuse(problem);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const target = join(folder, DATA_FILE);
  if (unlock === undefined) return refuse({ code: 'file-in-use', file: target });
  try {
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(target + end)) renameSync(target + end, `${target}.before-${now}${end}`);
    }
    copyFileSync(file, `${target}.part`);
    renameSync(`${target}.part`, target);
  } finally {
    unlock();
  }
  return ok(sizeOf(target));
}
