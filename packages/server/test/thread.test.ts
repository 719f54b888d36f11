/** The store in a thread of its own keeps the contract of stores, and says what went wrong there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from '@duopolis/table/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../src/people/secret.ts';
import { DATA_FILE } from '../src/store/database.ts';
import { openEmbedded, type Store } from '../src/store/embedded.ts';
import { openData } from '../src/store/thread/open.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function opened(observe?: (writes: number) => void): Promise<Store> {
  const store = await openData(folder, observe);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

storeContract(
  { test, expect },
  'in a thread',
  async () => {
    let store = await opened();
    return {
      store: store.events,
      reopen: async () => {
        await store.close();
        store = await opened();
        return store.events;
      },
      close: () => store.close(),
    };
  },
  true,
);

test('what is asked within a turn is one transaction, and what is flushed does not wait for its end', async () => {
  const turns: number[] = [];
  const store = await opened((writes) => turns.push(writes));
  await Promise.all([store.setNote('a', '1'), store.setNote('b', '2'), store.firstNote('a', '3')]);
  const last = store.setNote('c', '4');
  store.flush();
  await last;
  expect(turns).toEqual([3, 1]);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(store.note))).toEqual(['1', '2', '4', undefined]);
  await store.close();
});

test('what was asked before the store closes is kept', async () => {
  const store = await opened();
  const asked = store.people.add({ member: 'm', name: 'Ann' }, hashOf('token'), 1);
  await Promise.all([asked, store.close()]);
  const again = await opened();
  expect(await again.people.find(hashOf('token'))).toEqual({ member: 'm', name: 'Ann' });
  await again.close();
});

test('a failure in the thread is one for whoever asked, with its code, and for nobody else', async () => {
  const store = await opened();
  const person = { member: 'm', name: 'Ann' };
  await store.people.add(person, hashOf('one'), 1);
  await expect(store.people.add(person, hashOf('two'), 1)).rejects.toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    errcode: expect.any(Number),
  });
  expect(await store.people.find(hashOf('one'))).toEqual(person);
  await store.close();
});

test('a file of somebody else is refused, and the folder is free again', async () => {
  const file = join(folder, DATA_FILE);
  writeFileSync(file, 'my letters');
  expect(await openData(folder)).toEqual({ ok: false, error: { code: 'not-our-file', file } });
  rmSync(file);
  const store = openEmbedded(folder);
  expect(store.ok).toBe(true);
  if (store.ok) store.value.close();
});
