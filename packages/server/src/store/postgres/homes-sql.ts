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
 * Command ids are looked up one by one in the index: a plan that reads all ids of a table costs more with every command.
 */
export const APPEND_HOMED = `CREATE OR REPLACE FUNCTION append_homed(
  by_node integer, ids text[], terms integer[], expecteds integer[], added text[], answered text[], abouts text[],
  dues bigint[], heres integer[]
) RETURNS TABLE (code text, version_now integer, again text, missed text) LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  versions integer[];
  found_terms integer[];
  agains text[];
  codes text[];
BEGIN
  IF 0 = ANY(expecteds) THEN
    INSERT INTO tables (id, version, about, here, keeper, term)
      SELECT s.id, 0, s.about, 0, by_node, s.term FROM unnest(ids, expecteds, abouts, terms) AS s (id, expected, about, term)
      WHERE s.expected = 0 ON CONFLICT DO NOTHING;
  END IF;
  WITH locked AS MATERIALIZED (
    SELECT id, version, term FROM tables WHERE id = ANY(ids) ORDER BY id FOR UPDATE SKIP LOCKED
  ) SELECT array_agg(locked.version ORDER BY s.nth), array_agg(locked.term ORDER BY s.nth) INTO versions, found_terms
    FROM unnest(ids) WITH ORDINALITY AS s (id, nth) LEFT JOIN locked ON locked.id = s.id;
  SELECT array_agg(known.command ORDER BY s.nth) INTO agains
    FROM unnest(ids, answered) WITH ORDINALITY AS s (id, keys, nth) LEFT JOIN LATERAL (
      SELECT command FROM commands WHERE table_id = s.id AND command = ANY(string_to_array(s.keys, E'\\n'))
        ORDER BY array_position(string_to_array(s.keys, E'\\n'), command) LIMIT 1
    ) AS known ON true;
  FOR i IN 1 .. cardinality(ids) LOOP
    codes[i] := CASE
      WHEN versions[i] IS NULL AND EXISTS (SELECT FROM tables WHERE id = ids[i]) THEN 'busy'
      WHEN versions[i] IS NULL THEN 'conflict'
      WHEN found_terms[i] <> terms[i] THEN 'elsewhere'
      WHEN agains[i] IS NOT NULL THEN 'repeated'
      WHEN versions[i] <> expecteds[i] THEN 'conflict'
      ELSE 'ok' END;
  END LOOP;
  INSERT INTO events (table_id, number, event)
    SELECT s.id, s.expected + line.nth, line.event
    FROM unnest(ids, expecteds, added, codes) AS s (id, expected, lines, code),
      unnest(string_to_array(s.lines, E'\\n')) WITH ORDINALITY AS line (event, nth) WHERE s.code = 'ok';
  INSERT INTO commands (table_id, command, version)
    SELECT s.id, keys.key, s.expected + cardinality(string_to_array(s.lines, E'\\n'))
    FROM unnest(ids, expecteds, added, answered, codes) AS s (id, expected, lines, keys, code),
      unnest(string_to_array(s.keys, E'\\n')) AS keys (key) WHERE s.code = 'ok';
  UPDATE tables SET version = s.expected + cardinality(string_to_array(s.lines, E'\\n')), about = s.about,
      due_at = s.due, here = s.here
    FROM unnest(ids, expecteds, added, abouts, dues, heres, codes) AS s (id, expected, lines, about, due, here, code)
    WHERE tables.id = s.id AND s.code = 'ok';
  FOR i IN 1 .. cardinality(ids) LOOP
    code := codes[i];
    again := agains[i];
    missed := NULL;
    version_now := CASE WHEN code = 'ok' THEN expecteds[i] + cardinality(string_to_array(added[i], E'\\n'))
      ELSE coalesce(versions[i], 0) END;
    IF code = 'conflict' AND version_now - expecteds[i] BETWEEN 1 AND ${MOST_MISSED} THEN
      SELECT string_agg(event, E'\\n' ORDER BY number) INTO missed FROM events
        WHERE table_id = ids[i] AND number > expecteds[i];
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;

export const HOMES = `ALTER TABLE tables ADD COLUMN term integer NOT NULL DEFAULT 0;
${NODES};
${FIND_HOMES};
${APPEND_HOMED}`;
