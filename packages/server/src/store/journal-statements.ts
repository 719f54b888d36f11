/** The statements that the journal runs. */
import type { DatabaseSync } from 'node:sqlite';

export const journalStatements = (db: DatabaseSync) => ({
  insert: db.prepare(
    `INSERT INTO journal (table_id, version, events, commands, about, link, sum)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ),
  step: db.prepare('SELECT events, link FROM journal WHERE id = ?'),
  about: db.prepare('SELECT about FROM journal WHERE id = ?'),
  all: db.prepare(
    `SELECT journal.id, table_id, journal.version, commands, events = '' AS empty, journal.link,
       coalesce(tables.version, 0) AS filed, tables.number
     FROM journal LEFT JOIN tables ON tables.id = table_id ORDER BY journal.id`,
  ),
  addEvent: db.prepare('INSERT INTO events (table_id, number, event, link) VALUES (?, ?, ?, ?)'),
  addCommands: db.prepare(
    'INSERT OR IGNORE INTO commands (table_id, command) SELECT ?, value FROM json_each(?)',
  ),
  commands: db.prepare('SELECT command FROM commands WHERE table_id = ?'),
  sum: db.prepare('SELECT command_sum AS sum FROM tables WHERE id = ?'),
  put: db.prepare(
    `INSERT INTO tables (id, version, about, link, command_sum, sum, number) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, about = excluded.about,
       link = excluded.link, command_sum = excluded.command_sum, sum = excluded.sum`,
  ),
  number: db.prepare('SELECT number FROM tables WHERE id = ?'),
  lastNumber: db.prepare('SELECT max(number) AS number FROM tables'),
  dropBefore: db.prepare('DELETE FROM journal WHERE id < ?'),
  drop: db.prepare('DELETE FROM journal WHERE id = ?'),
  dropAll: db.prepare('DELETE FROM journal'),
  dropOf: db.prepare('DELETE FROM journal WHERE table_id = ?'),
});
