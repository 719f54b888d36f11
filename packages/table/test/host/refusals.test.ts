/** A host among others refuses nothing for an old state, and reads the store only if no append shows how old its state is. */
import { expect, test, vi } from 'vitest';
import type { Request } from '../../src/request.ts';
import type { OtherHosts } from '../../src/host/host-api.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import { type Bench, bench } from '../kit/host.ts';
import { OK } from '../kit/seated.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

const OTHERS: OtherHosts = {
  owns: () => true,
  come: async () => {},
  gone: async () => {},
  listens: async () => false,
};

const say = (text: string): Request => ({ type: 'say', channel: 'table', content: { kind: 'text', text } });

async function made(store = memoryStore()): Promise<Bench> {
  const on = bench({ store, others: OTHERS });
  const options = optionsOf(tableOf(3));
  expect(await on.host.create('t', { who: 'ann', name: 'Ann', options, code: 'code' })).toEqual(OK);
  return on;
}

test('what is stored with an accepted command is refused without a read, and alone with one', async () => {
  const { host, store } = await made();
  const read = vi.spyOn(store, 'read');
  const refused = { who: 'ann', id: '1', request: { type: 'start' } } as const;
  const accepted = { who: 'ann', id: '2', request: say('hello') };
  expect(await Promise.all([host.request('t', refused), host.request('t', accepted)])).toMatchObject([
    { ok: false, error: { code: 'empty-chairs' } },
    OK,
  ]);
  expect(read).not.toHaveBeenCalled();
  expect(await host.request('t', { ...refused, id: '3' })).toMatchObject({ ok: false });
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['alone', []],
  ['with an accepted one', [{ who: 'ann', id: '1', request: say('hello') }]],
])('a command that another host has made possible is accepted, %s', async (_, before) => {
  const store = memoryStore();
  const one = await made(store);
  const two = bench({ store, others: OTHERS });
  expect(
    await two.host.request('t', { who: 'ben', id: '1', request: { type: 'join', name: 'Ben' } }),
  ).toEqual(OK);
  const asked = [...before, { who: 'ben', id: '2', request: say('I am here') }];
  const answers = await Promise.all(asked.map((request) => one.host.request('t', request)));
  expect(answers).toEqual(asked.map(() => OK));
});
