/** People in PostgreSQL: the same for every node. */
import type { Pool } from 'pg';
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { DeviceSession, Found, PeopleStore, Person } from '../../people/people-store.ts';
import type { Patience } from './patience.ts';

/** The driver gives large whole numbers as text. */
type Row<T extends { readonly created: number; readonly used: number }> = Omit<T, 'created' | 'used'> & {
  readonly created: string;
  readonly used: string;
};

/** Statements that are safe to run twice. */
interface Asking {
  readonly ask: <T extends object>(text: string, ...values: readonly unknown[]) => Promise<readonly T[]>;
  readonly tell: (text: string, ...values: readonly unknown[]) => Promise<void>;
}

export function postgresPeople(pool: Pool, patience: Patience): PeopleStore {
  const ask: Asking['ask'] = <T extends object>(text: string, ...values: readonly unknown[]) =>
    patience.ask(async () => (await pool.query<T>(text, [...values])).rows);
  const asking: Asking = {
    ask,
    tell: async (text, ...values) => {
      await ask(text, ...values);
    },
  };
  return { ...identities(asking), ...transfers(asking), ...sessions(asking), ...erasure(asking) };
}

/**
 * Names, and the person of a session. A request that was under way may give an erased person a session, a code or a name: none
 * of them counts.
 */
const identities = ({ ask, tell }: Asking): Pick<PeopleStore, 'add' | 'find' | 'rename' | 'seen'> => ({
  add: ({ member, name }, hash, now) =>
    tell(
      `WITH person AS (
           INSERT INTO people (member, name, seen) VALUES ($1, $2, $3) ON CONFLICT (member) DO NOTHING
         )
         INSERT INTO sessions (hash, member, created, used) VALUES ($4, $1, $3, $3) ON CONFLICT (hash) DO NOTHING`,
      member,
      name,
      now,
      hash,
    ),
  find: async (hash) => {
    const [found] = await ask<Row<Found>>(
      `SELECT people.member, name, created, used FROM sessions JOIN people USING (member)
         WHERE hash = $1 AND name <> $2`,
      hash,
      FORMER_PLAYER,
    );
    if (found === undefined) return undefined;
    const { member, name, created, used } = found;
    return { member, name, created: Number(created), used: Number(used) };
  },
  rename: (member, name) =>
    tell('UPDATE people SET name = $2 WHERE member = $1 AND name <> $3', member, name, FORMER_PLAYER),
  seen: (member, now) => tell('UPDATE people SET seen = $2 WHERE member = $1', member, now),
});

/** Codes that move a person to another device. */
const transfers = ({ ask, tell }: Asking): Pick<PeopleStore, 'offer' | 'claim'> => ({
  offer: (member, hash, until) =>
    tell(
      `WITH old AS (DELETE FROM transfers WHERE member = $1 AND hash <> $2)
         INSERT INTO transfers (hash, member, until) VALUES ($2, $1, $3)
         ON CONFLICT (hash) DO UPDATE SET member = excluded.member, until = excluded.until`,
      member,
      hash,
      until,
    ),
  /** Claiming a code again with the same device succeeds: it is the same person. */
  claim: async (code, hash, now) => {
    const [person] = await ask<Person>(
      `WITH taken AS (DELETE FROM transfers WHERE hash = $1 OR until <= $3 RETURNING hash, member, until),
           device AS (
             INSERT INTO sessions (hash, member, created, used)
               SELECT $2, member, $3, $3 FROM taken WHERE hash = $1 AND until > $3
             RETURNING member
           )
         SELECT people.member, name FROM people WHERE name <> $4
           AND member IN (SELECT member FROM device UNION ALL SELECT member FROM sessions WHERE hash = $2)`,
      code,
      hash,
      now,
      FORMER_PLAYER,
    );
    return person && { member: person.member, name: person.name };
  },
});

/** The devices of people. */
const sessions = ({
  ask,
  tell,
}: Asking): Pick<PeopleStore, 'forget' | 'use' | 'devices' | 'forgetEnded'> => ({
  forget: (hash) => tell('DELETE FROM sessions WHERE hash = $1', hash),
  use: (hash, now, device) =>
    tell(
      `UPDATE sessions SET used = $2, device = coalesce($3::text, device),
           created = CASE created WHEN 0 THEN $2 ELSE created END
         WHERE hash = $1`,
      hash,
      now,
      device ?? null,
    ),
  devices: async (member) => {
    const rows = await ask<Row<DeviceSession>>(
      'SELECT hash, created, used, device FROM sessions WHERE member = $1 ORDER BY used DESC, hash',
      member,
    );
    return rows.map((row) => ({ ...row, created: Number(row.created), used: Number(row.used) }));
  },
  /** Sessions of earlier servers have no times; 0 means none. */
  forgetEnded: async (used, created) =>
    (
      await ask<Pick<DeviceSession, 'hash'>>(
        'DELETE FROM sessions WHERE used BETWEEN 1 AND $1 OR created BETWEEN 1 AND $2 RETURNING hash',
        used,
        created,
      )
    ).length,
});

/** People who were erased, or have not come for a long time. */
const erasure = ({ ask, tell }: Asking): Pick<PeopleStore, 'erase' | 'erased' | 'expire'> => ({
  erase: (member, now) =>
    tell(
      `WITH devices AS (DELETE FROM sessions WHERE member = $1),
           codes AS (DELETE FROM transfers WHERE member = $1)
         UPDATE people SET name = $2, seen = $3 WHERE member = $1`,
      member,
      FORMER_PLAYER,
      now,
    ),
  erased: async () =>
    (await ask<Pick<Person, 'member'>>('SELECT member FROM people WHERE name = $1', FORMER_PLAYER)).map(
      ({ member }) => member,
    ),
  expire: async (before) => {
    const gone = await ask<Person>(
      `DELETE FROM people WHERE seen < $1 AND name <> $2
         AND NOT EXISTS (SELECT FROM tables WHERE members @> ARRAY[people.member]::text[]) RETURNING member`,
      before,
      FORMER_PLAYER,
    );
    return gone.length;
  },
});
