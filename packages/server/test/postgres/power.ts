/** What a power cut leaves of a data folder in a trial: its files as they were at the beginning of the last sync. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE } from '../../src/store/database.ts';

/** The file first: pages that arrive in between come from frames that the log has. */
const FILES = [DATA_FILE, `${DATA_FILE}-wal`] as const;
const COPIES = 'synced';
/** The younger of two may be incomplete. */
const KEPT = 2;

const copiesIn = (folder: string): readonly number[] => {
  const copies = join(folder, COPIES);
  return existsSync(copies)
    ? readdirSync(copies)
        .filter((name) => !name.includes('.'))
        .map(Number)
        .toSorted((one, other) => one - other)
    : [];
};

const move = (from: string, to: string): void => {
  for (const name of FILES) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
};

/** Complete as soon as it has its name. */
export function rememberSynced(folder: string): void {
  const known = copiesIn(folder);
  const copy = join(folder, COPIES, `${(known.at(-1) ?? 0) + 1}`);
  mkdirSync(`${copy}.part`, { recursive: true });
  move(folder, `${copy}.part`);
  renameSync(`${copy}.part`, copy);
  for (const old of known.slice(0, 1 - KEPT)) rmSync(join(folder, COPIES, `${old}`), { recursive: true });
}

/** After the server was killed: everything that was not synced is gone. */
export function losePower(folder: string): void {
  const last = copiesIn(folder).at(-1);
  for (const name of [...FILES, `${DATA_FILE}-shm`]) rmSync(join(folder, name), { force: true });
  if (last !== undefined) move(join(folder, COPIES, `${last}`), folder);
  rmSync(join(folder, COPIES), { recursive: true, force: true });
}
