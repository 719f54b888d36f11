/** The statements of both stores, for PostgreSQL. */
import type { Pool } from 'pg';
import type { Sql, Statement } from '../sql.ts';
import type { Patience } from './patience.ts';
import { onOneConnection } from './pool.ts';

export const postgresSql = (pool: Pool, patience: Patience): Sql => ({
  unclaimed: 'FOR UPDATE SKIP LOCKED',
  isOwned: false,
  /** Prepared once for each connection, since nodes check for due notices all the time. */
  ask: (text, ...values) =>
    patience.ask(async () => {
      const { rows } = await pool.query<{ [column: string]: unknown }>({
        ...named(text),
        text,
        values: [...values],
      });
      return rows;
    }),
  together: (statements) => patience.ask(() => together(pool, statements)),
});

/** Prepared statements: a bound in case somebody puts values into the text; the constant ones are fewer. */
const MOST_NAMED = 100;
const names = new Map<string, string>();

function named(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MOST_NAMED) return {};
  const name = `sql-${names.size}`;
  names.set(text, name);
  return { name };
}

const together = (pool: Pool, statements: readonly Statement[]): Promise<boolean> =>
  onOneConnection(pool, async (client) => {
    await client.query('BEGIN');
    for (const { text, values, changes } of statements) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in one transaction
      const { rowCount } = await client.query(text, [...values]);
      if (changes === undefined || rowCount === changes) continue;
      // oxlint-disable-next-line no-await-in-loop -- the last one
      await client.query('ROLLBACK');
      return false;
    }
    await client.query('COMMIT');
    return true;
  });
