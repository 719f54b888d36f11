/**
 * What an acknowledgement means: everything committed before it is on the disk.
 *
 * SQLite runs with `synchronous = NORMAL`. It then syncs the header of a log before the first frame, the log before a
 * checkpoint and the data file after it, so the file is always whole. It omits only the sync of the log at each COMMIT:
 * a thread makes that sync here, without blocking the event loop. Until it is done, committed events stay private
 * (`batch-writer.ts`).
 *
 * After a failed sync the content of the disk is unknown, and a second sync would report success without writing it. So
 * the error is thrown and ends the process. Clients repeat commands that were not acknowledged.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { newCheckpoints } from './checkpoints.ts';
import { walOf } from './wal.ts';

export interface Disk {
  /** Calls back once everything committed is on the disk; never, if the disk fails. One at a time. */
  readonly sync: (durable: () => void) => void;
  /** Calls back when a transaction may begin; it waits while the log restarts. */
  readonly makeRoom: (ready: () => void) => void;
  /** Stops, while nothing is being synced; from then on SQLite syncs. */
  readonly stop: () => void;
}

/** Where SQLite syncs every COMMIT itself, and in memory. */
export const SYNCED_BY_SQLITE: Disk = {
  sync: (durable) => durable(),
  makeRoom: (ready) => ready(),
  stop: () => {},
};

const hasLog = (db: DatabaseSync): boolean => {
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode').get() as { readonly journal_mode: string };
  return mode === 'wal';
};

/** Pages of a log before it is copied into the data file, and before it is restarted. */
const LOG_PAGES = 4_096;

/** Takes over the syncs of an open data file that has a log. */
export function openDisk(db: DatabaseSync, file: string, logPages = LOG_PAGES): Disk {
  if (!hasLog(db)) return SYNCED_BY_SQLITE;
  /** Closing a descriptor drops the locks of this process on its file: SQLite has none on the log. */
  const log = openSync(walOf(file), 'r+');
  db.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
  const checkpoints = newCheckpoints({ db, file, log, logPages });

  return {
    sync: (durable) =>
      fdatasync(log, (error) => {
        if (error !== null) throw error;
        durable();
      }),
    makeRoom: checkpoints.makeRoom,
    stop: () => {
      checkpoints.stop();
      db.exec('PRAGMA synchronous = FULL');
      closeSync(log);
    },
  };
}
