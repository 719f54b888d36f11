/** What comes all at once is done a little in each tick of the event loop: long work, decisions, messages, pages and new tables. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPONENTS } from '@duopolis/rules/components';
import { MOST_SENT } from '@duopolis/table/host';
import { afterEach, expect, test } from 'vitest';
import { newPacking } from '../src/http/pages/packing.ts';
import { type Sender, MESSAGES_PER_TICK, newMessagePacing } from '../src/socket/message-pacing.ts';
import { MOST_HELD, newHolding } from '../src/socket/holding.ts';
import { type Bucket, newBucket } from '../src/bucket.ts';
import { startServer } from '../src/start.ts';
import { openEmbedded, type Store } from '../src/store/embedded.ts';
import { newShares, UNITS_EACH } from '../src/tables/shares.ts';
import { openTables } from '../src/tables/tables.ts';
import { gatheringFor, newBatches, nextAfter } from '../src/tables/batches.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { configOf, personAt, tableOptions, UNREAD } from './kit/server.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const manyOf = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** How many things happened in each tick, until a given number had happened. */
async function perTurn(all: number, count: () => number): Promise<readonly number[]> {
  const turns: number[] = [];
  let before = count();
  while (before < all) {
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await nextTurn();
    turns.push(count() - before);
    before = count();
  }
  return turns;
}

let undo: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- the last first
  for (const one of undo.toReversed()) await one();
  undo = [];
});

function newStore(folder?: string): Store {
  const opened = openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** A request over an accepted connection without its last byte, which is sent on demand; returns the beginning of the answer. */
async function posted(address: string, cookie: string, body: object): Promise<() => Promise<string>> {
  const text = JSON.stringify(body);
  const head = `POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`;
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  undo.push(() => socket.destroy());
  socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write(`${head}content-length: ${text.length}\r\n\r\n${text.slice(0, -1)}`);
  return async () => {
    socket.write(text.slice(-1));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('utf8', 0, 12);
  };
}

test('long work: the units of one tick are bounded, in order, and the first begin at once', async () => {
  const share = newShares();
  const done: number[] = [];
  const units = UNITS_EACH / 4;
  for (const nth of Array.from({ length: 10 }).keys()) void share(units).then(() => done.push(nth));
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([0, 1, 2, 3]);
  await nextTurn();
  expect(done.length).toBeLessThanOrEqual(8);
  await nextTurn();
  await nextTurn();
  expect(done).toEqual([...Array(10).keys()]);
});

test('work of more units than a tick has runs alone', async () => {
  const share = newShares();
  let done = 0;
  for (const _ of Array.from({ length: 5 })) void share(3 * UNITS_EACH).then(() => (done += 1));
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toBe(1);
  for (const nextBatch of [2, 3, 4, 5]) {
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await nextTurn();
    expect(done).toBeLessThanOrEqual(nextBatch);
  }
});

test('tables with many listeners decide over several ticks, all of them and in order', async () => {
  const nextBatch = newBatches(() => {});
  const decided: number[] = [];
  for (const nth of Array.from({ length: 40 }).keys())
    void nextBatch(MOST_SENT / 8).then(() => decided.push(nth));
  const turns = await perTurn(40, () => decided.length);
  expect(Math.max(...turns)).toBe(8);
  expect(decided).toEqual([...Array(40).keys()]);
});

test('a batch over a data file gathers in proportion to the tables of the last one, and more while the event loop is busy', () => {
  expect([1, 2, 8].map((tables) => gatheringFor(tables, 0.5))).toEqual([0, 2, 4]);
  expect([1, 2, 8].map((tables) => gatheringFor(tables, 1))).toEqual([4, 4, 4]);
});

test('a batch over a database begins a pause after the last commit, longer with more nodes, and waits for a slow one only so long', () => {
  const stored = { begun: 100, stored: 110 };
  expect([1, 2, 4, 8, 100].map((nodes) => nextAfter(stored, nodes))).toEqual([114, 117, 123, 135, 142]);
  expect(nextAfter({ begun: 100, stored: undefined }, 4)).toBe(180);
});

test('while a batch is being stored all other tables wait, and then decide together', async () => {
  let isStored = true;
  const { promise: written, resolve: stored } = Promise.withResolvers<void>();
  const nextBatch = newBatches(() => written, {
    wait: () => (isStored ? 0 : 1e6),
    begun: () => (isStored = false),
    stored: () => (isStored = true),
  });
  const decided: string[] = [];
  const ask = (table: string): void => void nextBatch(1).then(() => decided.push(table));
  ask('first');
  await expect.poll(() => decided).toEqual(['first']);
  ask('second');
  ask('third');
  // oxlint-disable-next-line no-await-in-loop -- turn by turn
  for (const _ of Array.from({ length: 5 })) await nextTurn();
  expect(decided).toEqual(['first']);
  stored();
  await expect.poll(() => decided).toEqual(['first', 'second', 'third']);
});

const UNBOUNDED = newBucket(0, { most: Infinity, perSecond: 1 });

test('long messages of many sockets take more ticks than short ones', async () => {
  const longest = 16_384;
  let received = 0;
  const hearing = newMessagePacing<Sender>({
    pays: () => true,
    receive: () => (received += 1),
    refuse: () => {},
    isOpen: () => true,
  });
  const socket = { pause: () => {}, resume: () => {} };
  for (const _ of Array.from({ length: 70 })) hearing({ socket, shared: UNBOUNDED }, '['.repeat(longest));
  expect(received).toBe(7);
  const turns = await perTurn(70, () => received);
  expect(Math.max(...turns)).toBeLessThanOrEqual(14);
});

test('messages that a network sends too fast wait in order, while other networks are served', () => {
  let now = 0;
  const looks: (() => void)[] = [];
  const [loud, quiet] = [
    newBucket(0, { most: 3, perSecond: 100 }),
    newBucket(0, { most: 3, perSecond: 100 }),
  ];
  const released: number[] = [];
  const mayPass = newHolding<{ readonly nth: number; readonly from: typeof loud }>({
    bucketOf: ({ from }) => from,
    release: ({ nth }) => void released.push(nth),
    refuse: () => {},
    now: () => now,
    later: (look) => void looks.push(look),
  });
  const after = (milliseconds: number): void => {
    now += milliseconds;
    looks.splice(0).forEach((look) => look());
  };
  const passed = manyOf(10, (nth) => mayPass({ nth, from: loud }));
  expect(passed.filter(Boolean)).toHaveLength(3);
  expect(mayPass({ nth: 99, from: quiet })).toBe(true);
  after(20);
  expect(released).toEqual([3, 4]);
  for (const _ of Array.from({ length: 5 })) after(10);
  expect(released).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(looks).toEqual([]);
  after(10);
  expect(mayPass({ nth: 10, from: loud })).toBe(true);
});

test('waiting messages of all networks are bounded together, and room returns as they are handled', () => {
  let now = 0;
  const looks: (() => void)[] = [];
  const refused: number[] = [];
  const mayPass = newHolding<{ readonly nth: number; readonly from: Bucket }>({
    bucketOf: ({ from }) => from,
    release: () => {},
    refuse: ({ nth }) => void refused.push(nth),
    now: () => now,
    later: (look) => void looks.push(look),
  });
  const networks = manyOf(4, () => newBucket(0, { most: 1, perSecond: 1_000 }));
  const send = (nth: number): boolean => mayPass({ nth, from: networks[nth % 4] ?? UNBOUNDED });
  for (const nth of Array.from({ length: MOST_HELD + 6 }).keys()) send(nth);
  expect(refused).toEqual([MOST_HELD + 4, MOST_HELD + 5]);
  expect(send(-4)).toBe(false);
  expect(refused).toHaveLength(3);
  now = 1;
  looks.splice(0).forEach((look) => look());
  expect(send(-8)).toBe(false);
  expect(refused).toHaveLength(3);
  /** A network that has sent nothing is not concerned. */
  expect(mayPass({ nth: -1, from: UNBOUNDED })).toBe(true);
});

test('messages of many sockets are charged at once and handled over several ticks; waiting sockets are not read', async () => {
  const received: string[] = [];
  const sockets = manyOf(3 * MESSAGES_PER_TICK, (nth) => {
    const one = { paused: false, paid: 0 };
    return {
      one,
      socket: { pause: () => (one.paused = true), resume: () => (one.paused = false) },
      pays: () => nth % 3 !== 0 && (one.paid += 1) > 0,
      shared: UNBOUNDED,
    };
  });
  const hearing = newMessagePacing<Sender & (typeof sockets)[number]>({
    pays: ({ pays }) => pays(),
    receive: (_, text) => void received.push(text),
    refuse: () => {},
    isOpen: ({ one }) => one !== sockets[1]?.one || received.length < 1,
  });
  const paying = sockets.filter((_, nth) => nth % 3 !== 0);
  for (const text of ['first', 'second']) for (const one of sockets) hearing(one, text);
  expect(paying.map(({ one }) => one.paid)).toEqual(paying.map(() => 2));
  expect(received.length).toBe(MESSAGES_PER_TICK);
  expect(paying.filter(({ one }) => one.paused).length).toBeGreaterThan(0);
  const all = 2 * paying.length - 1;
  const turns = await perTurn(all, () => received.length);
  expect(Math.max(...turns)).toBeLessThanOrEqual(2 * MESSAGES_PER_TICK);
  expect(received.slice(0, paying.length).every((text) => text === 'first')).toBe(true);
  expect(sockets.some(({ one }) => one.paused && one !== sockets[1]?.one)).toBe(false);
});

test('a page is compressed once, in another thread, for any number of requests', async () => {
  let packed = 0;
  const pack = async (page: string): Promise<Buffer> => {
    packed += 1;
    return Buffer.from(`packed ${page}`);
  };
  const packing = newPacking({ br: pack, gzip: pack });
  const asked = await Promise.all(manyOf(100, () => packing('page', 'gzip, br')));
  expect(asked.map(({ encoding, body }) => `${encoding} ${body.toString()}`)).toEqual(
    Array(100).fill('br packed page'),
  );
  expect(await packing('page', 'identity')).toEqual({ body: 'page' });
  await packing('other', 'br');
  expect(packed).toBe(2);
});

test('tables created at once are parsed one per tick, whatever their components', async () => {
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return REAL_ENVIRONMENT.newId();
  };
  const started = await startServer(configOf(), {
    environment: { ...REAL_ENVIRONMENT, newId },
    log: UNREAD,
  });
  if (!started.ok) throw new Error(started.error.code);
  undo.push(started.value.stop);
  const ann = await personAt(() => started.value.address, 'Ann');
  undo.push(ann.connection.close);
  const options = { ...tableOptions(), components: { mats: COMPONENTS.mats } };
  const asked = await Promise.all(manyOf(30, () => posted(started.value.address, ann.cookie, { options })));
  ids = 0;
  const answers = asked.map((send) => send());
  /** A table and its code have an id each, when everything about it is read. */
  const turns = await perTurn(60, () => ids);
  expect(await Promise.all(answers)).toEqual(Array(30).fill('HTTP/1.1 201'));
  /** One may fall before and one after a look. */
  expect(Math.max(...turns)).toBeLessThanOrEqual(4);
});

test('after a crash the tables are loaded a few at a time, and unloaded again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-shares-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const before = newStore(folder);
  const crashed = await openTables(before, REAL_ENVIRONMENT);
  const names = manyOf(100, (nth) => `table-${nth}`);
  for (const name of names) {
    // oxlint-disable no-await-in-loop -- one table after the other
    await crashed.host.create(name, { who: 'ann', name: 'Ann', options: tableOptions(), code: 'code' });
    await crashed.host.follow(name, { member: 'ann', send: () => {} });
    // oxlint-enable no-await-in-loop
  }
  await before.close();
  const store = newStore(folder);
  undo.push(store.close);
  const tables = await openTables(store, REAL_ENVIRONMENT);
  undo.push(tables.stop);
  expect(tables.host.loaded()).toEqual([]);
  const abouts = names.map((name) => tables.directory.about(name)?.here);
  expect(abouts).toEqual(names.map(() => 0));
});
