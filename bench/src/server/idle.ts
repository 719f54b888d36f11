/** Many tables that nobody is at: a data file with copies of tables in the middle of a game. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Copies every table under other names until there are enough; returns their number. */
export function multiplyTables(folder: string, wanted: number): number {
  const db = new DatabaseSync(join(folder, 'duopolis.db'));
  const count = (): number =>
    (db.prepare('SELECT count(*) AS n FROM tables').get() as { readonly n: number }).n;
  const found = count();
  db.exec('BEGIN; CREATE TEMP TABLE first AS SELECT id FROM tables');
  for (let copy = 1; copy * found < wanted; copy++) {
    const mine = 'WHERE table_id IN (SELECT id FROM first)';
    db.exec(`
      INSERT INTO events SELECT table_id || '_${copy}', number, event FROM events ${mine};
      INSERT INTO commands SELECT table_id || '_${copy}', command FROM commands ${mine};
      INSERT INTO tables SELECT id || '_${copy}', version, about FROM tables WHERE id IN (SELECT id FROM first)`);
  }
  db.exec('COMMIT');
  const all = count();
  db.close();
  return all;
}
