/** The tables in PostgreSQL, found by indexes that a step seldom changes. */
import type { TablePhase } from '@duopolis/table';
import type { StoredTable } from '@duopolis/table/host';
import type { Pool } from 'pg';
import { type Listing, type StoredRow, storedIn } from '../listing.ts';
import type { Patience } from './patience.ts';

/** The text after a key, up to a character. No text in JSON contains a key with its quotes: they would be escaped. */
const behind = (key: string, end: string): string =>
  `split_part(split_part(about, '"${key}":', 2), '${end}', 1)`;

const value = (key: string): string => `trim(both '"' from ${behind(key, ',')})`;

/**
 * Columns derived from a table's summary, as text: JSON with unusual characters would be refused. Their values seldom
 * change, so that rows are still updated in place.
 */
export const LISTED = `ALTER TABLE tables ADD COLUMN number bigserial,
   ADD COLUMN phase text COLLATE "C" GENERATED ALWAYS AS (${value('phase')}) STORED,
   ADD COLUMN deal text COLLATE "C" GENERATED ALWAYS AS (nullif(${value('deal')}, '')) STORED,
   ADD COLUMN members text[] GENERATED ALWAYS AS
     (string_to_array(replace(ltrim(${behind('members', ']')}, '['), '"', ''), ',')) STORED,
   ADD COLUMN listed boolean GENERATED ALWAYS AS (about LIKE '%"access":"open"%'
     AND (about LIKE '%"phase":"gathering"%'
       OR (about LIKE '%"phase":"playing"%' AND about LIKE '%"watching":"everyone"%'))) STORED;
   CREATE INDEX tables_listed ON tables (number) WHERE listed;
   CREATE INDEX tables_phase ON tables (phase);
   CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
   CREATE INDEX tables_members ON tables USING gin (members)`;

const SELECT = 'SELECT id, version, about FROM tables';

/** The number of a table that was listed before; after one that is gone the lobby begins again. */
const BEFORE = 'coalesce((SELECT number FROM tables WHERE id = $1), 9223372036854775807)';

interface Counted {
  readonly phase: TablePhase;
  readonly count: string;
}

export function postgresListing(pool: Pool, patience: Patience): Listing {
  const ask = async (
    name: string,
    text: string,
    ...values: readonly unknown[]
  ): Promise<readonly StoredTable[]> =>
    patience.ask(async () =>
      storedIn((await pool.query<StoredRow>({ name, text, values: [...values] })).rows),
    );
  return {
    some: (tables) => ask('some', `${SELECT} WHERE id = ANY($1)`, tables),
    ofMember: (member) =>
      ask(
        'of-member',
        `${SELECT} WHERE members @> ARRAY[$1]::text[] AND phase <> 'closed' ORDER BY number`,
        member,
      ),
    ofDeal: (deal) => ask('of-deal', `${SELECT} WHERE deal = $1 ORDER BY number`, deal),
    lobby: (after, most) =>
      ask(
        'lobby',
        `${SELECT} WHERE listed AND number < ${BEFORE} ORDER BY number DESC LIMIT $2`,
        after,
        most,
      ),
    page: (after, most) => ask('page', `${SELECT} WHERE id > $1 ORDER BY id LIMIT $2`, after ?? '', most),
    counts: () =>
      patience.ask(async () => {
        const text = 'SELECT phase, count(*) FROM tables GROUP BY phase';
        const { rows } = await pool.query<Counted>({ name: 'counts', text });
        return new Map(rows.map(({ phase, count }) => [phase, Number(count)]));
      }),
  };
}
