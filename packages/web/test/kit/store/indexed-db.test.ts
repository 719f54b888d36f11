/** The browser's database keeps what every store must keep. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { storeContract } from '@duopolis/table/contract';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/kit/store/indexed-db.ts';

const open = async () => {
  const factory = new IDBFactory();
  const { events, close } = await openDatabase('tables', factory);
  const reopen = async () => {
    close();
    return (await openDatabase('tables', factory)).events;
  };
  return { store: events, reopen, close: async () => close() };
};

storeContract({ test, expect }, { name: 'IndexedDB', open, isLasting: true });

test('a note is read as written, and undefined before', async () => {
  const { notes } = await openDatabase('notes', new IDBFactory());
  expect(await notes.read('scores')).toBeUndefined();
  await notes.write('scores', { best: [1, 'é'] });
  expect(await notes.read('scores')).toEqual({ best: [1, 'é'] });
});
