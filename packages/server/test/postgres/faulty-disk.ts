/** Loaded before a server in a trial: the disk under its data file is as slow or as full as a file of the trial says. */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const ORDERS = process.env['DUOPOLIS_TRIAL_DISK'] ?? '';

/** No file of SQLite has more pages. */
const UNLIMITED = 4_294_967_294;

const rest = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** "full", "slow" and the milliseconds, or nothing. */
function obey(db: DatabaseSync): void {
  const [order, milliseconds] = existsSync(ORDERS) ? readFileSync(ORDERS, 'utf8').split(' ') : [];
  /** Never less than there are. */
  db.exec(`PRAGMA max_page_count = ${order === 'full' ? 1 : UNLIMITED}`);
  if (order === 'slow') rest(Number(milliseconds));
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
