/** Over several nodes: only one of them at a time makes, joins or leaves tables for a person, since these tasks count the person's tables. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../store/sql.ts';
import { newToken } from '../people/secret.ts';
import { tooBusy } from './too-busy.ts';

export type PersonLock = <T>(member: string, task: () => Promise<T>) => Promise<T>;

/** Milliseconds before a waiting request is refused as `busy`, and between two attempts. */
const PATIENCE = 5_000;
const PAUSES = [10, 20, 40, 80, 160];

/** The lock of a node that died ends by itself; no task takes this long while the database answers. */
const LASTS = '30 seconds';

const TAKE = `INSERT INTO person_locks (member, holder, until) VALUES ($1, $2, clock_timestamp() + interval '${LASTS}')
  ON CONFLICT (member) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE person_locks.until < clock_timestamp() OR person_locks.holder = excluded.holder
  RETURNING member`;

const RELEASE = 'DELETE FROM person_locks WHERE member = $1 AND holder = $2';

/** Locks in the database. */
export function personLockIn({ ask }: Pick<Sql, 'ask'>): PersonLock {
  async function take(member: string, holder: string): Promise<void> {
    const until = performance.now() + PATIENCE;
    // oxlint-disable no-await-in-loop -- one try after the other
    for (let nth = 0; (await ask(TAKE, member, holder)).length === 0; nth++) {
      if (performance.now() > until) throw tooBusy();
      await wait(PAUSES[Math.min(nth, PAUSES.length - 1)]);
    }
    // oxlint-enable no-await-in-loop
  }

  return async (member, task) => {
    const holder = newToken();
    await take(member, holder);
    try {
      return await task();
    } finally {
      /** If it can't be released now, it ends by itself. */
      await ask(RELEASE, member, holder).catch(() => {});
    }
  };
}
