/** Whole games over real sockets. */
import type { RecordsAnswer } from '@duopolis/protocol';
import { verifyRecord } from '@duopolis/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { gather } from './kit/play.ts';
import { type PersonHere, personAt, started, tableOptions } from './kit/server.ts';

let server: Server;
let people: readonly PersonHere[];

beforeAll(async () => {
  server = await started();
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => personAt(() => server.address, name)));
});

afterAll(async () => {
  for (const { connection } of people) connection.close();
  await server.stop();
});

test.each([
  ['three people', 3, 3, false],
  ['three people with Capitals', 3, 3, true],
  ['two people among bots', 5, 2, false],
] as const)('%s play a whole game', async (_, seats, persons, capitals) => {
  const [ann] = people as [PersonHere];
  const players = await gather(people.slice(0, persons), tableOptions({ seats, capitals }));
  const views = await Promise.all(players.map(({ over }) => over));
  const [first] = views;
  expect(first?.game?.open.result?.seats.length).toBe(seats);
  for (const view of views) expect(view.game?.open).toEqual(first?.game?.open);
  const [table] = await tablesOf(ann, 'over');
  const { records } = (await (await ann.fetch(`/api/tables/${table}/records`)).json()) as RecordsAnswer;
  expect(records.map((record) => verifyRecord(record).ok)).toEqual([true]);
  for (const { link } of players) link.close();
});

test('bots that search think in a thread of their own, and the table goes on', async () => {
  const [ann] = people as [PersonHere];
  const [player] = await gather([ann], tableOptions({ mode: 'duel', seats: 2 }), 'hard');
  const view = await player?.over;
  expect(view?.game?.open.result?.seats.length).toBe(2);
  player?.link.close();
});

test('the record of a game with a spectator delay is delayed for people who did not play', async () => {
  const [ann, ben, wim] = people as [PersonHere, PersonHere, PersonHere];
  const options = tableOptions({ mode: 'duel', seats: 2 }, { watching: { who: 'everyone', delay: 3_600 } });
  const players = await gather([ann, ben], options);
  const table = players[0]?.table ?? '';
  await Promise.all(players.map(({ over }) => over));
  const watching = wim.connection.table(table);
  await watching.ask({ type: 'join', name: 'Cleo' });
  const seen = await Promise.all(
    [ann, ben, wim].map((person) => person.fetch(`/api/tables/${table}/records`)),
  );
  const records = await Promise.all(seen.map(async (answer) => (await answer.json()) as RecordsAnswer));
  expect(records.map(({ records: { length } }) => length)).toEqual([1, 1, 0]);
  watching.close();
  for (const { link } of players) link.close();
});

async function tablesOf(person: PersonHere, phase: string): Promise<readonly string[]> {
  const { tables } = (await (await person.fetch('/api/tables/mine')).json()) as {
    readonly tables: readonly { readonly table: string; readonly phase: string }[];
  };
  return tables.filter((table) => table.phase === phase).map(({ table }) => table);
}
