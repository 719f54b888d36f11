/** A host among others: whom it has announced, it takes back, unless the table has moved and it forgets them all. */
import { expect, test } from 'vitest';
import type { OtherHosts } from '../../src/host/host-api.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import { ELSEWHERE } from '../../src/host/running.ts';
import { bench, type Bench } from '../kit/host.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

interface Among extends Bench {
  /** Who is announced as listening here. */
  readonly announced: Set<string>;
  readonly lose: () => void;
  /** The next view can't be written. */
  readonly fail: () => void;
  /** The next read of the store does this first. */
  readonly atRead: (task: () => void) => void;
}

const NOTHING = (): void => {};
const FAILED = new Error('no view');

async function among(come: () => Promise<void> = async () => {}): Promise<Among> {
  const announced = new Set<string>();
  let owns = true;
  let next = NOTHING;
  const others: OtherHosts = {
    owns: () => owns,
    come: async (_, member) => {
      announced.add(member);
      await come();
    },
    gone: async (_, member) => void announced.delete(member),
    listens: async () => false,
  };
  const store = memoryStore();
  const read: typeof store.read = (...asked) => {
    const task = next;
    next = NOTHING;
    task();
    return store.read(...asked);
  };
  let fails = false;
  const share = async (): Promise<void> => {
    if (!fails) return;
    fails = false;
    throw FAILED;
  };
  const on = bench({ others, share, store: { ...store, read } });
  const options = optionsOf(tableOf(3));
  await on.host.create('t', { who: 'ann', name: 'Ann', options, code: 'code' });
  await on.host.request('t', { who: 'ben', id: '1', request: { type: 'join', name: 'Ben' } });
  return {
    ...on,
    announced,
    lose: () => {
      owns = false;
      on.host.leave('t');
    },
    fail: () => {
      fails = true;
    },
    atRead: (task) => {
      next = task;
    },
  };
}

const SILENT = { member: 'ben', send: NOTHING };

test('a table that moves while it is read announces nobody at its old home', async () => {
  const { host, announced, lose, atRead } = await among();
  atRead(lose);
  await expect(host.subscribe('t', SILENT)).rejects.toBe(ELSEWHERE);
  expect([...announced]).toEqual([]);
});

test('neither does one that is read again after it has moved', async () => {
  const { host, announced, lose } = await among();
  lose();
  await expect(host.subscribe('t', SILENT)).rejects.toBe(ELSEWHERE);
  expect([...announced]).toEqual([]);
});

test('somebody who is removed on the way in is taken back', async () => {
  const coming = Promise.withResolvers<void>();
  const { host, announced } = await among(() => coming.promise);
  const following = host.subscribe('t', SILENT);
  await expect.poll(() => [...announced]).toEqual(['ben']);
  await host.request('t', { who: 'ann', id: '1', request: { type: 'remove', member: 'ben' } });
  coming.resolve();
  expect(await following).toBeUndefined();
  expect([...announced]).toEqual([]);
});

test('so is somebody whose first update fails, and they no longer count as listening', async () => {
  const coming = { next: NOTHING };
  const { host, announced, fail } = await among(async () => coming.next());
  const isHere = async (): Promise<boolean | undefined> =>
    (await host.open('t'))?.members.find(({ id }) => id === 'ben')?.here;
  coming.next = fail;
  await expect(host.subscribe('t', SILENT)).rejects.toBe(FAILED);
  coming.next = NOTHING;
  expect([...announced]).toEqual([]);
  const stop = await host.subscribe('t', SILENT);
  expect([[...announced], await isHere()]).toEqual([['ben'], true]);
  await stop?.();
  expect([[...announced], await isHere()]).toEqual([[], false]);
});
