/** People in the data file. */
import type { DatabaseSync } from 'node:sqlite';
import type { PeopleStore, Person } from '../people/store.ts';
import type { Writer } from './turn.ts';

export function sqlitePeople(db: DatabaseSync, { write }: Writer): PeopleStore {
  const addPerson = db.prepare('INSERT INTO people (member, name, seen) VALUES (?, ?, ?)');
  const addSession = db.prepare('INSERT INTO sessions (hash, member) VALUES (?, ?)');
  const find = db.prepare(
    'SELECT people.member, name FROM sessions JOIN people USING (member) WHERE hash = ?',
  );
  const rename = db.prepare('UPDATE people SET name = ? WHERE member = ?');
  const seen = db.prepare('UPDATE people SET seen = ? WHERE member = ?');
  const addTransfer = db.prepare('INSERT INTO transfers (hash, member, until) VALUES (?, ?, ?)');
  const old = db.prepare('DELETE FROM transfers WHERE until <= ? OR member = ?');
  const take = db.prepare('DELETE FROM transfers WHERE hash = ? AND until > ? RETURNING member');
  const forget = db.prepare('DELETE FROM sessions WHERE hash = ?');
  const unseen = db.prepare('SELECT member FROM people WHERE seen < ?');
  const remove = db.prepare('DELETE FROM people WHERE member = ?');

  const personOf = (hash: string): Person | undefined => {
    const row = find.get(hash) as unknown as Person | undefined;
    return row && { member: row.member, name: row.name };
  };

  return {
    add: ({ member, name }, hash, now) =>
      write(() => {
        addPerson.run(member, name, now);
        addSession.run(hash, member);
      }),
    find: async (hash) => personOf(hash),
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
        addSession.run(hash, taken.member);
        return personOf(hash);
      }),
    forget: (hash) => write(() => void forget.run(hash)),
    expire: (before, keep) =>
      write(() => {
        const gone = (unseen.all(before) as unknown as Pick<Person, 'member'>[]).filter(
          ({ member }) => !keep.has(member),
        );
        for (const { member } of gone) remove.run(member);
        return gone.length;
      }),
  };
}
