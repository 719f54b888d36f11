/** Appends steps of tables with one database function, so that many are one statement and one transaction. */

/** The channel where nodes announce steps: the writing node, the new version and the table. */
export const CHANNEL = 'duopolis';

/**
 * Steps come ordered by table, so that two nodes never deadlock. The lock on the table's row makes the version check and
 * the append atomic; the key of events would refuse a second event with a number anyway. A table without a home gets the
 * writing node as its home.
 */
export const APPEND_STEPS = `CREATE FUNCTION append_steps(
  by_node integer, ids text[], expecteds integer[], added text[], answered text[], abouts text[],
  dues bigint[], heres integer[]
) RETURNS TABLE (code text, version_now integer, again text, kept_by integer) LANGUAGE plpgsql AS $$
DECLARE
  found_version integer;
  lines text[];
  keys text[];
BEGIN
  FOR i IN 1 .. cardinality(ids) LOOP
    lines := string_to_array(added[i], E'\\n');
    keys := string_to_array(answered[i], E'\\n');
    IF expecteds[i] = 0 THEN
      INSERT INTO tables (id, version, about, here) VALUES (ids[i], 0, abouts[i], 0) ON CONFLICT DO NOTHING;
    END IF;
    SELECT version, keeper INTO found_version, kept_by FROM tables WHERE id = ids[i] FOR UPDATE;
    version_now := coalesce(found_version, 0);
    SELECT command INTO again FROM commands JOIN unnest(keys) WITH ORDINALITY AS asked (key, nth) ON command = key
      WHERE table_id = ids[i] ORDER BY nth LIMIT 1;
    IF again IS NOT NULL THEN
      code := 'repeated';
    ELSIF version_now <> expecteds[i] THEN
      code := 'conflict';
    ELSE
      code := 'ok';
      version_now := expecteds[i] + cardinality(lines);
      kept_by := coalesce(kept_by, by_node);
      INSERT INTO events (table_id, number, event)
        SELECT ids[i], expecteds[i] + nth, line FROM unnest(lines) WITH ORDINALITY AS added_now (line, nth);
      INSERT INTO commands (table_id, command, version)
        SELECT ids[i], key, version_now FROM unnest(keys) AS answered_now (key);
      UPDATE tables SET version = version_now, about = abouts[i], due_at = dues[i], here = heres[i], keeper = kept_by
        WHERE id = ids[i];
      PERFORM pg_notify('${CHANNEL}', concat_ws(' ', coalesce(by_node, 0), version_now, ids[i]));
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;
