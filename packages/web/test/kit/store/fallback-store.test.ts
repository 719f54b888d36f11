/** A disk that fails loses nothing while the page is open, and gets all of it when it works again. */
import { aboutTable, INITIAL_TABLE, type TableEvent } from '@duopolis/table';
import { storeContract } from '@duopolis/table/contract';
import { type Append, type EventStore, memoryStore } from '@duopolis/table/host';
import { expect, test } from 'vitest';
import { withMemoryFallback } from '../../../src/kit/store/fallback-store.ts';

const open = (works: () => boolean) => {
  const disk = memoryStore();
  const failing: EventStore = {
    ...disk,
    append: (append) => (works() ? disk.append(append) : Promise.reject(new Error('QuotaExceededError'))),
  };
  const held: number[] = [];
  const store = withMemoryFallback(failing, (tables) => held.push(tables));
  return { disk, store, held, reopen: async () => store, close: async () => {} };
};

storeContract(
  { test, expect },
  { name: 'over a disk that works', open: async () => open(() => true), isLasting: false },
);
storeContract(
  { test, expect },
  { name: 'over a disk that is full', open: async () => open(() => false), isLasting: false },
);

const event = (at: number): TableEvent => ({ type: 'came', at, member: 'ann' });
const step = (expected: number): Append => ({
  tableId: 'one',
  expected,
  events: [event(expected)],
  commands: [`c${expected}`],
  about: aboutTable(INITIAL_TABLE),
});

test('the game continues from the stored events, and the rest is stored when there is space', async () => {
  let works = true;
  const { disk, store, held } = open(() => works);
  await store.append(step(0));
  works = false;
  await store.append(step(1));
  await store.append(step(2));
  expect(await store.read('one')).toEqual([event(0), event(1), event(2)]);
  expect(await store.knows('one', 'c0')).toBe(true);
  expect(await disk.read('one')).toEqual([event(0)]);
  works = true;
  await store.append(step(3));
  expect(await disk.read('one')).toEqual([event(0), event(1), event(2), event(3)]);
  expect(held).toEqual([1, 0]);
});

test('writes of another tab are kept', async () => {
  let works = false;
  const { disk, store, held } = open(() => works);
  await store.append(step(0));
  await disk.append({ ...step(0), events: [event(7)], commands: ['other'] });
  works = true;
  await store.append(step(1));
  expect(await store.read('one')).toEqual([event(7)]);
  expect(held).toEqual([1, 0]);
});
