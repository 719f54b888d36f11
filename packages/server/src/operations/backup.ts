/** Backups of the data file, made while the server runs. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import { DATA_FILE } from '../store/database.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
import { fileProblemFor } from '../store/trouble.ts';
import { type Copied, discard, mustBeFile, settle, sizeOf } from './copied.ts';

/** Complete, checked and on the disk before it gets its name. */
export async function backUp(folder: string, file: string): Promise<Result<Copied, FileProblem>> {
  const source = join(folder, DATA_FILE);
  if (!existsSync(source)) return refuse({ code: 'no-file', file: source });
  const problem = fileProblem(source);
  if (problem !== undefined) return refuse(problem);
  const part = `${file}.part`;
  try {
    mustBeFile(file);
    await copyOf(source, part);
    const damaged = fileProblem(part);
    if (damaged !== undefined) return refuse(damaged);
    settle(part);
    renameSync(part, file);
    return ok(sizeOf(file));
  } catch (error) {
    return refuse(fileProblemFor(file, error));
  } finally {
    discard(part);
  }
}

async function copyOf(source: string, part: string): Promise<void> {
  discard(part);
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(db, part);
  } finally {
    db.close();
  }
}
