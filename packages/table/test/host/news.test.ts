/** Events announced by another host: duplicated, late, out of order or with a gap, they are applied correctly or read again. */
import { expect, test, vi } from 'vitest';
import type { TableEvent } from '../../src/event.ts';
import { tableAfter } from '../../src/evolve.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import type { News } from '../../src/host/event-store.ts';
import { tableViewFor } from '../../src/view.ts';
import { bench, type Client, client } from '../kit/host.ts';
import { play, table } from '../kit/seated.ts';

/** Three people at two hosts; the second host receives the moves made at the first. */
async function received(news: (log: readonly TableEvent[], before: number) => readonly News[]) {
  const store = memoryStore();
  const [one, two] = [bench({ store }), bench({ store })];
  const [ann, ben] = (await table(one)) as [Client, Client];
  const cleo = await client(two, 't', 'cleo');
  const before = (await store.read('t')).length;
  await play(ann);
  await play(ben);
  const log = await store.read('t');
  const read = vi.spyOn(store, 'read');
  // oxlint-disable-next-line no-await-in-loop -- heard one after the other
  for (const said of news(log, before)) await two.host.refresh('t', said);
  const reads = read.mock.calls.length;
  expect(cleo.view()).toEqual(tableViewFor(tableAfter(log), 'cleo'));
  return reads;
}

const part = (log: readonly TableEvent[], from: number, to: number): News => ({
  version: to,
  events: () => log.slice(from, to),
});

test.each<[string, number, (log: readonly TableEvent[], before: number) => readonly News[]]>([
  ['in order', 0, (log, at) => [part(log, at, at + 1), part(log, at + 1, log.length)]],
  ['all at once', 0, (log, at) => [part(log, at, log.length)]],
  ['twice', 0, (log, at) => [part(log, at, log.length), part(log, at, log.length)]],
  ['with what is known already', 0, (log, at) => [part(log, at - 2, log.length)]],
  ['late', 0, (log, at) => [part(log, at, log.length), part(log, at, at + 1)]],
  ['with a gap before it', 1, (log, at) => [part(log, at + 1, log.length), part(log, at, at + 1)]],
  ['without what it was', 1, (log) => [{ version: log.length, events: () => [] }]],
])('news %s: read %i times', async (_, reads, news) => {
  expect(await received(news)).toBe(reads);
});
