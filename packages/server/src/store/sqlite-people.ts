/** People in the data file. */
import type { DatabaseSync } from 'node:sqlite';
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { DeviceSession, Found, PeopleStore, Person } from '../people/people-store.ts';
import type { Writer } from './batch-writer.ts';

/** Rows that one step of a clean-up looks at or deletes: other requests go on between the steps. */
const AT_ONCE = 1_000;

const statementsOf = (db: DatabaseSync) => ({
  addPerson: db.prepare('INSERT INTO people (member, name, seen) VALUES (?, ?, ?)'),
  addSession: db.prepare('INSERT INTO sessions (hash, member, created, used) VALUES (?, ?, ?3, ?3)'),
  /** A request that was under way may give an erased person a session, a code or a name: none of them counts. */
  find: db.prepare(
    `SELECT people.member, name, created, used FROM sessions JOIN people USING (member)
     WHERE hash = ? AND name <> ?`,
  ),
  rename: db.prepare('UPDATE people SET name = ? WHERE member = ? AND name <> ?'),
  seen: db.prepare('UPDATE people SET seen = ? WHERE member = ?'),
  addTransfer: db.prepare('INSERT INTO transfers (hash, member, until) VALUES (?, ?, ?)'),
  oldOf: db.prepare('DELETE FROM transfers WHERE member = ?'),
  old: db.prepare('DELETE FROM transfers WHERE until <= ?'),
  take: db.prepare('DELETE FROM transfers WHERE hash = ? AND until > ? RETURNING member'),
  forget: db.prepare('DELETE FROM sessions WHERE hash = ?'),
  /** Sessions of earlier servers have no times; 0 means none. */
  forgetEnded: db.prepare(
    `DELETE FROM sessions WHERE hash IN (
       SELECT hash FROM sessions WHERE used BETWEEN 1 AND ? OR created BETWEEN 1 AND ? LIMIT ${AT_ONCE}
     )`,
  ),
  use: db.prepare(
    `UPDATE sessions SET used = ?1, device = coalesce(?2, device), created = iif(created = 0, ?1, created)
     WHERE hash = ?3`,
  ),
  devices: db.prepare(
    'SELECT hash, created, used, device FROM sessions WHERE member = ? ORDER BY used DESC, hash',
  ),
  forgetAll: db.prepare('DELETE FROM sessions WHERE member = ?'),
  erased: db.prepare('SELECT member FROM people WHERE name = ?'),
  next: db.prepare(
    `SELECT max(member) AS last FROM (SELECT member FROM people WHERE member > ? ORDER BY member LIMIT ${AT_ONCE})`,
  ),
  /** Unfiled steps may name members whom their table does not name yet. */
  expire: db.prepare(
    `DELETE FROM people WHERE member > ? AND member <= ? AND seen < ? AND name <> ?
       AND NOT EXISTS (SELECT 1 FROM members WHERE members.member = people.member)
       AND member NOT IN (SELECT value FROM journal, json_each(about, '$.members'))`,
  ),
});

type Statements = ReturnType<typeof statementsOf>;

function found({ find }: Statements, hash: string): Found | undefined {
  const row = find.get(hash, FORMER_PLAYER) as unknown as Found | undefined;
  return row && { ...row };
}

function personOf(run: Statements, hash: string): Person | undefined {
  const row = found(run, hash);
  return row && { member: row.member, name: row.name };
}

/** In steps: one for everybody would hold up all other requests. */
function cleanUps(
  run: Statements,
  { read, write }: Pick<Writer, 'read' | 'write'>,
): Pick<PeopleStore, 'forgetEnded' | 'expire'> {
  const lastAfter = async (from: string): Promise<string | undefined> =>
    read(() => (run.next.get(from) as { readonly last: string | null } | undefined)?.last ?? undefined);

  async function forgetEnded(used: number, created: number): Promise<number> {
    const some = await write(() => Number(run.forgetEnded.run(used, created).changes));
    return some < AT_ONCE ? some : some + (await forgetEnded(used, created));
  }

  async function expire(before: number): Promise<number> {
    let [expired, from] = [0, ''];
    // oxlint-disable no-await-in-loop -- some at a time
    for (let to = await lastAfter(from); to !== undefined; to = await lastAfter(from)) {
      const span = [from, to] as const;
      expired += await write(() => Number(run.expire.run(...span, before, FORMER_PLAYER).changes));
      from = to;
    }
    // oxlint-enable no-await-in-loop
    return expired;
  }

  return { forgetEnded, expire };
}

export function sqlitePeople(db: DatabaseSync, { read, write }: Writer): PeopleStore {
  const run = statementsOf(db);
  return {
    add: ({ member, name }, hash, now) =>
      write(() => {
        run.addPerson.run(member, name, now);
        run.addSession.run(hash, member, now);
      }),
    find: (hash) => read(() => found(run, hash)),
    rename: (member, name) => write(() => void run.rename.run(name, member, FORMER_PLAYER)),
    seen: (member, now) => write(() => void run.seen.run(now, member)),
    offer: (member, hash, until) =>
      write(() => {
        run.oldOf.run(member);
        run.addTransfer.run(hash, member, until);
      }),
    claim: (code, hash, now) =>
      write(() => {
        const taken = run.take.get(code, now) as unknown as Pick<Person, 'member'> | undefined;
        run.old.run(now);
        if (taken === undefined) return undefined;
        run.addSession.run(hash, taken.member, now);
        return personOf(run, hash);
      }),
    use: (hash, now, device) => write(() => void run.use.run(now, device ?? null, hash)),
    devices: (member) =>
      read(() => (run.devices.all(member) as unknown as DeviceSession[]).map((session) => ({ ...session }))),
    forget: (hash) => write(() => void run.forget.run(hash)),
    erase: (member, now) =>
      write(() => {
        run.forgetAll.run(member);
        run.oldOf.run(member);
        run.rename.run(FORMER_PLAYER, member, FORMER_PLAYER);
        run.seen.run(now, member);
      }),
    erased: () =>
      read(() =>
        (run.erased.all(FORMER_PLAYER) as unknown as Pick<Person, 'member'>[]).map(({ member }) => member),
      ),
    ...cleanUps(run, { read, write }),
  };
}
