/** Whoever holds histories against logs finds what is wrong with them. */
import type { ServerMessage } from '@duopolis/protocol';
import { createHost, memoryStore, type TableEvent } from '@duopolis/table';
import { beforeAll, expect, test } from 'vitest';
import { tableOptions } from '../kit/server.ts';
import { contradictions, type Kept } from './history.ts';

let kept: Kept;
let told: readonly ServerMessage[];

/** Ann makes a table, Ben joins, both say something; Ben is told of it all. */
beforeAll(async () => {
  const store = memoryStore();
  const heard: ServerMessage[] = [];
  const commands = new Map<string, number>();
  const host = createHost({
    store,
    now: () => 1,
    newSeed: () => 'seed',
    schedule: () => {},
    decideBot: () => Promise.reject(new Error('no bots here')),
  });
  const submit = async (who: string, id: string, request: Parameters<typeof host.submit>[1]['request']) => {
    await host.submit('t', { who, id, request });
    commands.set(`${who}/${id}`, (await store.read('t')).length);
    if (who === 'ben') heard.push({ type: 'done', table: 't', id });
  };
  await host.create('t', { who: 'ann', name: 'Ann', options: tableOptions(), code: 'c' });
  await submit('ben', '1', { type: 'join', name: 'Ben' });
  await host.subscribe('t', 'ben', ({ type, stream, number, ...rest }) =>
    heard.push({ type, table: 't', at: { stream, number }, ...rest } as ServerMessage),
  );
  await submit('ben', '2', { type: 'sit', seat: 1 });
  await submit('ann', '1', { type: 'sit', seat: 0 });
  await submit('ben', '3', { type: 'ready', ready: true });
  told = structuredClone(heard);
  kept = { table: 't', log: await store.read('t'), commands };
});

const found = (messages: readonly ServerMessage[], others: Partial<Kept> = {}): string =>
  contradictions({ you: 'ben', name: 'Ben', told: messages }, { ...kept, ...others }).join('\n');

test('what was so is not contradicted', () => {
  expect(told.map(({ type }) => type)).toContain('view');
  expect(told.filter(({ type }) => type === 'events').length).toBeGreaterThan(2);
  expect(found(told)).toBe('');
});

const doubled = (log: readonly TableEvent[]): readonly TableEvent[] => [
  ...log.slice(0, -1),
  ...log.slice(-2, -1),
];

test.each<[string, () => string, string]>([
  [
    'acknowledged, not kept',
    () => found([...told, { type: 'done', table: 't', id: '9' }]),
    '9 was acknowledged and is not in the log',
  ],
  [
    'kept in another order',
    () => found(told, { commands: new Map([...kept.commands, ['ben/3', 1]]) }),
    '3 is out of order',
  ],
  ['told, not kept', () => found(told, { log: kept.log.slice(0, -1) }), 'is not what is in the log'],
  ['told otherwise', () => found(told, { log: doubled(kept.log) }), 'is not what is in the log'],
  [
    'a view of something else',
    () => found(told, { log: kept.log.toSpliced(1, 1) }),
    'not what the log gives',
  ],
])('found: %s', (_, tried, problem) => {
  expect(tried()).toContain(problem);
});
