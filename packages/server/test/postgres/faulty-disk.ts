/**
 * Loaded before a server in a trial: the disk under its data file is as slow or as full as a file of the trial says. It
 * remembers what was synced, which is all that a power cut leaves.
 */
import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { rememberSynced } from './power.ts';

const ORDERS = process.env['DUOPOLIS_TRIAL_DISK'] ?? '';
/** A planted fault: the server believes that its data is on the disk before it is. */
const IS_HASTY = process.env['DUOPOLIS_PLANTED'] === 'hasty-sync';
/** Milliseconds: nothing of a short trial arrives. */
const NEVER = 60_000;

/** No file of SQLite has more pages. */
const UNLIMITED = 4_294_967_294;

/** "full", "slow" and the milliseconds, or nothing. */
const order = (): readonly string[] => (existsSync(ORDERS) ? readFileSync(ORDERS, 'utf8').split(' ') : []);

/** Never less than there are. */
const obey = (db: DatabaseSync): void =>
  db.exec(`PRAGMA max_page_count = ${order()[0] === 'full' ? 1 : UNLIMITED}`);

const { fdatasync } = fs;

function syncFaulty(file: number, done: fs.NoParamCallback): void {
  const [kind, milliseconds] = order();
  const sync = (): void => {
    rememberSynced(dirname(ORDERS));
    fdatasync(file, done);
  };
  if (IS_HASTY) {
    setImmediate(done, null);
    setTimeout(() => rememberSynced(dirname(ORDERS)), NEVER).unref();
  } else if (kind === 'slow') setTimeout(sync, Number(milliseconds));
  else sync();
}

if (isMainThread) {
  Object.assign(fs, { fdatasync: syncFaulty });
  syncBuiltinESMExports();
}

// oxlint-disable-next-line typescript/unbound-method -- called with the database it belongs to
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareFaulty(this: DatabaseSync, sql: string) {
  const statement = prepare.call(this, sql);
  if (!sql.startsWith('BEGIN')) return statement;
  const run = statement.run.bind(statement);
  return Object.assign(statement, {
    run: () => {
      obey(this);
      return run();
    },
  });
};
