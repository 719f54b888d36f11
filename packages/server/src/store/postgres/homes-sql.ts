/** Homes in the database: which node decides a table, under which term, and how long a silent node keeps its tables. */

/** A node that missed more than this reads the table. */
const MOST_MISSED = 40;

/** A lease is worthless after a crash of the database, and on a standby, so the table is unlogged. */
const NODES = `CREATE UNLOGGED TABLE nodes (
  node integer PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL
);
CREATE FUNCTION reachable_nodes() RETURNS TABLE (node integer, address text) LANGUAGE sql VOLATILE AS $$
  SELECT nodes.node, nodes.address FROM nodes
  WHERE nodes.until > clock_timestamp() AND nodes.node = ANY((SELECT living_nodes())::integer[])
$$`;

/**
 * The home of each table. The asking node takes over a table whose home is missing, dead or named as unreachable: the
 * next term stops whatever the previous node may still send.
 */
const FIND_HOMES = `CREATE FUNCTION find_homes(by_node integer, ids text[], unreachable integer[])
RETURNS TABLE (id text, home integer, term_now integer, at_address text, was integer) LANGUAGE plpgsql AS $$
BEGIN
  FOR id, home, term_now IN
    SELECT tables.id, tables.keeper, tables.term FROM tables WHERE tables.id = ANY(ids) ORDER BY tables.id FOR UPDATE
  LOOP
    was := NULL;
    at_address := NULL;
    IF home IS NOT NULL AND home <> by_node AND home <> ALL(unreachable) THEN
      SELECT address INTO at_address FROM reachable_nodes() WHERE node = home;
    END IF;
    IF at_address IS NULL AND home IS DISTINCT FROM by_node THEN
      was := home;
      home := by_node;
      term_now := term_now + 1;
      UPDATE tables SET keeper = by_node, term = term_now WHERE tables.id = find_homes.id;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;

/**
 * Appends what tables decided in a batch of their home. The rows are locked first, and every check happens under these
 * locks: the term must be the writing node's, the version the one it decided on, and no command is stored twice. A locked
 * row is skipped, as in \`append_turn\`, which servers of the previous version still call. There is one step per table.
 *
 * One statement checks and stores everything, with a plan that is made once: planning it for each batch costs more than
 * running it. Tables that it refuses are looked at again, since it sees the database as it was before the locks. An
 * accepted one needs no second look: no command was stored after the version it was decided on.
 * Command ids are looked up one by one in the index: a plan that reads all ids of a table costs more with every command.
 */
export const APPEND_HOMED = `CREATE OR REPLACE FUNCTION append_homed(
  by_node integer, ids text[], terms integer[], expecteds integer[], added text[], answered text[], abouts text[],
  dues bigint[], heres integer[]
) RETURNS TABLE (code text, version_now integer, again text, missed text) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  codes text[];
  versions integer[];
BEGIN
  IF 0 = ANY(expecteds) THEN
    INSERT INTO tables (id, version, about, here, keeper, term)
      SELECT s.id, 0, s.about, 0, by_node, s.term FROM unnest(ids, expecteds, abouts, terms) AS s (id, expected, about, term)
      WHERE s.expected = 0 ON CONFLICT DO NOTHING;
  END IF;
  WITH judged AS MATERIALIZED (
    SELECT s.id, s.nth, s.expected, s.about, s.due, s.here, string_to_array(s.lines, E'\\n') AS lines,
      string_to_array(s.keys, E'\\n') AS keys, coalesce(locked.version, 0) AS found,
      CASE WHEN locked.version IS NULL THEN 'gone'
        WHEN locked.term <> s.term THEN 'elsewhere'
        WHEN locked.version <> s.expected THEN 'conflict'
        WHEN EXISTS (SELECT FROM commands WHERE table_id = s.id AND command = ANY(string_to_array(s.keys, E'\\n')))
          THEN 'conflict'
        ELSE 'ok' END AS code
    FROM unnest(ids, terms, expecteds, added, answered, abouts, dues, heres) WITH ORDINALITY
        AS s (id, term, expected, lines, keys, about, due, here, nth)
      LEFT JOIN LATERAL (SELECT version, term FROM tables WHERE id = s.id FOR UPDATE SKIP LOCKED) AS locked ON true
  ), kept AS MATERIALIZED (
    SELECT *, expected + cardinality(lines) AS version FROM judged WHERE judged.code = 'ok'
  ), kept_events AS (
    INSERT INTO events (table_id, number, event)
      SELECT kept.id, kept.expected + line.nth, line.event
      FROM kept, unnest(kept.lines) WITH ORDINALITY AS line (event, nth)
  ), kept_commands AS (
    INSERT INTO commands (table_id, command, version)
      SELECT kept.id, keys.key, kept.version FROM kept, unnest(kept.keys) AS keys (key)
  ), kept_tables AS (
    UPDATE tables SET version = kept.version, about = kept.about, due_at = kept.due, here = kept.here
      FROM kept WHERE tables.id = kept.id
  ) SELECT array_agg(judged.code ORDER BY judged.nth), array_agg(judged.found ORDER BY judged.nth) INTO codes, versions
    FROM judged;
  FOR i IN 1 .. cardinality(ids) LOOP
    code := codes[i];
    again := NULL;
    missed := NULL;
    version_now := versions[i];
    IF code = 'ok' THEN
      version_now := expecteds[i] + cardinality(string_to_array(added[i], E'\\n'));
    ELSIF code = 'gone' THEN
      code := CASE WHEN EXISTS (SELECT FROM tables WHERE id = ids[i]) THEN 'busy' ELSE 'conflict' END;
    ELSIF code = 'conflict' THEN
      SELECT command INTO again FROM commands
        WHERE table_id = ids[i] AND command = ANY(string_to_array(answered[i], E'\\n'))
        ORDER BY array_position(string_to_array(answered[i], E'\\n'), command) LIMIT 1;
      IF again IS NOT NULL THEN
        code := 'repeated';
      ELSIF version_now - expecteds[i] BETWEEN 1 AND ${MOST_MISSED} THEN
        SELECT string_agg(event, E'\\n' ORDER BY number) INTO missed FROM events
          WHERE table_id = ids[i] AND number > expecteds[i];
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;

export const HOMES = `ALTER TABLE tables ADD COLUMN term integer NOT NULL DEFAULT 0;
${NODES};
${FIND_HOMES};
${APPEND_HOMED}`;
