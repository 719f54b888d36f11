/**
 * Makes transactions durable outside the event loop's thread: a disk that stalls delays the answers that wait for it, and
 * nothing else.
 */
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { settleFolder } from './folder.ts';
import { walOf } from './wal.ts';

/** Pages of the write-ahead log before a checkpoint, which blocks everybody: rarer ones cost less, but each takes longer. */
export const LOG_PAGES = 400;

/** Older SQLite can't tell the length of its log, so each COMMIT waits for the disk. */
const TELLS_LENGTH = [3, 51] as const;

export const canSync = (version = process.versions.sqlite ?? ''): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > TELLS_LENGTH[0] || (major === TELLS_LENGTH[0] && minor >= TELLS_LENGTH[1]);
};

/** Whoever writes may begin the next transaction only after it. */
export interface Disk {
  /** What was committed is durable afterwards. */
  readonly sync: () => Promise<void>;
  readonly syncNow: () => void;
  /**
   * A disk that can't sync may have dropped what it was given, and a second try would not tell: the process ends, and the next
   * one reads what is there.
   */
  readonly lost: (error: unknown) => void;
  /** Before the database is closed, which checkpoints and syncs by itself; returns what to do after that. */
  readonly leave: () => () => void;
}

const sync = promisify(fdatasync);

/**
 * The order that SQLite itself keeps: the log is on the disk before its pages are copied to the file, and the file is on the disk
 * before the log is overwritten. The handles stay open: closing one would release SQLite's locks on its file.
 */
export function openDisk(db: DatabaseSync, file: string): Disk {
  db.exec('PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0');
  const [data, log] = [openSync(file, 'r+'), openSync(walOf(file), 'r+')];
  settleFolder(dirname(file));
  const look = db.prepare('PRAGMA wal_checkpoint(NOOP)');
  const copy = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const isLong = (): boolean => Number(look.get()?.['log'] ?? 0) >= LOG_PAGES;
  return {
    sync: async () => {
      await sync(log);
      if (!isLong()) return;
      copy.get();
      await sync(data);
    },
    syncNow: () => {
      fdatasyncSync(log);
      if (!isLong()) return;
      copy.get();
      fdatasyncSync(data);
    },
    lost: (error) =>
      queueMicrotask(() => {
        throw error;
      }),
    leave: () => {
      db.exec('PRAGMA synchronous = FULL');
      return () => [data, log].forEach((handle) => closeSync(handle));
    },
  };
}
