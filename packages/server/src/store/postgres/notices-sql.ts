/** Notices in the database: whose turn it is, written with the events; people's settings; and what to send. */

const TABLES = `CREATE TABLE turns (
  table_id text COLLATE "C", member text COLLATE "C", position integer, act text NOT NULL,
  since bigint NOT NULL, until bigint NOT NULL, waits integer NOT NULL, here integer NOT NULL,
  seen integer NOT NULL, noticed integer NOT NULL DEFAULT 0, reminded integer NOT NULL DEFAULT 0, due bigint,
  PRIMARY KEY (table_id, member, position)
);
CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;
CREATE INDEX turns_of ON turns (member);
CREATE TABLE notice_settings (
  member text COLLATE "C" PRIMARY KEY REFERENCES people ON DELETE CASCADE, settings text NOT NULL
);
CREATE TABLE notice_ways (
  id text COLLATE "C" PRIMARY KEY, member text COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
  session text COLLATE "C" REFERENCES sessions ON DELETE CASCADE, way text NOT NULL, tables text NOT NULL,
  created bigint NOT NULL, confirmed integer NOT NULL, sent bigint, problem text
);
CREATE INDEX notice_ways_of ON notice_ways (member);
CREATE INDEX notice_ways_on ON notice_ways (session);
CREATE TABLE deliveries (
  id text COLLATE "C" PRIMARY KEY, way text COLLATE "C" NOT NULL REFERENCES notice_ways ON DELETE CASCADE,
  notice text NOT NULL, due bigint NOT NULL, tries integer NOT NULL DEFAULT 0
);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX deliveries_by ON deliveries (way)`;

/** The same as in the data file (`store/turn-outbox.ts`). */
const keepTurns = (
  changed: string,
): string => `FUNCTION keep_turns(of_table text, told jsonb) RETURNS void LANGUAGE sql AS $$
  DELETE FROM turns WHERE table_id = $1 AND position <> ($2 ->> 'position')::integer;
  UPDATE turns SET waits = 0, due = NULL
    WHERE table_id = $1 AND member NOT IN (SELECT w ->> 'member' FROM jsonb_array_elements($2 -> 'waiting') AS w);
  INSERT INTO turns (table_id, member, position, act, since, until, waits, here, seen, due)
    SELECT $1, w ->> 'member', ($2 ->> 'position')::integer, $2 ->> 'act', ($2 ->> 'at')::bigint, (w ->> 'until')::bigint,
      1, (w ->> 'here')::boolean::integer, (w ->> 'here')::boolean::integer, ($2 ->> 'at')::bigint
    FROM jsonb_array_elements($2 -> 'waiting') AS w
    ON CONFLICT (table_id, member, position) DO UPDATE SET ${changed};
$$`;

const CHANGED = `until = excluded.until, waits = 1, here = excluded.here,
      seen = greatest(turns.seen, excluded.here), due = excluded.due`;
const KEEP_TURNS = `CREATE ${keepTurns(CHANGED)}`;

/** Like `append_homed`, and records in the same transaction whom the tables wait for. */
const APPEND_NOTICED = `CREATE FUNCTION append_noticed(
  by_node integer, ids text[], terms integer[], expecteds integer[], added text[], answered text[], abouts text[],
  dues bigint[], heres integer[], turned text[]
) RETURNS TABLE (code text, version_now integer, again text, missed text) LANGUAGE plpgsql AS $$
DECLARE
  i integer := 0;
BEGIN
  FOR code, version_now, again, missed IN
    SELECT * FROM append_homed(by_node, ids, terms, expecteds, added, answered, abouts, dues, heres)
  LOOP
    i := i + 1;
    IF code = 'ok' AND turned[i] IS NOT NULL THEN
      PERFORM keep_turns(ids[i], turned[i]::jsonb);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;

/** `since` restarts when a person leaves the table. Only nodes of the previous version read `seen`. */
export const KEEP_LEFT = `CREATE OR REPLACE ${keepTurns(`${CHANGED},
      since = CASE WHEN turns.here > excluded.here THEN excluded.since ELSE turns.since END`)}`;

export const NOTICES = `${TABLES}; ${KEEP_TURNS}; ${APPEND_NOTICED}`;
