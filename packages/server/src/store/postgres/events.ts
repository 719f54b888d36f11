/** The events of tables in PostgreSQL: what tables decide in a turn of the event loop is one transaction. */
import type { AboutTable, Append, AppendResult, EventStore, TableEvent, TableId } from '@duopolis/table';
import type { Pool } from 'pg';
import { CHANNEL } from './append.ts';
import { persistently } from './pool.ts';

interface Waiting {
  readonly step: Append;
  readonly kept: (result: AppendResult) => void;
  readonly failed: (error: unknown) => void;
}

interface Row {
  readonly code: 'ok' | 'conflict' | 'repeated';
  readonly version_now: number;
  readonly again: string | null;
  readonly kept_by: number | null;
}

/** The node that writes, and what it learns from writing. */
export interface Writing {
  readonly node: () => number | undefined;
  /** Who keeps a table after a step. */
  readonly keptBy: (tableId: TableId, node: number | undefined) => void;
  readonly observe?: (writes: number) => void;
}

export interface PostgresEvents {
  readonly store: EventStore;
  /** Sends what waits, now and not at the end of the turn. */
  readonly flush: () => void;
}

/** No JSON text and no id has a line break in it. */
const LINE = '\n';

const byTable = (one: Waiting, other: Waiting): number =>
  one.step.tableId < other.step.tableId ? -1 : Number(one.step.tableId > other.step.tableId);

export function postgresEvents(pool: Pool, { node, keptBy, observe }: Writing): PostgresEvents {
  let waiting: Waiting[] = [];
  /** Tables with an append of which it is not known whether it was kept. */
  const uncertain = new Set<TableId>();

  async function send(steps: readonly Append[]): Promise<readonly Row[]> {
    const { rows } = await pool.query<Row>({
      name: 'append',
      text: 'SELECT * FROM append_steps($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [
        node() ?? null,
        steps.map(({ tableId }) => tableId),
        steps.map(({ expected }) => expected),
        steps.map(({ events }) => events.map((event) => JSON.stringify(event)).join(LINE)),
        steps.map(({ commands }) => commands.join(LINE)),
        steps.map(({ about }) => JSON.stringify(about)),
        steps.map(({ about }) => about.dueAt ?? null),
        steps.map(({ about }) => about.here ?? 0),
      ],
    });
    return rows;
  }

  function flush(): void {
    /** Steps of one table stay in the order they came in. */
    const batch = waiting.toSorted(byTable);
    waiting = [];
    if (batch.length === 0) return;
    let tries = 0;
    const steps = batch.map(({ step }) => step);
    persistently((nth) => {
      tries = nth;
      return send(steps);
    }).then(
      (rows) => {
        observe?.(batch.length);
        for (const [nth, { step, kept }] of batch.entries()) {
          const row = rows[nth] as Row;
          if (row.code === 'ok') keptBy(step.tableId, row.kept_by ?? undefined);
          kept(resultOf(row, tries > 0));
        }
      },
      (error: unknown) => {
        for (const { step, failed } of batch) {
          uncertain.add(step.tableId);
          failed(error);
        }
      },
    );
  }

  return {
    flush,
    store: {
      append: (step) =>
        new Promise((kept, failed) => {
          waiting.push({ step, kept, failed });
          if (waiting.length === 1) setImmediate(flush);
        }),
      read: async (tableId, after = 0) => {
        const { rows } = await pool.query<{ event: string }>({
          name: 'read',
          text: 'SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number',
          values: [tableId, after],
        });
        return rows.map(({ event }) => JSON.parse(event) as TableEvent);
      },
      knows: async (tableId, command) => {
        /** An append whose answer was lost may still be at work: it holds the row. */
        if (uncertain.has(tableId)) await pool.query('SELECT FROM tables WHERE id = $1 FOR SHARE', [tableId]);
        uncertain.delete(tableId);
        const { rowCount } = await pool.query({
          name: 'knows',
          text: 'SELECT FROM commands WHERE table_id = $1 AND command = $2',
          values: [tableId, command],
        });
        return rowCount === 1;
      },
      list: async () => {
        const { rows } = await pool.query<StoredRow>('SELECT id, version, about FROM tables ORDER BY id');
        return rows.map(storedOf);
      },
      remove: async (tableId) => {
        await pool.query(
          `WITH table_gone AS (DELETE FROM tables WHERE id = $1), events_gone AS (DELETE FROM events WHERE table_id = $1),
             commands_gone AS (DELETE FROM commands WHERE table_id = $1),
             presence_gone AS (DELETE FROM presence WHERE table_id = $1)
           SELECT pg_notify('${CHANNEL}', concat_ws(' ', $2::integer, 0, $1::text))`,
          [tableId, node() ?? 0],
        );
      },
    },
  };
}

export interface StoredRow {
  readonly id: string;
  readonly version: number;
  readonly about: string;
}

export const storedOf = ({ id, version, about }: StoredRow) => ({
  tableId: id,
  version,
  about: JSON.parse(about) as AboutTable,
});

/** What is refused to a second try may have been kept by the first: whoever reads the table again will see. */
function resultOf({ code, version_now: version, again }: Row, retried: boolean): AppendResult {
  if (code === 'ok') return { ok: true, version };
  return code === 'conflict' || retried
    ? { ok: false, code: 'conflict', version }
    : { ok: false, code: 'repeated', command: again ?? '' };
}
