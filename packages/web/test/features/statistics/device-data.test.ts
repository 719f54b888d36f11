/** All data of a device: exported, taken in on another one, and forgotten. */
import 'fake-indexeddb/auto';
import { INITIAL_TABLE } from '@duopolis/table';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../kit/page.ts';

/** Another device: nothing that was loaded before is known. */
async function newDevice() {
  vi.resetModules();
  const store = await import('../../../src/kit/store/device-store.ts');
  const data = await import('../../../src/features/statistics/device-data.ts');
  const local = await import('../../../src/game/local/local-table.ts');
  return { ...store, ...data, ...local };
}

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (nth: number) => [...kept.keys()][nth] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

test('an export can be imported again after everything was deleted', async () => {
  openPage();
  Object.assign(globalThis, { localStorage: memory(), sessionStorage: memory() });
  const one = await newDevice();
  const made = await one.createLocal(INITIAL_TABLE.open.options, [{ name: 'Nora' }], {
    botIn: () => 'random',
  });
  if (!made.ok) throw new Error(made.error.code);
  const { notes } = await one.device();
  await notes.write('puzzles', [{ day: '2026-11-16' }]);
  localStorage.setItem('duopolis.settings', '{"name":"Nora"}');
  localStorage.setItem('of another program', 'x');

  const all = await one.allData();
  expect([all.format, Object.keys(all.notes), Object.keys(all.settings)]).toEqual([
    'duopolis-data/1',
    ['puzzles'],
    ['duopolis.settings'],
  ]);
  expect(all.tables.map(({ table, events }) => [table, events.length > 5])).toEqual([[made.value, true]]);

  await one.forgetHere();
  expect([localStorage.getItem('duopolis.settings'), localStorage.getItem('of another program')]).toEqual([
    null,
    'x',
  ]);

  const other = await newDevice();
  const empty = await other.allData();
  expect([empty.tables, empty.notes]).toEqual([[], {}]);

  const read = other.parseData(JSON.stringify(all));
  if (read === undefined) throw new Error('not read');
  expect(await other.importData(read)).toEqual({ tables: 1, notes: 1 });
  const again = await other.allData();
  expect([again.tables, again.notes]).toEqual([all.tables, all.notes]);
  expect(await other.importData(read)).toEqual({ tables: 0, notes: 0 });
});

test.each([
  '',
  '{}',
  '[]',
  '{"format":"duopolis-data/2"}',
  '{"format":"duopolis-data/1","notes":[],"tables":{}}',
])('“%s” is no exported data', async (source) => {
  const { parseData } = await newDevice();
  expect(parseData(source)).toBeUndefined();
});
