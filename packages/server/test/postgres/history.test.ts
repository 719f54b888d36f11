/** The comparison of histories with logs finds planted contradictions. */
import type { ServerMessage } from '@duopolis/protocol';
import type { SeenTableEvent, TableEvent } from '@duopolis/table';
import { createHost, memoryStore } from '@duopolis/table/host';
import { beforeAll, expect, test } from 'vitest';
import { tableOptions } from '../kit/server.ts';
import { contradictions } from './history.ts';
import type { Kept } from './kept.ts';
import type { Entry } from './witness.ts';

let kept: Kept;
let received: readonly ServerMessage[];

/** Ann makes a table, Ben joins, both say something; Ben receives everything. */
beforeAll(async () => {
  const store = memoryStore();
  const inbox: ServerMessage[] = [];
  const commands = new Map<string, number>();
  const host = createHost({
    store,
    now: () => 1,
    newSeed: () => 'seed',
    schedule: () => {},
    decideBot: () => Promise.reject(new Error('no bots here')),
  });
  const ask = async (who: string, id: string, request: Parameters<typeof host.request>[1]['request']) => {
    await host.request('t', { who, id, request });
    commands.set(`${who}/${id}`, (await store.read('t')).length);
    if (who === 'ben') inbox.push({ type: 'done', table: 't', id });
  };
  await host.create('t', { who: 'ann', name: 'Ann', options: tableOptions(), code: 'c' });
  await ask('ben', '1', { type: 'join', name: 'Ben' });
  await host.subscribe('t', {
    member: 'ben',
    send: ({ type, stream, number, time, ...rest }) =>
      inbox.push({ type, table: 't', at: { stream, number, time }, ...rest } as ServerMessage),
  });
  await ask('ben', '2', { type: 'sit', seat: 1 });
  await ask('ann', '1', { type: 'sit', seat: 0 });
  await ask('ben', '3', { type: 'ready', ready: true });
  received = structuredClone(inbox);
  kept = { table: 't', log: await store.read('t'), commands };
});

/** When everything was received. */
const AT = 10;

const found = (
  messages: readonly ServerMessage[],
  others: Partial<Kept> = {},
  before: Entry[] = [],
): string => {
  const history = [...before, ...messages.map((message): Entry => ({ type: 'received', at: AT, message }))];
  return contradictions({ you: 'ben', name: 'Ben', history }, { ...kept, ...others }).join('\n');
};

const saying = (id: string, text: string): Entry => ({
  type: 'sent',
  at: AT,
  message: {
    type: 'command',
    table: 't',
    id,
    request: { type: 'say', channel: 'table', content: { kind: 'text', text } },
  },
});

const said = (text: string): TableEvent => ({
  type: 'said',
  at: 1,
  by: 'ben',
  channel: 'table',
  content: { kind: 'text', text },
});

const DONE: ServerMessage = { type: 'done', table: 't', id: '1' };
const REFUSED: ServerMessage = { type: 'refused', table: 't', id: '1', error: { code: 'table-exists' } };

/** Without the nth message that tells of events. */
const without = (nth: number): readonly ServerMessage[] => {
  const place = received.indexOf(received.filter(({ type }) => type === 'events')[nth] as ServerMessage);
  return received.toSpliced(place, 1);
};

const eventsWith = (event: SeenTableEvent): ServerMessage => ({
  type: 'events',
  table: 't',
  at: { stream: 'live', number: 3 },
  events: [event],
});

test('a valid history has no findings', () => {
  expect(received.map(({ type }) => type)).toContain('view');
  expect(received.filter(({ type }) => type === 'events').length).toBeGreaterThan(2);
  expect(found(received)).toBe('');
});

const doubled = (log: readonly TableEvent[]): readonly TableEvent[] => [
  ...log.slice(0, -1),
  ...log.slice(-2, -1),
];

test.each<[string, () => string, string]>([
  [
    'acknowledged, not kept',
    () => found([...received, { type: 'done', table: 't', id: '9' }]),
    '9 was acknowledged and is not in the log',
  ],
  [
    'kept in another order',
    () => found(received, { commands: new Map([...kept.commands, ['ben/3', 1]]) }),
    '3 is out of order',
  ],
  ['told, not kept', () => found(received, { log: kept.log.slice(0, -1) }), 'is not what is in the log'],
  ['told otherwise', () => found(received, { log: doubled(kept.log) }), 'is not what is in the log'],
  [
    'a place with the time of another event',
    () => found(received.map((one) => ('at' in one ? { ...one, at: { ...one.at, time: 9_999 } } : one))),
    'has another time than its event',
  ],
  ['one left out', () => found(without(0)), 'told event'],
  [
    'one twice',
    () => found([...received, ...received.filter(({ type }) => type === 'events')]),
    'told event',
  ],
  [
    'words twice in the log',
    () => found([DONE], { log: [...kept.log, said('hi'), said('hi')] }, [saying('1', 'hi')]),
    '1 is in the log 2 times',
  ],
  ['words lost', () => found([DONE], {}, [saying('1', 'hi')]), 'its words are not in the log'],
  [
    'refused and done',
    () => found([REFUSED], { log: [...kept.log, said('hi')] }, [saying('1', 'hi')]),
    '1 was refused and is in the log',
  ],
  [
    'words in another order',
    () => found([], { log: [...kept.log, said('b'), said('a')] }, [saying('1', 'a'), saying('2', 'b')]),
    'another order',
  ],
  [
    'told before it happened',
    () => found([eventsWith({ type: 'readied', at: 5_000, seat: 1, ready: true })]),
    'from the future',
  ],
  [
    'a choice of somebody else',
    () => found([eventsWith({ type: 'game', at: 1, event: { type: 'chose', seat: 0, tiles: ['S', 'F'] } })]),
    'tells what another seat chose',
  ],
  [
    'a view of something else',
    () => found(received, { log: kept.log.toSpliced(1, 1) }),
    'not what the log gives',
  ],
])('found: %s', (_, tried, problem) => {
  expect(tried()).toContain(problem);
});
