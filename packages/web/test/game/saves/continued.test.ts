/** Unfinished games are listed, newest first, until they are finished or deleted. */
import 'fake-indexeddb/auto';
import { aboutTable, INITIAL_TABLE, tableAfter, type TableOptions } from '@duopolis/table';
import { expect, test } from 'vitest';
import { createLocal } from '../../../src/game/local/local-table.ts';
import { continued, forgetOldest, forgetTable } from '../../../src/game/saves/continued.ts';
import { device } from '../../../src/kit/store/device-store.ts';

const OPTIONS: TableOptions = INITIAL_TABLE.open.options;
const DUEL: TableOptions = { ...OPTIONS, game: { mode: 'duel', seats: 2, capitals: false } };

async function made(options: TableOptions, ...names: readonly string[]): Promise<string> {
  const people = names.map((name) => ({ name }));
  const created = await createLocal(options, people, { botIn: () => 'easy' });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

/** Ends a table in its store. */
async function over(tableId: string, at: number): Promise<void> {
  const { events } = await device();
  const log = await events.read(tableId);
  const about = { ...aboutTable(tableAfter(log)), phase: 'closed', at } as const;
  const event = { type: 'closed', at } as const;
  await events.append({ tableId, expected: log.length, events: [event], commands: [], about });
}

test('a table left in its first turn, then deleted', async () => {
  const first = await made(OPTIONS, 'Ann');
  const second = await made(DUEL, 'Ben', 'Cleo');
  const list = await continued();
  expect(list.map(({ table }) => table).toSorted()).toEqual([first, second].toSorted());
  expect(list.find(({ table }) => table === second)).toMatchObject({
    mode: 'duel',
    capitals: false,
    round: '1a',
    turn: 1,
    people: ['Ben', 'Cleo'],
  });
  expect(list.find(({ table }) => table === second)?.awaited.toSorted()).toEqual(['Ben', 'Cleo']);
  await forgetTable(first);
  expect((await continued()).map(({ table }) => table)).toEqual([second]);
  await over(second, 1);
  expect(await continued()).toEqual([]);
});

test('the newest finished ones are kept', async () => {
  const [older, newer] = [await made(OPTIONS, 'Ann'), await made(OPTIONS, 'Ann')];
  const left = await made(OPTIONS, 'Ann');
  await over(older, 10);
  await over(newer, 11);
  await forgetOldest(1);
  const { events } = await device();
  const tables = (await events.list()).map(({ tableId }) => tableId);
  expect(tables).toContain(newer);
  expect(tables).toContain(left);
  expect(tables).not.toContain(older);
});
