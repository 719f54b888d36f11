/** People in the data file. */
import type { DatabaseSync } from 'node:sqlite';
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { DeviceSession, Found, PeopleStore, Person } from '../people/store.ts';
import type { Writer } from './turn.ts';

export function sqlitePeople(db: DatabaseSync, { write }: Writer): PeopleStore {
  const addPerson = db.prepare('INSERT INTO people (member, name, seen) VALUES (?, ?, ?)');
  const addSession = db.prepare('INSERT INTO sessions (hash, member, created, used) VALUES (?, ?, ?3, ?3)');
  const find = db.prepare(
    'SELECT people.member, name, created, used FROM sessions JOIN people USING (member) WHERE hash = ?',
  );
  const rename = db.prepare('UPDATE people SET name = ? WHERE member = ?');
  const seen = db.prepare('UPDATE people SET seen = ? WHERE member = ?');
  const addTransfer = db.prepare('INSERT INTO transfers (hash, member, until) VALUES (?, ?, ?)');
  const old = db.prepare('DELETE FROM transfers WHERE until <= ? OR member = ?');
  const take = db.prepare('DELETE FROM transfers WHERE hash = ? AND until > ? RETURNING member');
  const forget = db.prepare('DELETE FROM sessions WHERE hash = ?');
  /** Sessions of earlier servers have no times: 0 is no time. */
  const forgetEnded = db.prepare(
    'DELETE FROM sessions WHERE used BETWEEN 1 AND ? OR created BETWEEN 1 AND ?',
  );
  const use = db.prepare(
    `UPDATE sessions SET used = ?1, device = coalesce(?2, device), created = iif(created = 0, ?1, created)
     WHERE hash = ?3`,
  );
  const devices = db.prepare(
    'SELECT hash, created, used, device FROM sessions WHERE member = ? ORDER BY used DESC, hash',
  );
  const forgetAll = db.prepare('DELETE FROM sessions WHERE member = ?');
  const erased = db.prepare('SELECT member FROM people WHERE name = ?');
  const unseen = db.prepare('SELECT member FROM people WHERE seen < ? AND name <> ?');
  const remove = db.prepare('DELETE FROM people WHERE member = ?');

  const found = (hash: string): Found | undefined => {
    const row = find.get(hash) as unknown as Found | undefined;
    return row && { ...row };
  };
  const personOf = (hash: string): Person | undefined => {
    const row = found(hash);
    return row && { member: row.member, name: row.name };
  };

  return {
    add: ({ member, name }, hash, now) =>
      write(() => {
        addPerson.run(member, name, now);
        addSession.run(hash, member, now);
      }),
    find: async (hash) => found(hash),
    rename: (member, name) => write(() => void rename.run(name, member)),
    seen: (member, now) => write(() => void seen.run(now, member)),
    offer: (member, hash, until) =>
      write(() => {
        old.run(0, member);
        addTransfer.run(hash, member, until);
      }),
    claim: (code, hash, now) =>
      write(() => {
        const taken = take.get(code, now) as unknown as Pick<Person, 'member'> | undefined;
        old.run(now, '');
        if (taken === undefined) return undefined;
        addSession.run(hash, taken.member, now);
        return personOf(hash);
      }),
    use: (hash, now, device) => write(() => void use.run(now, device ?? null, hash)),
    devices: async (member) =>
      (devices.all(member) as unknown as DeviceSession[]).map((session) => ({ ...session })),
    forget: (hash) => write(() => void forget.run(hash)),
    forgetEnded: (before, created) => write(() => Number(forgetEnded.run(before, created).changes)),
    erase: (member, now) =>
      write(() => {
        forgetAll.run(member);
        old.run(0, member);
        rename.run(FORMER_PLAYER, member);
        seen.run(now, member);
      }),
    erased: async () =>
      (erased.all(FORMER_PLAYER) as unknown as Pick<Person, 'member'>[]).map(({ member }) => member),
    expire: (before, keep) =>
      write(() => {
        const gone = (unseen.all(before, FORMER_PLAYER) as unknown as Pick<Person, 'member'>[]).filter(
          ({ member }) => !keep.has(member),
        );
        for (const { member } of gone) remove.run(member);
        return gone.length;
      }),
  };
}
