/** A thread that copies the log into the data file over its own connection, so its syncs don't block the event loop. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Done, Task, ThreadData } from './checkpoints.ts';

const { file, working } = workerData as ThreadData;

/** A transaction of one frame that changes nothing. It restarts the log if all of the log is in the data file. */
function rewriteHeader(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    readonly user_version: number;
  };
  db.exec(`PRAGMA user_version = ${version}`);
}

/** `copy` runs during writes and leaves their last pages; `restart` copies those too and restarts the log. */
function perform(task: Task): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(PASSIVE)');
    if (task === 'restart') rewriteHeader(db);
  } finally {
    db.close();
  }
}

function attempt(task: Task): Done {
  try {
    perform(task);
    return {};
  } catch (error) {
    return { failure: (error as { readonly errcode?: number }).errcode ?? 0 };
  }
}

parentPort?.on('message', (task: Task) => {
  const done = attempt(task);
  Atomics.store(working, 0, 0);
  Atomics.notify(working, 0);
  parentPort?.postMessage(done);
});
