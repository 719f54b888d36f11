/** Appends the decisions of a batch. A node that was too late gets the events it missed in the same answer. */

/** A node that missed more than this reads the table. */
const MOST_MISSED = 40;

/**
 * Replaces `append_steps`, which older servers still call. Steps come ordered by table. The lock on the table's row makes the
 * version check and the append atomic, and a table without a home gets the writing node as its home. A row that another node
 * has locked is skipped: waiting would only show that this node was too late, and would hold up all other tables of the batch.
 * The node notifies others after the commit: a commit that notifies holds a lock of the whole database until it is on the disk,
 * and then all nodes commit one after the other.
 */
export const APPEND_BATCH = `CREATE FUNCTION append_turn(
  by_node integer, ids text[], expecteds integer[], added text[], answered text[], abouts text[],
  dues bigint[], heres integer[]
) RETURNS TABLE (code text, version_now integer, again text, kept_by integer, missed text) LANGUAGE plpgsql AS $$
DECLARE
  found_version integer;
  lines text[];
  keys text[];
BEGIN
  FOR i IN 1 .. cardinality(ids) LOOP
    lines := string_to_array(added[i], E'\\n');
    keys := string_to_array(answered[i], E'\\n');
    missed := NULL;
    again := NULL;
    IF expecteds[i] = 0 THEN
      INSERT INTO tables (id, version, about, here) VALUES (ids[i], 0, abouts[i], 0) ON CONFLICT DO NOTHING;
    END IF;
    SELECT version, keeper INTO found_version, kept_by FROM tables WHERE id = ids[i] FOR UPDATE SKIP LOCKED;
    IF NOT FOUND AND EXISTS (SELECT FROM tables WHERE id = ids[i]) THEN
      code := 'busy';
      RETURN NEXT;
      CONTINUE;
    END IF;
    version_now := coalesce(found_version, 0);
    IF cardinality(keys) > 0 THEN
      SELECT command INTO again FROM commands JOIN unnest(keys) WITH ORDINALITY AS asked (key, nth) ON command = key
        WHERE table_id = ids[i] ORDER BY nth LIMIT 1;
    END IF;
    IF again IS NOT NULL THEN
      code := 'repeated';
    ELSIF version_now <> expecteds[i] THEN
      code := 'conflict';
      IF version_now - expecteds[i] BETWEEN 1 AND ${MOST_MISSED} THEN
        SELECT string_agg(event, E'\\n' ORDER BY number) INTO missed FROM events
          WHERE table_id = ids[i] AND number > expecteds[i];
      END IF;
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
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;
