/** The schema step that adds the indexes of tables: for the lobby, by member, by deal and by phase. */

/** Derived from a table's summary; nothing for an unreadable row. */
const derived = (name: string, type: string, expression: string): string =>
  `ALTER TABLE tables ADD COLUMN ${name} ${type}
     GENERATED ALWAYS AS (CASE WHEN json_valid(about) THEN ${expression} END) VIRTUAL;`;

const membersOf = (about: string): string =>
  `json_each(CASE WHEN json_valid(${about}) THEN ${about} ELSE '{}' END, '$.members')`;

const MEMBERS = `INSERT OR IGNORE INTO members SELECT value, new.id FROM ${membersOf('new.about')}`;

/** Tables are numbered in order of creation; those from before this step, in order of their ids. */
export const LISTED = `ALTER TABLE tables ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
   UPDATE tables SET number = ranked.nth
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM tables) AS ranked WHERE ranked.id = tables.id;
   ${derived('phase', 'TEXT', "about ->> '$.phase'")}
   ${derived('deal', 'TEXT', "about ->> '$.deal'")}
   ${derived(
     'listed',
     'INTEGER',
     `about ->> '$.access' = 'open' AND (about ->> '$.phase' = 'gathering'
       OR (about ->> '$.phase' = 'playing' AND about ->> '$.watching' = 'everyone'))`,
   )}
   CREATE INDEX tables_number ON tables (number);
   CREATE INDEX tables_listed ON tables (number) WHERE listed;
   CREATE INDEX tables_phase ON tables (phase);
   CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
   CREATE TABLE members (
     member TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (member, table_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX members_of ON members (table_id);
   INSERT OR IGNORE INTO members SELECT value, tables.id FROM tables, ${membersOf('tables.about')};
   CREATE TRIGGER members_added AFTER INSERT ON tables BEGIN ${MEMBERS}; END;
   CREATE TRIGGER members_changed AFTER UPDATE OF about ON tables
     WHEN old.about IS NOT new.about BEGIN
     DELETE FROM members WHERE table_id = new.id;
     ${MEMBERS};
   END;
   CREATE TRIGGER members_gone AFTER DELETE ON tables BEGIN DELETE FROM members WHERE table_id = old.id; END;`;

const OPEN_MEMBERS = `INSERT OR IGNORE INTO members (member, table_id, open)
  SELECT value, new.id, new.phase IS NOT 'closed' FROM ${membersOf('new.about')}`;

/** Somebody may have thousands of closed tables: an index has only the open ones. */
export const OPEN = `ALTER TABLE members ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
   UPDATE members SET open = 0 WHERE table_id IN (SELECT id FROM tables WHERE phase = 'closed');
   CREATE INDEX members_open ON members (member) WHERE open;
   DROP TRIGGER members_added;
   DROP TRIGGER members_changed;
   CREATE TRIGGER members_added AFTER INSERT ON tables BEGIN ${OPEN_MEMBERS}; END;
   CREATE TRIGGER members_changed AFTER UPDATE OF about ON tables
     WHEN old.about IS NOT new.about BEGIN
     DELETE FROM members WHERE table_id = new.id;
     ${OPEN_MEMBERS};
   END;`;
