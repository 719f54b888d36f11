/** A database that lost events, like a restored backup: nodes notice, and continue from what exists. */
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/start.ts';
import { safePool } from '../../src/store/postgres/pool.ts';
import { cameBack } from '../kit/other-history.ts';
import { granted, made, started, tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';
import { contradictions } from './history.ts';
import { keptIn } from './kept.ts';
import { type Witness, witnessAt } from './witness.ts';

let database: Database;
let url: string;
let pool: Pool;
let servers: readonly Server[];
let people: readonly Witness[];
let table: string;

/** Ann at one node, Ben at the other, at one table; everyone has said something. */
beforeAll(async () => {
  database = await startDatabase();
  url = await database.create();
  pool = safePool({ connectionString: url });
  servers = await Promise.all([started({ database: url }), started({ database: url })]);
  people = await Promise.all(
    servers.map(({ address }, nth) => witnessAt(() => address, ['Ann', 'Ben'][nth] ?? '')),
  );
});

afterAll(async () => {
  for (const { connection } of people) connection.close();
  await Promise.all(servers.map(({ stop }) => stop()));
  await pool.end();
  await database.stop();
});

const SOON = { timeout: 60_000 };

const phrase = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;

/** The last events and what goes with them are no longer there, as if they had never been. */
async function lose(events: number): Promise<void> {
  await pool.query(
    `WITH kept AS (UPDATE tables SET version = version - $2 WHERE id = $1 RETURNING version),
       gone AS (DELETE FROM events WHERE table_id = $1 AND number > (SELECT version FROM kept))
     DELETE FROM commands WHERE table_id = $1 AND version > (SELECT version FROM kept)`,
    [table, events],
  );
}

/** Everything received after the loss is stored. */
const since = (person: Witness): Witness => ({
  ...person,
  history: person.history.slice(
    person.history.findLastIndex((entry) => entry.type === 'sent' && entry.message.type === 'watch'),
  ),
});

test('a database is restored: absent clients get a fresh view', async () => {
  let place = await database.create();
  let saved = '';
  const { received, end } = await cameBack({
    start: () => started({ database: place }),
    save: async () => {
      saved = await database.create(place);
    },
    restore: async () => {
      place = saved;
    },
  });
  const now = ['kept', 'new 1', 'new 2'];
  await expect.poll(received, SOON).toEqual([now, now]);
  await end();
});

test.each([
  ['and connections end', true],
  ['unnoticed', false],
])('commits are lost %s: everyone sees the remaining events, and play continues', async (_, cut) => {
  const [ann, ben] = people as readonly [Witness, Witness];
  const invitation = await made(ann, tableOptions({ seats: 3 }));
  ({ table } = invitation);
  const links = people.map(({ connection }) => connection.table(table));
  const [first, second] = links as [(typeof links)[0], (typeof links)[0]];
  first.watch();
  await granted(second, { type: 'join', name: 'Ben', code: invitation.code });
  second.watch();
  await granted(first, { type: 'sit', seat: 0 });
  await granted(first, phrase);
  await granted(second, phrase);
  const said = (): readonly number[] => links.map((link) => link.view()?.asides.talk.table.length ?? -1);
  await expect.poll(said, SOON).toEqual([2, 2]);
  await lose(2);
  if (cut) await database.cut(url);
  await expect.poll(said, SOON).toEqual([0, 0]);
  await granted(second, phrase);
  await expect.poll(said, SOON).toEqual([1, 1]);
  /** Everything sent before this has arrived. */
  await granted(first, phrase);
  await expect.poll(said, SOON).toEqual([2, 2]);
  const kept = await keptIn(pool, table);
  expect([ann, ben].map(since).flatMap((person) => contradictions(person, kept))).toEqual([]);
});
