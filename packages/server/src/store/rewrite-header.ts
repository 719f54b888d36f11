/** Rewrites a page of the data file without changes. */
import type { DatabaseSync } from 'node:sqlite';

/** A transaction of one frame. It starts the log again if all of the log is in the data file. */
export function rewriteHeader(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    readonly user_version: number;
  };
  db.exec(`PRAGMA user_version = ${version}`);
}
