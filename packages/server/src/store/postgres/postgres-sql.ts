/** The statements of both stores, for PostgreSQL. */
import type { Pool } from 'pg';
import type { Sql, Statement } from '../sql.ts';
import type { Patience } from './patience.ts';
import { onOne } from './pool.ts';

export const postgresSql = (pool: Pool, patience: Patience): Sql => ({
  unclaimed: 'FOR UPDATE SKIP LOCKED',
  isOwned: false,
  ask: (text, ...values) =>
    patience.ask(async () => (await pool.query<{ [column: string]: unknown }>(text, [...values])).rows),
  together: (statements) => patience.ask(() => together(pool, statements)),
});

const together = (pool: Pool, statements: readonly Statement[]): Promise<boolean> =>
  onOne(pool, async (client) => {
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
