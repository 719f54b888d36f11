/** People in the data file. */
import type { DatabaseSync } from 'node:sqlite';
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { DeviceSession, Found, PeopleStore, Person } from '../people/people-store.ts';
import type { Writer } from './batch-writer.ts';

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
  old: db.prepare('DELETE FROM transfers WHERE until <= ? OR member = ?'),
  take: db.prepare('DELETE FROM transfers WHERE hash = ? AND until > ? RETURNING member'),
  forget: db.prepare('DELETE FROM sessions WHERE hash = ?'),
  /** Sessions of earlier servers have no times; 0 means none. */
  forgetEnded: db.prepare('DELETE FROM sessions WHERE used BETWEEN 1 AND ? OR created BETWEEN 1 AND ?'),
  use: db.prepare(
    `UPDATE sessions SET used = ?1, device = coalesce(?2, device), created = iif(created = 0, ?1, created)
     WHERE hash = ?3`,
  ),
  devices: db.prepare(
    'SELECT hash, created, used, device FROM sessions WHERE member = ? ORDER BY used DESC, hash',
  ),
  forgetAll: db.prepare('DELETE FROM sessions WHERE member = ?'),
  erased: db.prepare('SELECT member FROM people WHERE name = ?'),
  /** Unfiled steps may name members whom their table does not name yet. */
  expire: db.prepare(
    `DELETE FROM people WHERE seen < ? AND name <> ?
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
        run.old.run(0, member);
        run.addTransfer.run(hash, member, until);
      }),
    claim: (code, hash, now) =>
      write(() => {
        const taken = run.take.get(code, now) as unknown as Pick<Person, 'member'> | undefined;
        run.old.run(now, '');
        if (taken === undefined) return undefined;
        run.addSession.run(hash, taken.member, now);
        return personOf(run, hash);
      }),
    use: (hash, now, device) => write(() => void run.use.run(now, device ?? null, hash)),
    devices: (member) =>
      read(() => (run.devices.all(member) as unknown as DeviceSession[]).map((session) => ({ ...session }))),
    forget: (hash) => write(() => void run.forget.run(hash)),
    forgetEnded: (before, created) => write(() => Number(run.forgetEnded.run(before, created).changes)),
    erase: (member, now) =>
      write(() => {
        run.forgetAll.run(member);
        run.old.run(0, member);
        run.rename.run(FORMER_PLAYER, member, FORMER_PLAYER);
        run.seen.run(now, member);
      }),
    erased: () =>
      read(() =>
        (run.erased.all(FORMER_PLAYER) as unknown as Pick<Person, 'member'>[]).map(({ member }) => member),
      ),
    expire: (before) => write(() => Number(run.expire.run(before, FORMER_PLAYER).changes)),
  };
}
